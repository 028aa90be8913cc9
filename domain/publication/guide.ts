import { INVALID_VALUE, MOST_CENTAVOS, readReais } from '../values/money.ts';
import type { FieldErrors } from '../values/text/issues.ts';
import type { NewCourts, NewTimeSlots } from './publication.ts';

/** More courts than these are created on their own page. */
export const MOST_GUIDED_COURTS = 12;

/** The form of a new arena's courts: so many, and their names, of which the first `count` are meant. */
export type GuidedCourts = Readonly<Record<'count' | `name${number}`, string>>;

/** Proposes `Quadra 1`, `Quadra 2` …, after those that are there. */
export function proposedCourts(there: number): GuidedCourts {
  const names = range(1, MOST_GUIDED_COURTS).map((place) => [`name${place}`, `Quadra ${there + place}`] as const);
  return { count: '1', ...Object.fromEntries(names) };
}

/** The fields that are meant, by their place: `[1, 2]` for two courts. */
export function placesOf({ count }: GuidedCourts): readonly number[] {
  return range(1, Math.min(Math.max(Number(count) || 1, 1), MOST_GUIDED_COURTS));
}

export function toNewCourts(typed: GuidedCourts): typeof NewCourts.Type {
  return { courts: placesOf(typed).map((place) => ({ name: (typed[`name${place}`] ?? '').trim() })) };
}

/** `courts.0.name`, as the server says it, → `name1`. */
export function byCourtField<Message>(errors: Readonly<Record<string, Message>>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const index = /^courts\.(\d+)\./.exec(path)?.[1];
      return [index === undefined ? path : `name${Number(index) + 1}`, message];
    }),
  );
}

/** The hours that are proposed to a new arena: the first starts at 6, the last at 23. */
export const GUIDED_HOURS = range(6, 23);

/** The form of a new arena's hours: one price for all, and for each hour its own price, or a word that it is off. */
export type GuidedHours = Readonly<Record<'price' | `price${number}` | `off${number}`, string>>;

export const PROPOSED_HOURS: GuidedHours = {
  price: '',
  ...Object.fromEntries(
    GUIDED_HOURS.flatMap((hour) => [
      [`price${hour}`, ''],
      [`off${hour}`, ''],
    ]),
  ),
};

const PRICE_NEEDED = 'Informe um valor.';
const NO_HOUR = 'Deixe ao menos um horário ligado.';

/** The common price is needed where an hour that is on has none of its own. */
export function hoursFaults(typed: GuidedHours): FieldErrors {
  const on = GUIDED_HOURS.filter((hour) => isOn(typed, hour));
  const own = on.flatMap((hour) => {
    const price = ownPriceOf(typed, hour);
    return price !== '' && !isPrice(price) ? [[`price${hour}`, INVALID_VALUE]] : [];
  });
  const needsCommon = on.some((hour) => ownPriceOf(typed, hour) === '');
  const common = on.length === 0 ? NO_HOUR : needsCommon ? priceFault(typed.price) : undefined;
  return { ...(common !== undefined && { price: common }), ...Object.fromEntries(own) };
}

/** @param typed without faults */
export function toNewTimeSlots(typed: GuidedHours): typeof NewTimeSlots.Type {
  const on = GUIDED_HOURS.filter((hour) => isOn(typed, hour));
  const priceOf = (hour: number) => readReais(ownPriceOf(typed, hour) || typed.price) ?? 0;
  return { timeSlots: on.map((startHour) => ({ startHour, price: priceOf(startHour) })) };
}

export function isOn(typed: GuidedHours, hour: number): boolean {
  return (typed[`off${hour}`] ?? '') === '';
}

function ownPriceOf(typed: GuidedHours, hour: number): string {
  return (typed[`price${hour}`] ?? '').trim();
}

function priceFault(typed: string): string | undefined {
  if (typed.trim() === '') return PRICE_NEEDED;
  return isPrice(typed) ? undefined : INVALID_VALUE;
}

function isPrice(typed: string): boolean {
  const centavos = readReais(typed);
  return centavos !== undefined && centavos <= MOST_CENTAVOS;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
