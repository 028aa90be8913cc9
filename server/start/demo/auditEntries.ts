import { detailsOf } from '#core/audit/detailsOf.ts';
import type { auditEntries } from '#platform/database/schema/audit.ts';
import type { DemoArena } from './arenas.ts';
import type { Cast } from './people.ts';
import { HOUR_MS, idAt } from './pix.ts';
import type { Rows } from './reservationRows.ts';

type Entry = typeof auditEntries.$inferInsert;
type Done = Pick<Entry, 'deed' | 'role' | 'personId' | 'at'> & Partial<Pick<Entry, 'subjectId' | 'details'>>;

/** What is older is asked about by nobody: thousands of entries would make the first start slower for nothing. */
const KEPT_MS = 7 * 24 * HOUR_MS;

/** An entry of the audit of one arena, not sealed yet: the server does that once it runs. */
export function entryOf(arenaId: string, done: Done): Entry {
  return { chain: arenaId, id: idAt(done.at), subjectId: null, details: '', ...done };
}

/** Who did what with an arena's reservations in the last days; those of series began before. */
export function demoEntries(
  made: readonly Rows[],
  { row }: Pick<DemoArena, 'row'>,
  { receptionist }: Cast,
  now: Date,
): Entry[] {
  const team = {
    owner: { role: 'arena-owner', personId: row.ownerId },
    reception: { role: 'reception', personId: receptionist.id },
  } as const;
  const since = now.getTime() - KEPT_MS;
  return (
    made
      .filter(({ reservation: { arenaId, seriesId } }) => arenaId === row.id && !seriesId)
      .flatMap((rows) => doneWith(rows, team).map((done) => ({ subjectId: rows.reservation.id, ...done })))
      // Who pays ahead does so at this very moment: dozens of such entries would hide the week.
      .filter(({ at }) => at.getTime() >= since && at < now)
      .map((done) => entryOf(row.id, done))
  );
}

type Who = Pick<Done, 'role' | 'personId'>;

/** The desk takes guests by phone; the rest is the owner's. */
function doneWith({ reservation, movements }: Rows, team: Record<'owner' | 'reception', Who>): Done[] {
  const { madeBy, playerId, guestPlayerName, createdAt, closedAt, status, totalCentavos, noShowAt } = reservation;
  const player = { role: 'player', personId: playerId ?? null };
  const isByDesk = madeBy === 'owner';
  const maker = isByDesk ? (guestPlayerName ? team.reception : team.owner) : player;
  const paid = movements.map(({ at, valueCentavos }) => {
    const isWhole = valueCentavos === totalCentavos;
    const details = isWhole ? '' : detailsOf({ info: '', value: valueCentavos / 100 });
    return { ...team.owner, deed: isWhole ? 'payReservation' : 'addInstallment', at, details };
  });
  const isCancelled = status === 'CANCELADA' && closedAt;
  return [
    { ...maker, deed: isByDesk ? 'makeOwnerReservation' : 'makeReservation', at: createdAt },
    ...paid,
    ...(isCancelled && isByDesk ? [{ ...team.owner, deed: 'cancelAtDesk', at: closedAt }] : []),
    ...(isCancelled && !isByDesk ? [{ ...player, deed: 'cancelReservation', at: closedAt }] : []),
    ...(noShowAt ? [{ ...team.owner, deed: 'markNoShow', at: noShowAt }] : []),
  ];
}
