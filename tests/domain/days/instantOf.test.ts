import { expect, test } from 'vitest';
import { toIsoDay, type Day } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';

/** Brazil's zones in the database of time zones. */
const ZONES = [
  'America/Araguaina',
  'America/Bahia',
  'America/Belem',
  'America/Boa_Vista',
  'America/Campo_Grande',
  'America/Cuiaba',
  'America/Eirunepe',
  'America/Fortaleza',
  'America/Maceio',
  'America/Manaus',
  'America/Noronha',
  'America/Porto_Velho',
  'America/Recife',
  'America/Rio_Branco',
  'America/Santarem',
  'America/Sao_Paulo',
];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [FIRST, END] = [Date.UTC(1985, 0, 1), Date.UTC(2020, 0, 1)];

/** `2018-11-04 01:00`: the platform's own clock, which orders as a text. */
function clockOf(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => format.format(instant);
}

/** The UTC midnights after which a clock was changed within a day. */
function changesOf(clock: (instant: number) => string): number[] {
  const days = Array.from({ length: (END - FIRST) / DAY_MS }, (_, index) => FIRST + index * DAY_MS);
  return days.filter((day) => clock(day).slice(11) !== clock(day + DAY_MS).slice(11));
}

/** Every quarter of an hour of the days around an instant, with what the clock shows. */
function quartersAround(at: number, clock: (instant: number) => string): { instant: number; shown: string }[] {
  return Array.from({ length: 4 * 24 * 4 }, (_, index) => at - DAY_MS + (index * HOUR_MS) / 4).map((instant) => ({
    instant,
    shown: clock(instant),
  }));
}

// Red without `Math.max` in domain/values/days/moment.ts.
test.each(ZONES)('in %s an hour begins when the clock first shows it or a later one, around each change', (zone) => {
  const clock = clockOf(zone);
  const changes = changesOf(clock);
  expect(changes.length).toBeGreaterThan(1);
  const wrong = changes.flatMap((change) => {
    const quarters = quartersAround(change, clock);
    return [0, DAY_MS].flatMap((later) => {
      const date = new Date(change + later);
      const day: Day = { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
      return Array.from({ length: 25 }, (_, hour) => {
        const wanted = new Date(date.getTime() + hour * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');
        const first = quarters.find(({ shown }) => shown >= wanted)?.instant ?? Number.NaN;
        const told = instantOf(day, hour, zone).getTime();
        return told === first ? [] : [`${toIsoDay(day)} ${hour} h: ${clock(told)}`];
      }).flat();
    });
  });
  expect(wrong).toEqual([]);
});

test('a day that begins with a jump of the clock begins at its first instant', () => {
  const day = { day: 4, month: 11, year: 2018 };
  const before = { day: 3, month: 11, year: 2018 };
  expect(instantOf(day, 0, 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
  expect(instantOf(before, 24, 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
});
