import type { NoticeKind, FactsOf } from '#domain/notices/notice.ts';
import { hoursText } from '#domain/notices/kind.ts';
import type { notices } from '#platform/database/schema/notices.ts';
import type { DemoArena } from './arenas.ts';
import { HOUR_MS, idAt } from './pix.ts';
import type { Rows } from './reservationRows.ts';

type Row = typeof notices.$inferInsert;

/** A bell with something in it, and more than a page to look through. */
const [UNREAD, MOST] = [6, 24];

interface Told<K extends NoticeKind>
  extends Pick<Row, 'subjectId'>, Partial<Pick<Row, 'arenaId' | 'aboutId' | 'change'>> {
  readonly facts: FactsOf<K>;
  readonly at: Date;
}

/** A notice for each of these people, which they have seen an hour later or not at all. */
export function noticesOf<K extends NoticeKind>(
  kind: K,
  to: readonly string[],
  { facts, at, change = '', ...rest }: Told<K>,
  isRead: boolean,
): Row[] {
  const readAt = isRead ? new Date(at.getTime() + HOUR_MS) : null;
  const row = { ...rest, id: idAt(at), kind, change, facts, madeAt: at, readAt };
  return to.map((personId) => ({ ...row, personId }));
}

/** What an arena's desk was told last: reservations of players, their PIX, and who cancelled. */
export function deskNotices(made: readonly Rows[], home: DemoArena, desk: readonly string[], now: Date): Row[] {
  const arenaId = home.row.id;
  return made
    .filter(({ reservation }) => reservation.arenaId === arenaId && reservation.madeBy === 'player')
    .flatMap((rows) => toldOf(rows, home))
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST)
    .flatMap(({ kind, ...told }, index) => noticesOf(kind, desk, { ...told, arenaId }, index >= UNREAD));
}

type ToDesk = Told<'bookingMade' | 'bookingCancelled' | 'pixReceived'> & {
  readonly kind: 'bookingMade' | 'bookingCancelled' | 'pixReceived';
};

function toldOf(rows: Rows, home: DemoArena): ToDesk[] {
  const { reservation, charges } = rows;
  const { id, playerId: aboutId, status, createdAt, closedAt, paymentMethod } = reservation;
  const facts = bookedFacts(rows, home);
  const told = { subjectId: id, aboutId, facts };
  if (paymentMethod === 'local' && status === 'CANCELADA' && closedAt) {
    return [{ ...told, kind: 'bookingCancelled', at: closedAt }];
  }
  if (paymentMethod === 'local') return [{ ...told, kind: 'bookingMade', at: createdAt }];
  return charges.flatMap(({ id: charge, approvedAt, amountCentavos: value }) =>
    approvedAt
      ? [{ ...told, subjectId: charge ?? id, kind: 'pixReceived', facts: { ...facts, value }, at: approvedAt }]
      : [],
  );
}

/** What people are told of a reservation. */
export function bookedFacts({ reservation: { id, day }, slots }: Rows, { row }: DemoArena) {
  return { reservation: id, arena: row.name, day, hours: hoursText(slots.map(({ hour }) => hour)) };
}
