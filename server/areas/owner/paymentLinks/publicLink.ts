import { eq } from 'drizzle-orm';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { firstName } from '#domain/people/person.ts';
import { hashToken } from '#core/people/tokens.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { type LinkRow, overOf, selectLinks, stateOf, subjectOf } from './linkRows.ts';

/** What whoever has the secret sees. A guess, a link that was ended and one of somebody who is erased are not found alike. */
export function readOpened(database: Database): Read<'openedPaymentLink'> {
  return async ({ body: { token } }) => {
    const { arenaId, is } = await findLink(database.orm, token);
    const [row] = await selectLinks(database.orm, arenaId, is);
    if (!row) return refuse('payment_link_not_found');
    return { data: { link: await toPublic(database.orm, row, await readNow(database)) } };
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

/** A link as its page shows it. Once it is over nothing is told of the reservation but why, where that is the payer's business. */
export async function toPublic(queries: Queries, row: LinkRow, now: Date): Promise<PublicLink> {
  if (row.isErased) return refuse('payment_link_not_found');
  const { arenaId, saidCentavos, reason } = row.link;
  const stored = stateOf(row);
  const waits = stored === 'open' || stored === 'refused';
  const over = waits ? overOf(row, now) : undefined;
  const state = over === undefined ? stored : 'over';
  const isGiven = row.whomVersion !== row.link.whomVersion;
  return {
    state,
    arena: await readArena(queries, arenaId, state),
    ...subjectOf(row),
    ...(over !== undefined && { over }),
    ...(!isGiven && { firstName: firstName(row.player ?? row.guest ?? '') }),
    ...present({ said: saidCentavos, reason: state === 'refused' ? reason : null }),
  };
}

/** The key is shown while something is to be paid, and only then. */
async function readArena(queries: Queries, arenaId: string, state: PublicLink['state']): Promise<PublicLink['arena']> {
  const { name, city, phone, pixKey, pixReceiver } = arenas;
  const [found] = await queries
    .select({ name, city, phone, pixKey, pixReceiver })
    .from(arenas)
    .where(eq(arenas.id, arenaId));
  if (!found) return refuse('payment_link_not_found');
  const { pixKey: key, pixReceiver: receiver } = found;
  const isPayable = state === 'open' || state === 'refused';
  const pix = isPayable && key !== null && receiver !== null ? { key, receiver } : null;
  return { name: found.name, city: found.city, ...present({ phone: found.phone, pix }) };
}
