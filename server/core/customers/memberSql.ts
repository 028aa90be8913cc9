/**
 * Joins the root of the record that a row `r` with `player_id` and `customer_id` has, as `record`; none for a player's. Its `player_id`
 * is the account to which it belongs.
 */
export const RECORD_OF_ROW = `
    left join lateral (
      select case root.answer when 'accepted' then root.player_id end as player_id, root.id, root.name
      from customer c join customer root on root.arena_id = c.arena_id and root.id = c.root_id
      where c.arena_id = r.arena_id and c.id = r.customer_id and r.player_id is null) record on true`;

/** Whose account such a row is, its player's or its record's; null of who has none. */
export const PLAYER_OF_ROW = 'coalesce(r.player_id, record.player_id)';

/** The ids of the records of the arena $1 that belong to accounts: those that were joined to a record of which its person said so. */
export const recordsOf = (players: string): string => `
  select c.id from customer root join customer c on c.arena_id = root.arena_id and c.root_id = root.id
  where root.arena_id = $1 and root.player_id = any(${players}) and root.answer = 'accepted'`;

/** The ids of the records of the arena $1 that were joined to some, themselves among them. */
export const joinedTo = (roots: string): string => `
  select c.id from customer c where c.arena_id = $1 and c.root_id = any(${roots})`;
