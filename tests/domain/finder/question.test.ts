import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPORTS } from '#domain/courts/sport.ts';
import { addDays } from '#domain/values/days/day.ts';
import { nearestHours } from '#domain/finder/nearestHours.ts';
import { FIRST_QUESTION, type Question, questionSearch, readQuestion } from '#domain/finder/question.ts';
import { freeStarts, freeStays } from '#domain/finder/stay.ts';

const day = fc.nat({ max: 400 }).map((ahead) => addDays({ day: 28, month: 2, year: 2028 }, ahead));
const question: fc.Arbitrary<Question> = fc.record({
  when: fc.option(fc.record({ day, hour: fc.nat({ max: 23 }) })),
  hours: fc.integer({ min: 1, max: 3 }),
  sport: fc.constantFrom(...SPORTS),
  city: fc.constantFrom('', 'Santos', 'São Vicente & Guarujá', 'a?b=c'),
  cover: fc.option(fc.constantFrom('covered' as const, 'open' as const)),
  isNear: fc.boolean(),
  isMap: fc.boolean(),
  page: fc.integer({ min: 1, max: 100_000 }),
});

describe('the address of a question', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(readQuestion(questionSearch(asked))).toEqual({ question: asked, hasUnread: false });
      }),
    );
  });

  it('is empty for the first one', () => {
    expect(questionSearch(FIRST_QUESTION)).toBe('');
    expect(readQuestion('')).toEqual({ question: FIRST_QUESTION, hasUnread: false });
  });

  it.each([
    '?dia=2028-02-31&hora=19',
    '?dia=2028-02-28&hora=25',
    '?dia=2028-02-28&hora=-1',
    '?dia=2028-02-28',
    '?hora=19',
    '?dia=ontem&hora=19',
    '?duracao=4',
    '?duracao=0',
    '?esporte=XADREZ',
    '?quadra=molhada',
    '?pagina=1e3',
    '?ver=globo',
  ])('%s is not believed, and said', (search) => {
    expect(readQuestion(search)).toEqual({ question: FIRST_QUESTION, hasUnread: true });
  });

  it('reads whatever stands there without an error, and never what is no question', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (parameters, text) => {
        for (const search of [`?${parameters}`, text]) {
          const { question: read } = readQuestion(search);
          expect(readQuestion(questionSearch(read))).toEqual({ question: read, hasUnread: false });
        }
      }),
    );
  });
});

const court = (id: string, hours: Readonly<Record<number, number>>) => ({
  id,
  name: `Quadra ${id}`,
  slots: Object.entries(hours).map(([startHour, price]) => {
    return { id: `${id} ${startHour}`, startHour: Number(startHour), price: Math.abs(price), isAvailable: price >= 0 };
  }),
});

describe('a stay', () => {
  const courts = [court('1', { 18: 80_00, 19: 90_00, 20: -1 }), court('2', { 18: 50_00, 20: 50_00, 23: 0 })];

  it('is free where all its hours are, for what they cost together', () => {
    expect(freeStays(courts, { startHour: 18, hours: 2 })).toEqual([{ id: '1', name: 'Quadra 1', price: 170_00 }]);
    expect(freeStays(courts, { startHour: 18, hours: 3 })).toEqual([]);
    expect(freeStays(courts, { startHour: 23, hours: 1 })).toEqual([{ id: '2', name: 'Quadra 2', price: 0 }]);
  });

  it('does not pass midnight', () => {
    expect(freeStays(courts, { startHour: 23, hours: 2 })).toEqual([]);
  });

  it('can start at some hours', () => {
    expect(freeStarts(courts, 1)).toEqual([18, 19, 20, 23]);
    expect(freeStarts(courts, 2)).toEqual([18]);
  });
});

it('of many hours the nearest are offered, in the order of the day', () => {
  const hours = [6, 7, 8, 9, 17, 20, 21, 22, 23].map((startHour) => ({ startHour }));
  expect(nearestHours(hours, 19).map(({ startHour }) => startHour)).toEqual([9, 17, 20, 21, 22, 23]);
});
