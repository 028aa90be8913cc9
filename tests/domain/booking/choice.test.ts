import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sport } from '#domain/courts/sport.ts';
import { choiceSearch, findAsked, readChoice, sharedSearch } from '#domain/booking/choice.ts';
import { PERIODS } from '#domain/values/days/hours.ts';
import { SPORTS } from '#domain/courts/sport.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';

const today: Day = { day: 28, month: 2, year: 2028 };
const last = addDays(today, 60);
const A = '01890a5d-ac96-774b-bcce-b302099a8057';
const B = '01890a5d-ac96-774b-bcce-b302099a8058';
const beach = (court: string, startHour: number) => ({ court, startHour, sport: 'BEACH_TENNIS' as const });
const NOTHING = { day: today, dayFault: null, hours: [], hasUnread: false, period: undefined, paying: '', voucher: '' };

describe('the address of a choice', () => {
  test('names day, period, and for each court its hours and its sport', () => {
    const chosen = [beach(A, 18), beach(A, 19), { court: B, startHour: 7, sport: 'FUTEVOLEI' as const }];
    expect(choiceSearch({ day: today, chosen, period: 'night' })).toBe(
      `?dia=2028-02-28&periodo=noite&quadra=${A}&hora=18.19&esporte=BEACH_TENNIS&quadra=${B}&hora=7&esporte=FUTEVOLEI`,
    );
    expect(choiceSearch({ day: today, chosen: [], paying: A })).toBe(`?dia=2028-02-28&pagar=${A}`);
    expect(choiceSearch({ day: today, chosen: [], voucher: 'AREIA 10' })).toBe('?dia=2028-02-28&voucher=AREIA+10');
  });

  test('is read as it was written', () => {
    const hours = fc.uniqueArray(fc.record({ court: fc.uuid(), startHour: fc.integer({ min: 0, max: 23 }) }), {
      selector: ({ court, startHour }) => `${court} ${startHour}`,
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        hours,
        fc.infiniteStream(fc.constantFrom(...SPORTS)),
        fc.integer({ min: 0, max: 60 }),
        fc.option(fc.constantFrom(...PERIODS.map(({ id }) => id)), { nil: undefined }),
        fc.string({ maxLength: 40 }).map((code) => code.trim()),
        (places, sports, ahead, period, voucher) => {
          const courts = [...new Set(places.map(({ court }) => court))];
          const sportOf = new Map(courts.map((court) => [court, sports.next().value ?? SPORTS[0]]));
          const chosen = courts.flatMap((court) =>
            places
              .filter((each) => each.court === court)
              .map((each) => ({ ...each, sport: sportOf.get(court) ?? SPORTS[0] })),
          );
          const day = addDays(today, ahead);
          expect(readChoice(choiceSearch({ day, chosen, period, voucher }), { today, last })).toEqual({
            ...NOTHING,
            day,
            hours: chosen,
            period,
            voucher,
          });
        },
      ),
    );
  });

  test.each([
    ['', {}],
    ['?dia=2028-02-29', { day: { ...today, day: 29 } }],
    ['?dia=2028-02-31', { dayFault: 'unknown' }],
    ['?dia=amanha', { dayFault: 'unknown' }],
    ['?dia=', { dayFault: 'unknown' }],
    [`?dia=2028-02-27&quadra=${A}&hora=18`, { dayFault: 'past' }],
    [`?dia=2028-04-29&quadra=${A}&hora=18`, { dayFault: 'beyond' }],
    ['?dia=2028-02-28&periodo=aurora&pagar=1', {}],
    [`?quadra=${A}&hora=18`, { hours: [beach(A, 18)] }],
    [`?quadra=${A}&hora=18.18.19`, { hours: [beach(A, 18), beach(A, 19)] }],
    [`?quadra=${A}&hora=18&esporte=XADREZ`, { hours: [beach(A, 18)] }],
    [
      `?quadra=${A}&hora=18&esporte=BEACH_TENNIS&quadra=${A}&hora=19&esporte=FUTEVOLEI`,
      { hours: [beach(A, 18), beach(A, 19)] },
    ],
    [`?quadra=${A}&hora=24.-1.x.18`, { hours: [beach(A, 18)], hasUnread: true }],
    [`?quadra=${A}`, { hasUnread: true }],
    ['?hora=18', { hasUnread: true }],
    ['?quadra=1&hora=18', { hasUnread: true }],
    [`?periodo=manha&pagar=${A}`, { period: 'morning', paying: A }],
    ['?voucher=%20areia10%20', { voucher: 'areia10' }],
    [`?voucher=${'A'.repeat(41)}`, { voucher: 'A'.repeat(40) }],
  ])('%s', (search, read) => {
    expect(readChoice(search, { today, last })).toEqual({ ...NOTHING, ...read });
  });

  // Red without `delete` in sharedSearch.
  test('goes to a friend without the voucher, which is one’s own', () => {
    expect(sharedSearch(`?dia=2028-02-28&quadra=${A}&hora=18&voucher=AREIA10`)).toBe(
      `?dia=2028-02-28&quadra=${A}&hora=18`,
    );
    expect(sharedSearch('?voucher=AREIA10')).toBe('');
  });

  test('of any kind is read without an error', () => {
    const word = fc.constantFrom('dia', 'quadra', 'hora', 'esporte', 'periodo', 'pagar', 'voucher');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.string())), (pairs) => {
        const { day, hours } = readChoice(`?${new URLSearchParams(pairs).toString()}`, { today, last });
        expect(hours.every(({ startHour }) => Number.isInteger(startHour))).toBe(true);
        expect(day).toEqual(expect.objectContaining({ year: 2028 }));
      }),
    );
  });

  test('without a last day leads as far ahead as it says', () => {
    expect(readChoice('?dia=2029-02-28', { today }).day).toEqual({ ...today, year: 2029 });
  });
});

