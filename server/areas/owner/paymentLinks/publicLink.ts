import { and, eq } from 'drizzle-orm';
import type { PixSettlement } from '#domain/payment/charge.ts';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { firstName } from '#domain/people/person.ts';
import { settlementOf } from '#core/payment/charges.ts';
import type { Providers } from '#core/payment/providers.ts';
import { hashToken } from '#core/people/tokens.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { readLinkArena, receiverOf } from './linkArena.ts';
import { type LinkRow, overOf, selectLinks, stateOf, subjectOf } from './linkRows.ts';
import { readMoneyBack } from './moneyBack.ts';

interface Opening {
  readonly database: Database;
  readonly providers: Pick<Providers, 'accountFor'>;
}

/** What whoever has the secret sees. A guess, a link that was ended and one of somebody who is erased are not found alike. */
export function readOpened({ database, providers }: Opening): Read<'openedPaymentLink'> {
  return async ({ body: { token, payment } }) => {
    const { arenaId, id, is } = await findLink(database.orm, token);
    const [row] = await selectLinks(database.orm, arenaId, is);
    if (!row) return refuse('payment_link_not_found');
    const link = await toPublic(database.orm, row, { now: await readNow(database), providers });
    const settlement = payment === undefined ? null : await readSettlement(database.orm, { arenaId, id, payment });
    return { data: { link, ...present({ settlement }) } };
  };
}

/** The arena of the link with this secret, and the condition by which it is found there. */
export async function findLink(queries: Queries, token: string) {
  const is = eq(paymentLinks.tokenHash, hashToken(token));
  const [found] = await queries
    .select({ arenaId: paymentLinks.arenaId, id: paymentLinks.id })
    .from(paymentLinks)
    .where(is);
  return found ? { ...found, is } : refuse('payment_link_not_found');
}

interface Shown extends Pick<Opening, 'providers'> {
  readonly now: Date;
}

/** A link as its page shows it. Once it is over nothing is told of the reservation but why, where that is the payer's business. */
export async function toPublic(queries: Queries, row: LinkRow, { now, providers }: Shown): Promise<PublicLink> {
  if (row.isErased) return refuse('payment_link_not_found');
  const { arenaId, saidCentavos, reason } = row.link;
  const stored = stateOf(row);
  const waits = stored === 'open' || stored === 'refused';
  const over = waits ? overOf(row, now) : undefined;
  const state = over === undefined ? stored : 'over';
  const isGiven = row.whomVersion !== row.link.whomVersion;
  const arena = await readLinkArena(queries, arenaId);
  const { name, city, phone, pixKey: key, pixReceiver } = arena;
  const subject = subjectOf(row);
  // The key is shown while something is to be paid, and only then.
  const isPayable = state === 'open' || state === 'refused';
  const pix = isPayable && key !== null && pixReceiver !== null ? { key, receiver: pixReceiver } : null;
  const receiver = isPayable ? receiverOf(arena, providers) : undefined;
  return {
    state,
    arena: { name, city, ...present({ phone, pix }) },
    ...subject,
    ...(over !== undefined && { over }),
    ...(!isGiven && { firstName: firstName(row.player ?? row.guest ?? '') }),
    ...present({ said: saidCentavos, reason: state === 'refused' ? reason : null }),
    ...(receiver && subject.left >= receiver.leastAmount && { takesPix: true }),
    ...present({ back: await readMoneyBack(queries, row) }),
  };
}

interface Paid {
  readonly arenaId: string;
  /** Of the link. */
  readonly id: string;
  /** The provider's id of the PIX, because a link may have had several. */
  readonly payment: string;
}

/** What became of the money of a PIX; null when the link had no such one. */
async function readSettlement(queries: Queries, { arenaId, id, payment }: Paid): Promise<PixSettlement | null> {
  const isAll = and(eq(refunds.chargeId, charges.id), eq(refunds.part, 'all'));
  const [charge] = await queries
    .select({ status: charges.status, refund: refunds.state })
    .from(charges)
    .leftJoin(refunds, isAll)
    .where(and(eq(charges.arenaId, arenaId), eq(charges.linkId, id), eq(charges.providerId, payment)));
  return charge ? settlementOf(charge) : null;
}
