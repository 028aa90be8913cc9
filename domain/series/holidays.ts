import { addDays, type Day, isSameDay } from '../values/days/day.ts';

/** Days of every year, as `[day, month]`. */
const FIXED: readonly { readonly on: readonly [number, number]; readonly name: string; readonly since?: number }[] = [
  { on: [1, 1], name: 'Confraternização Universal' },
  { on: [21, 4], name: 'Tiradentes' },
  { on: [1, 5], name: 'Dia do Trabalho' },
  { on: [7, 9], name: 'Independência' },
  { on: [12, 10], name: 'Nossa Senhora Aparecida' },
  { on: [2, 11], name: 'Finados' },
  { on: [15, 11], name: 'Proclamação da República' },
  { on: [20, 11], name: 'Consciência Negra', since: 2024 },
  { on: [25, 12], name: 'Natal' },
];

/** Days by how many days they are after Easter. Carnaval and Corpus Christi are kept in the whole country, though by no law. */
const AFTER_EASTER = [
  { days: -48, name: 'Carnaval' },
  { days: -47, name: 'Carnaval' },
  { days: -2, name: 'Sexta-feira Santa' },
  { days: 60, name: 'Corpus Christi' },
] as const;

/** The name of Brazil's national holiday on a day, if it is one. Of states and cities none is known. */
export function holidayOn(day: Day): string | undefined {
  const fixed = FIXED.find(({ on, since = 0 }) => on[0] === day.day && on[1] === day.month && day.year >= since);
  if (fixed) return fixed.name;
  const easter = easterOf(day.year);
  return AFTER_EASTER.find(({ days }) => isSameDay(addDays(easter, days), day))?.name;
}

/** Easter Sunday of a Gregorian year, as Meeus, Jones and Butcher compute it. */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const counted = epact + toSunday - 7 * late + 114;
  return { day: (counted % 31) + 1, month: Math.floor(counted / 31), year };
}
