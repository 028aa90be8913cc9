/**
 * SQL text: whether a charge `c` is of a payment link and the platform has its money for the arena, until a payout gives it. Of an account of the
 * owner's own it never had it.
 */
export const IS_LINK_MONEY = `c.link_id is not null and c.account_id is null and c.payout_id is null and c.status = 'approved'`;
