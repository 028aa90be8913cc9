import { Schema } from 'effect';
import { Id, isId } from '../values/id.ts';
import { compareDays, type Day, IsoDay, toIsoDay } from '../values/days/day.ts';
import type { CourtAvailability } from '../slots/availability.ts';
import { type PeriodId, PERIODS, StartHour } from '../values/days/hours.ts';
import { type ChosenSlot, toggleSlot } from './selection.ts';
import { DEFAULT_SPORT, isSport, playedInstead, type Sport } from '../courts/sport.ts';

/** An hour of a court that an address names. */
export interface AskedHour {
  readonly court: Id;
  readonly startHour: number;
  readonly sport: Sport;
}

/** Why the day of an address is not shown; today is shown in its place. */
type DayFault = 'unknown' | 'past' | 'beyond';

/** What the address of a reserve page asks for, as far as it can be shown. */
export interface AskedChoice {
  readonly day: Day;
  readonly dayFault: DayFault | null;
  readonly hours: readonly AskedHour[];
  /** Some hours in the address cannot be read. */
  readonly hasUnread: boolean;
  readonly period: PeriodId | undefined;
  /** The reservation whose PIX was on screen; empty when none was. */
  readonly paying: string;
  /** The code of the voucher to reserve with; empty when there is none. */
  readonly voucher: string;
}

/** An hour of the address that cannot be chosen. */
export interface GoneHour {
  /** Null when the arena has no such court or hour on that day. */
  readonly courtName: string | null;
  readonly startHour: number;
  /** The viewer holds it already. */
  readonly isMine: boolean;
}

/** What a reserve page shows and its address repeats. */
interface ShownChoice {
  readonly day: Day;
  readonly chosen: readonly Pick<ChosenSlot, 'court' | 'startHour' | 'sport'>[];
  readonly period?: PeriodId | undefined;
  readonly paying?: string | undefined;
  readonly voucher?: string | undefined;
}

const PERIOD_WORDS: Readonly<Record<PeriodId, string>> = {
  dawn: 'madrugada',
  morning: 'manha',
  afternoon: 'tarde',
  night: 'noite',
};

const VOUCHER = 'voucher';

/** More than an arena has in a day; the rest of a longer address is not read. */
const MOST_HOURS = 200;

/** The longest code that the field takes. */
export const LONGEST_CODE = 40;

const isHour = Schema.is(StartHour);
const readDay = Schema.decodeUnknownOption(IsoDay);

/**
 * Reads `?dia=2026-03-05&quadra=…&hora=18.19&esporte=FUTEVOLEI&periodo=noite&voucher=AREIA10`; `quadra`, `hora` and `esporte` come once
 * per court, in the same order. Nothing in it is trusted: what cannot be is left out and said.
 * @param last the last day that can be booked; without it there is no limit
 */
export function readChoice(search: string, { today, last }: { today: Day; last?: Day }): AskedChoice {
  const parameters = new URLSearchParams(search);
  const { day, dayFault } = dayOf(parameters.get('dia'), today, last);
  const paying = parameters.get('pagar');
  const { hours, hasUnread } = dayFault ? { hours: [], hasUnread: false } : hoursOf(parameters);
  const period = PERIODS.find(({ id }) => PERIOD_WORDS[id] === parameters.get('periodo'))?.id;
  return {
    day,
    dayFault,
    hours,
    hasUnread,
    period,
    paying: isId(paying) ? paying : '',
    voucher: (parameters.get(VOUCHER) ?? '').trim().slice(0, LONGEST_CODE),
  };
}

/** The inverse of {@link readChoice}, such as `?dia=2026-03-05&quadra=…&hora=18.19&esporte=FUTEVOLEI`. */
export function choiceSearch({ day, chosen, period, paying, voucher }: ShownChoice): string {
  const parameters = new URLSearchParams({ dia: toIsoDay(day) });
  if (period) parameters.set('periodo', PERIOD_WORDS[period]);
  for (const court of new Set(chosen.map((slot) => slot.court))) {
    const hours = chosen.filter((slot) => slot.court === court);
    parameters.append('quadra', court);
    parameters.append('hora', hours.map(({ startHour }) => startHour).join('.'));
    parameters.append('esporte', hours[0]?.sport ?? DEFAULT_SPORT);
  }
  if (paying) parameters.set('pagar', paying);
  if (voucher) parameters.set(VOUCHER, voucher);
  return `?${parameters.toString()}`;
}

/** The same for somebody else: a voucher is its player's own. */
export function sharedSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(VOUCHER);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** The hours of the address as the server offers them on that day: those that can be chosen, and those that cannot. */
export function findAsked(courts: readonly CourtAvailability[], asked: readonly AskedHour[]) {
  let chosen: readonly ChosenSlot[] = [];
  const gone: GoneHour[] = [];
  for (const { court: id, startHour, sport } of asked) {
    const court = courts.find((candidate) => candidate.id === id);
    const slot = court?.slots.find((candidate) => candidate.startHour === startHour);
    if (court && slot?.isAvailable) {
      const { id: timeSlot, price } = slot;
      const played = playedInstead(sport, court.sports);
      chosen = toggleSlot(chosen, { court: id, courtName: court.name, timeSlot, startHour, price, sport: played });
    } else {
      gone.push({ courtName: (slot && court?.name) ?? null, startHour, isMine: slot?.myReservation !== undefined });
    }
  }
  return { chosen, gone };
}

function dayOf(text: string | null, today: Day, last: Day | undefined): Pick<AskedChoice, 'day' | 'dayFault'> {
  if (text === null) return { day: today, dayFault: null };
  const read = readDay(text);
  if (read._tag === 'None') return { day: today, dayFault: 'unknown' };
  const day = read.value;
  if (compareDays(day, today) < 0) return { day: today, dayFault: 'past' };
  if (last && compareDays(day, last) > 0) return { day: today, dayFault: 'beyond' };
  return { day, dayFault: null };
}

function hoursOf(parameters: URLSearchParams): Pick<AskedChoice, 'hours' | 'hasUnread'> {
  const [courts, hours, sports] = ['quadra', 'hora', 'esporte'].map((name) => parameters.getAll(name));
  const asked = new Map<string, AskedHour>();
  let hasUnread = (courts?.length ?? 0) !== (hours?.length ?? 0);
  for (const [index, court] of (courts ?? []).entries()) {
    const sport = sports?.[index];
    for (const hour of hours?.[index]?.split('.') ?? []) {
      const startHour = /^\d{1,2}$/.test(hour) ? Number(hour) : NaN;
      if (!isId(court) || !isHour(startHour) || asked.size === MOST_HOURS) hasUnread = true;
      // Of an hour that is named twice the first counts, and of a court its first sport.
      else if (!asked.has(`${court} ${startHour}`)) {
        const first = [...asked.values()].find((other) => other.court === court);
        asked.set(`${court} ${startHour}`, {
          court,
          startHour,
          sport: first?.sport ?? (isSport(sport) ? sport : DEFAULT_SPORT),
        });
      }
    }
  }
  return { hours: [...asked.values()], hasUnread };
}
