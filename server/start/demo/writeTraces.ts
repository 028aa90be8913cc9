import type { Day } from '#domain/values/days/day.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { cancellations } from '#platform/database/schema/ledger.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import { waiting } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { DemoArena } from './arenas.ts';
import { demoAsked } from './asked.ts';
import { demoEntries } from './auditEntries.ts';
import type { Cast } from './people.ts';
import { HOUR_MS } from './pix.ts';
import type { demoRain } from './rain.ts';
import type { Rows } from './reservationRows.ts';
import { bookedFacts, deskNotices, noticesOf } from './told.ts';
import { write } from './write.ts';

interface Traces {
  readonly places: readonly DemoArena[];
  /** The demonstration owner's. */
  readonly home: DemoArena;
  readonly made: readonly Rows[];
  readonly cast: Cast;
  readonly today: Day;
  readonly rain: ReturnType<typeof demoRain>;
}

/** What a week of work left at the demonstration owner's arena: who did what, what people were told, and what waits for an answer. */
export async function writeTraces(tx: Transaction, traces: Traces): Promise<void> {
  const { home, made, cast, today, rain } = traces;
  const asked = demoAsked(made, home, cast, today, tx.now);
  const desk = [home.row.ownerId, cast.receptionist.id];
  const atCounter = made.filter(
    ({ reservation }) => !rain.cancellations.some((one) => one.reservationId === reservation.id),
  );
  await write(tx, closures, [rain.closure]);
  await write(tx, cancellations, rain.cancellations);
  await write(tx, waiting, asked.queue);
  await write(tx, seriesRequests, asked.requests);
  await write(tx, auditEntries, [...demoEntries(atCounter, home, cast, tx.now), ...asked.entries, rain.entry]);
  await write(tx, notices, [
    ...deskNotices(atCounter, home, desk, tx.now),
    ...asked.notices,
    ...playersNotices(traces, tx.now),
  ]);
}

/** The star's: vouchers that she was given, and the PIX that came back. */
function playersNotices({ home, places, made, cast: { star } }: Traces, now: Date) {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const vouchers = home.vouchers.filter(({ playerId, status }) => playerId === star.id && status === 'ATIVO');
  const given = vouchers.flatMap(({ id: subjectId }, index) => {
    const told = { subjectId, facts: { arena: home.row.name }, at: ago(6 + 20 * index) };
    return noticesOf('voucherReceived', [star.id], told, index > 0);
  });
  const returned = made.flatMap((rows) => {
    const { playerId, arenaId, totalCentavos: value } = rows.reservation;
    const [refund] = rows.refunds;
    const arena = places.find((place) => place.row.id === arenaId);
    if (playerId !== star.id || !refund?.doneAt || !arena) return [];
    const told = { subjectId: refund.chargeId, change: 'all', facts: { ...bookedFacts(rows, arena), value } };
    return noticesOf('refundDone', [star.id], { ...told, at: refund.doneAt }, true);
  });
  return [...given, ...returned];
}
