import { Option, Schema } from 'effect';
import { type Becomes, BECOMES } from '../../../../../domain/agenda/cancellation.ts';
import { type DeskMethod, USUAL_METHOD } from '../../../../../domain/agenda/movement.ts';
import {
  CLOSURE_FAULTS,
  CLOSURE_REASONS,
  type ClosureImpact,
  type ClosureReason,
  ClosureScope,
  type Closing,
} from '../../../../../domain/closures/closure.ts';
import { addDays, toIsoDay } from '../../../../../domain/days/day.ts';
import { partsOf } from '../../../../shared/forms/parts.ts';
import { CLOSING } from './closingTexts.ts';
import type { OpenDay, Period } from './openDay.ts';

/** The form's name, and the key of its draft. */
export const CLOSING_DRAFT = 'courtClosure';

/** The form's values as texts, because a draft stores texts only, in the order of the fields on screen. */
export interface TypedClosing extends Record<string, string> {
  /** With commas between them; empty for all of the day. */
  readonly courts: string;
  readonly period: Period;
  /** Of a period of one's own alone. Without a last day it is the first alone. */
  readonly from: string;
  readonly until: string;
  readonly startHour: string;
  readonly endHour: string;
  readonly reason: ClosureReason;
  readonly becomes: Becomes | '';
  readonly method: DeskMethod;
}

/** Rain: from now until tonight. @param shown the courts in the grid, when they are not all of the day's */
export function usualClosing({ day, ahead, ends }: OpenDay, shown: readonly string[]): TypedClosing {
  return {
    courts: shown.join(),
    period: 'day',
    from: toIsoDay(day),
    until: '',
    startHour: String(ahead),
    endHour: String(ends),
    reason: CLOSURE_REASONS[0],
    becomes: '',
    method: USUAL_METHOD,
  };
}

const WEEK_DAYS = 7;
const decode = Schema.decodeOption(ClosureScope);

/** What the form would close; undefined while it is incomplete. */
export function scopeIn(typed: TypedClosing, open: OpenDay): ClosureScope | undefined {
  const known = open.courts.map(({ id }) => id);
  const chosen = partsOf(typed.courts).filter((id) => known.includes(id));
  const courts = chosen.length > 0 ? chosen : known;
  return Option.getOrUndefined(decode({ courts, ...timesIn(typed, open) }));
}

function timesIn({ period, from, until, startHour, endHour }: TypedClosing, { day, ...open }: OpenDay) {
  const first = toIsoDay(day);
  if (period === 'day') return { from: first, until: first, startHour: open.ahead, endHour: open.ends };
  // What is over of the first day stays as it is: the server leaves it out.
  if (period === 'week')
    return {
      from: first,
      until: toIsoDay(addDays(day, WEEK_DAYS - 1)),
      startHour: open.opens,
      endHour: open.ends,
    };
  return { from, until: until === '' ? from : until, startHour: Number(startHour), endHour: Number(endHour) };
}

/** The form's errors by field. Nobody closes what they have not seen, so an impact that is not known is one. */
export function closingFaults(typed: TypedClosing, impact: ClosureImpact | undefined): Record<string, string> {
  const { period, from, until, startHour, endHour, becomes } = typed;
  const isOther = period === 'other';
  const faults = {
    ...(isOther && from === '' && { from: CLOSING.noDay }),
    ...(isOther && until !== '' && until < from && { until: CLOSURE_FAULTS.days }),
    ...(isOther && Number(endHour) <= Number(startHour) && { endHour: CLOSURE_FAULTS.hours }),
  };
  if (Object.keys(faults).length > 0) return faults;
  if (!impact) return { impact: CLOSING.unseen };
  return impact.atArena > 0 && becomes === '' ? { becomes: CLOSING.decide } : {};
}

/** The wish to close, with what was seen; undefined while it is incomplete. */
export function toClosing(typed: TypedClosing, scope: ClosureScope, impact: ClosureImpact): Closing {
  const { reason, becomes, method } = typed;
  const { reservations, atArena, byPix } = impact;
  const asked = { scope, reason, seen: { reservations, atArena, byPix } };
  if (atArena === 0 || becomes === '') return asked;
  return { ...asked, money: becomes === 'refund' ? { becomes, method } : { becomes } };
}

/** What can become of the money; where it is all from guests, nobody has an account that could hold a credit. */
export function fatesOf({ atArena, byGuests }: ClosureImpact): readonly Becomes[] {
  return byGuests < atArena ? BECOMES : BECOMES.filter((becomes) => becomes !== 'credit');
}
