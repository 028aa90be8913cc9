import { and, asc, desc, eq } from 'drizzle-orm';
import { MOST_SAID } from '#domain/payment/paymentLink.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { findOwn } from '#core/reservations/changed.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import type { Read } from '#platform/http/handler.ts';
import { IS_THERE, isSaid, selectLinks, subjectOf, toDesk } from './linkRows.ts';

/** The newest link of a reservation of the caller's arena. */
export function readLink(database: Database): Read<'paymentLink'> {
  return async ({ viewer, params: { id } }) => {
    const arenaId = arenaIdOf(viewer);
    const [row] = await selectLinks(database.orm, arenaId, and(IS_THERE, eq(paymentLinks.reservationId, id)))
      .orderBy(desc(paymentLinks.id))
      .limit(1);
    if (row) return { data: { link: toDesk(row, await readNow(database)) } };
    await findOwn(database.orm, arenaId, id);
    return { data: {} };
  };
}

/** What somebody said to have paid by a link and nobody has looked at, the first said first. */
export function readSaidLinks(database: Database): Read<'saidPaymentLinks'> {
  return async ({ viewer }) => {
    const now = await readNow(database);
    const rows = await selectLinks(database.orm, arenaIdOf(viewer), isSaid(now))
      .orderBy(asc(paymentLinks.saidAt), asc(paymentLinks.id))
      .limit(MOST_SAID);
    const links = rows.map((row) => {
      const { date, courts } = subjectOf(row);
      const name = row.player ?? row.guest ?? '';
      return { link: toDesk(row, now), reservation: row.link.reservationId, name, date, courts };
    });
    return { data: { links } };
  };
}
