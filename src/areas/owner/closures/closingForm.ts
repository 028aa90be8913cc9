import { Option, Schema } from 'effect';
import { type Becomes, BECOMES } from '#domain/ledger/cancellation.ts';
import { type DeskMethod, USUAL_METHOD } from '#domain/ledger/movement.ts';
import { CLOSURE_FAULTS, type ClosureImpact, ClosureScope, type Closing } from '#domain/closures/closure.ts';
import { CLOSURE_REASONS, type ClosureReason } from '#domain/hours/closureReason.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { partsOf } from '../../../shared/forms/parts.ts';
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
  /** Whether the running hour is broken off; otherwise it counts as played. */
  readonly interrupted: 'yes' | '';
  readonly becomes: Becomes | '';
  readonly method: DeskMethod;
  /** Whether players who have paid may choose another hour. */
  readonly offer: 'yes' | '';
  /** The ids of the reservations that are treated the other way, with commas between them. */
  readonly others: string;
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
    interrupted: '',
    becomes: '',
    method: USUAL_METHOD,
    offer: 'yes',
    others: '',
  };
}

const WEEK_DAYS = 7;
const decode = Schema.decodeOption(ClosureScope);

/** What the form would close; undefined while it is incomplete. */
export function scopeIn(typed: TypedClosing, open: OpenDay): ClosureScope | undefined {
  const known = open.courts.map(({ id }) => id);
  const chosen = partsOf(typed.courts).filter((id) => known.includes(id));
  const courts = chosen.length > 0 ? chosen : known;
  const interrupted = typed.interrupted === 'yes' && { isInterrupted: true };
  return Option.getOrUndefined(decode({ courts, ...timesIn(typed, open), ...interrupted }));
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
  return restOf(typed, impact).atArena > 0 && becomes === '' ? { becomes: CLOSING.decide } : {};
}

/** The wish to close, with what was seen; undefined while it is incomplete. */
export function toClosing(typed: TypedClosing, scope: ClosureScope, impact: ClosureImpact): Closing {
  const { reason, method } = typed;
  const { reservations, atArena, byPix } = impact;
  const asked = { scope, reason, seen: { reservations, atArena, byPix }, ...offeringOf(typed, impact) };
  // All of it waits for its players; what they do not choose becomes credit.
  const becomes = restOf(typed, impact).atArena === 0 ? 'credit' : typed.becomes;
  if (atArena === 0 || becomes === '') return asked;
  return { ...asked, money: becomes === 'refund' ? { becomes, method } : { becomes } };
}

function offeringOf(typed: TypedClosing, impact: ClosureImpact): Pick<Closing, 'offer' | 'others'> {
  const others = offeredIn(typed, impact).map(({ id }) => id);
  if (others.length === 0) return {};
  return others.length === impact.offerable.length ? { offer: true } : { others };
}

/** The reservations whose players may choose another hour. */
export function offeredIn({ offer, others }: Pick<TypedClosing, 'offer' | 'others'>, { offerable }: ClosureImpact) {
  const apart = new Set(partsOf(others));
  return offerable.filter(({ id }) => (offer === 'yes') !== apart.has(id));
}

/** What is decided now: all that was received but for what waits for its players. Centavos. */
export function restOf(
  typed: Pick<TypedClosing, 'offer' | 'others'>,
  impact: ClosureImpact,
): Pick<ClosureImpact, 'atArena' | 'byGuests' | 'byPix'> {
  const waits = (isPix: boolean) =>
    offeredIn(typed, impact).reduce((sum, { paid, byPix }) => (byPix === isPix ? sum + paid : sum), 0);
  const { atArena, byPix, byGuests } = impact;
  return { atArena: atArena - waits(false), byPix: byPix - waits(true), byGuests };
}

/** What can become of the money; where it is all from guests, nobody has an account that could hold a credit. */
export function fatesOf({ atArena, byGuests }: Pick<ClosureImpact, 'atArena' | 'byGuests'>): readonly Becomes[] {
  return byGuests < atArena ? BECOMES : BECOMES.filter((becomes) => becomes !== 'credit');
}
