import type { CourtAvailability } from '#domain/slots/availability.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import type { WaitingAsk } from '#domain/waiting/waiting.ts';
import type { FormOf } from '../../../../../machines/submission/forms.ts';
import { JOIN } from './queueTexts.ts';

/** The key of the draft; each day of an arena has its own. */
export function draftOfJoin({ id, date }: Pick<TypedJoin, 'id' | 'date'>): string {
  return `queueJoin ${id} ${date}`;
}

/** What is typed, all as texts; `id` is the arena's. */
type TypedJoin = FormOf<'queueJoin'>;

/** What the page knows without being told. */
export type JoinPlace = Pick<TypedJoin, 'id' | 'date' | 'zone'>;

/** The form as it opens, in the order of the fields on screen. */
export const NEW_JOIN: Omit<TypedJoin, keyof JoinPlace> = { court: '', startHour: '', hours: '1', before: '' };

const HOUR_MS = 3_600_000;

/** Until when the player waits; undefined for until the last of the hours begins. */
export function untilOf({
  date,
  startHour,
  before,
  zone,
}: Omit<TypedJoin, 'id' | 'court' | 'hours'>): Date | undefined {
  if (before === '') return undefined;
  return new Date(instantOf(fromIsoDay(date), Number(startHour), zone).getTime() - Number(before) * HOUR_MS);
}

/** The hours that none of the courts has free: of one court, or of all. */
export function takenHours(courts: readonly CourtAvailability[], court: string): number[] {
  const wanted = courts.filter(({ id }) => court === '' || id === court);
  const hours = [...new Set(wanted.flatMap(({ slots }) => slots.map(({ startHour }) => startHour)))];
  const isFree = (hour: number): boolean =>
    wanted.some(({ slots }) => slots.some((slot) => slot.startHour === hour && slot.isAvailable));
  return hours.filter((hour) => !isFree(hour)).toSorted((a, b) => a - b);
}

/** The form's errors, by field. */
export function joinFaults(typed: Omit<TypedJoin, 'id'>, courts: readonly CourtAvailability[], now: Date) {
  const faults: Record<string, string> = {};
  const taken = takenHours(courts, typed.court);
  if (typed.startHour === '' || !taken.includes(Number(typed.startHour))) faults['startHour'] = JOIN.noHour;
  else if (!hoursOf(typed).every((hour) => taken.includes(hour))) faults['hours'] = JOIN.notTaken;
  const until = typed.startHour === '' ? undefined : untilOf(typed);
  if (until && until <= now) faults['before'] = JOIN.pastUntil;
  return faults;
}

export function toJoin(typed: TypedJoin): WaitingAsk {
  const { id, date, court } = typed;
  const until = untilOf(typed);
  return {
    arena: id,
    date: fromIsoDay(date),
    hours: hoursOf(typed),
    ...(court !== '' && { courts: [court] }),
    ...(until && { until }),
  };
}

function hoursOf({ startHour, hours }: Pick<TypedJoin, 'startHour' | 'hours'>): number[] {
  return Array.from({ length: Number(hours) }, (_, index) => Number(startHour) + index);
}
