import type { ClosureReport } from '#domain/closures/rebooking.ts';
import { guestMessage } from '#domain/notices/guestMessage.ts';
import { hoursText } from '#domain/notices/kind.ts';
import { RESERVATION_KINDS } from '#domain/notices/reservationKinds.ts';
import { toIsoDay } from '#domain/values/days/day.ts';

const { courtsClosed } = RESERVATION_KINDS;

type Met = Pick<ClosureReport['reservations'][number], 'who' | 'date' | 'hours' | 'isShortened'>;

/** What a guest is sent about the hours that a closure took. Their money the desk agrees on with them. */
export function closedGuestText(
  { reason }: Pick<ClosureReport, 'reason'>,
  { who, date, hours, isShortened = false }: Met,
  { id: arenaId, name: arena }: { readonly id: string; readonly name: string },
): string {
  const lost = { day: toIsoDay(date), hours: hoursText(hours), isRest: isShortened };
  const facts = { arenaId, arena, reason, reservations: [lost], money: [] };
  return guestMessage(who, { title: courtsClosed.title(facts), line: courtsClosed.line(facts, who) });
}
