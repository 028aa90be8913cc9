import { Result, Schema } from 'effect';
import { type Day, IsoDay } from '../../../../domain/days/day.ts';
import { DEFAULT_ZONE, type Moment, momentIn } from '../../../../domain/days/moment.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { ownArenaQuery } from '../ownArena/index.ts';

const DAY_PARAMETER = 'dia';
const RESERVATION_PARAMETER = 'reserva';
const readDay = Schema.decodeUnknownResult(IsoDay);

/** The current day and hour in the arena's time zone; until the arena has been read, in the default zone. */
export function arenaMoment({ call, queryClient, now }: App): Moment {
  const known = queryClient.getQueryData(ownArenaQuery(call).queryKey);
  return momentIn(now(), known?.arena.zone ?? DEFAULT_ZONE);
}

/** The day that `?dia=2026-03-05` names; today when it names none. */
export function dayIn(search: string, today: Day): Day {
  const read = readDay(new URLSearchParams(search).get(DAY_PARAMETER));
  return Result.isSuccess(read) ? read.success : today;
}

/** The reservation whose card `?reserva=…` asks for. */
export function reservationIn(search: string): string | undefined {
  return new URLSearchParams(search).get(RESERVATION_PARAMETER) ?? undefined;
}
