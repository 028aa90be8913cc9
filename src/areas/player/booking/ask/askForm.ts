import { Result, Schema } from 'effect';
import { SPORTS } from '#domain/courts/sport.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { SeriesAsk } from '#domain/series/request.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../../machines/submission/forms.ts';
import { ASK } from './askTexts.ts';

/** The key of the draft; each arena has its own. */
export function draftOfAsk(arena: string): string {
  return `seriesAsk ${arena}`;
}

/** What is typed, all as texts; `id` is the arena's. */
type TypedAsk = FormOf<'seriesAsk'>;

/** The form as it opens, in the order of the fields on screen. */
export function newAsk(today: Day): Omit<TypedAsk, 'id'> {
  const where = { court: '', sport: SPORTS[0] };
  return { weekday: '', startHour: '', hours: '1', ...where, from: toIsoDay(today), note: '' };
}

/** The form's errors, by field. */
export function askFaults(typed: TypedAsk): Record<string, string> {
  const faults = {
    ...(typed.weekday === '' && { weekday: ASK.noWeekday }),
    ...(typed.startHour === '' && { startHour: ASK.noHour }),
    ...(typed.from === '' && { from: ASK.noFrom }),
  };
  if (Object.keys(faults).length > 0) return faults;
  const decoded = decode(onTheWire(typed));
  if (Result.isSuccess(decoded)) return {};
  // What is about no single field is about the hours.
  const { '': about, ...others } = fieldErrors(decoded.failure.issue);
  return about === undefined ? others : { hours: about };
}

const decode = Schema.decodeUnknownResult(SeriesAsk, { errors: 'all' });
const toWish = Schema.decodeUnknownSync(SeriesAsk);

export function toAsk(typed: TypedAsk): SeriesAsk {
  return toWish(onTheWire(typed));
}

function onTheWire({ id, court, weekday, startHour, hours, sport, from, note }: TypedAsk) {
  return {
    arena: id,
    ...(court !== '' && { court }),
    weekday: Number(weekday),
    startHour: Number(startHour),
    hours: Number(hours),
    sport,
    from,
    ...(note.trim() !== '' && { note }),
  };
}