// Red without playedInstead in findAsked.
test('an hour is asked for with a sport that is not played on its court: it is chosen with one that is', () => {
  const slots = [{ id: 'slot-18', startHour: 18, price: 6_000, isAvailable: true }];
  const sand = { id: A, name: 'Quadra 1', sports: ['VOLEI_DE_PRAIA', 'FUTEVOLEI'] as const, slots };
  const sportFor = (asked: Sport) => findAsked([sand], [{ ...beach(A, 18), sport: asked }]).chosen[0]?.sport;
  expect(sportFor('BEACH_TENNIS')).toBe('FUTEVOLEI');
  expect(sportFor('VOLEI_DE_PRAIA')).toBe('VOLEI_DE_PRAIA');
});

test('of the hours asked for those are chosen that are free, as the server has them; the others are named', () => {
  const slot = { id: 'slot-18', startHour: 18, price: 6_000, isAvailable: true };
  const courts = [
    { id: B, name: 'Quadra 2', slots: [slot, { ...slot, id: 'slot-19', startHour: 19, isAvailable: false }] },
    {
      id: A,
      name: 'Quadra 1',
      slots: [slot, { ...slot, id: 'slot-20', startHour: 20, isAvailable: false, myReservation: 'r' }],
    },
  ];
  const other = '01890a5d-ac96-774b-bcce-b302099a8059';
  const asked = [beach(B, 18), beach(B, 19), beach(A, 20), beach(A, 18), beach(A, 23), beach(other, 18)];
  const chosen = { timeSlot: 'slot-18', startHour: 18, price: 6_000, sport: 'BEACH_TENNIS' };
  expect(findAsked(courts, asked)).toEqual({
    chosen: [
      { ...chosen, court: A, courtName: 'Quadra 1' },
      { ...chosen, court: B, courtName: 'Quadra 2' },
    ],
    gone: [
      { courtName: 'Quadra 2', startHour: 19, isMine: false },
      { courtName: 'Quadra 1', startHour: 20, isMine: true },
      { courtName: null, startHour: 23, isMine: false },
      { courtName: null, startHour: 18, isMine: false },
    ],
  });
});
