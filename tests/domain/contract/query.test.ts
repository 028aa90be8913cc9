import { expect, it } from 'vitest';
import { FailureBody } from '#domain/contract/failureBody.ts';
import { failureBody } from '#domain/contract/failure.ts';
import { ById, Instant } from '#domain/values/id.ts';
import { DateQuery, DayQuery, MonthQuery, Page, pagesOf, SheetQuery, WholeNumber } from '#domain/values/query.ts';
import { VersionQuery } from '#domain/values/version.ts';
import { ID } from '../samples.ts';
import { errorsOf, expectWire, inside } from '../wire.ts';

const DAY = { day: '5', month: '3', year: '2026' };

// RULES 1, Pages: from 1, 10 per page, at least 1.
it('counts pages of ten, and one of nothing', () => {
  expect([0, 1, 10, 11, 20, 21].map((entries) => pagesOf(entries))).toEqual([1, 1, 1, 2, 2, 3]);
  const told = (page: string) => errorsOf(Page, page)[''];
  expect(['1', '100000', '0', '100001', 'x'].map(told)).toEqual([
    undefined,
    undefined,
    'Página inválida.',
    'Página inválida.',
    'Informe um número.',
  ]);
});

// RULES 1: whole numbers, days that exist. Red without the check of query.ts.
it('reads whole numbers and nothing else', () => {
  expect(['0', '007', '123456789'].map((text) => inside(WholeNumber, text))).toEqual([0, 7, 123_456_789]);
  for (const text of ['', '-1', '1.5', '1x', 'x1', '1234567890', ' 1']) {
    expect(errorsOf(WholeNumber, text), text).toEqual({ '': 'Informe um número.' });
  }
});

it('asks for a day, a month, or a day of a month', () => {
  expectWire(DayQuery, DAY);
  expectWire(DateQuery, { date: '2026-03-05' });
  expectWire(MonthQuery, { month: '3', year: '2026' });
  expectWire(SheetQuery, DAY, ['day']);
  expectWire(VersionQuery, { version: '3' }, ['version']);
  expect(errorsOf(DayQuery, { ...DAY, day: '31', month: '2' })).toEqual({ '': 'Data inválida.' });
  expect(errorsOf(SheetQuery, { ...DAY, day: '31', month: '2' })).toEqual({ '': 'Data inválida.' });
  const month = (text: string) => errorsOf(MonthQuery, { month: text, year: '2026' });
  expect([month('1'), month('12')]).toEqual([{}, {}]);
  const noMonth = { month: 'Mês inválido.' };
  expect([month('0'), month('13')]).toEqual([noMonth, noMonth]);
  const year = (text: string) => errorsOf(MonthQuery, { month: '3', year: text });
  expect([year('2000'), year('2100')]).toEqual([{}, {}]);
  const noYear = { year: 'Ano inválido.' };
  expect([year('1999'), year('2101')]).toEqual([noYear, noYear]);
});

// RULES 1, Identifiers: UUIDs; Instants are ISO 8601 in UTC.
it('names things by UUIDs, and nothing around them', () => {
  expectWire(ById, { id: ID });
  for (const id of ['', ` ${ID}`, `${ID}0`, ID.toUpperCase(), ID.replaceAll('-', ''), ID.replace('0', 'g')]) {
    expect(errorsOf(ById, { id }), id).toEqual({ id: 'Identificador inválido.' });
  }
  expect(errorsOf(Instant, 'ontem')).not.toEqual({});
});

// RULES 1, Failure: { message, error: { statusCode, code } }, and details where there are any.
it('fails with a status, a code and a sentence for the person', () => {
  const error = { statusCode: 409, code: 'slot_taken' };
  const message = 'Alguém reservou antes. Escolha outro horário.';
  expect(failureBody('slot_taken')).toEqual({ message, error });
  expect(failureBody('slot_taken', 'Outra frase.', [18])).toEqual({ message: 'Outra frase.', error, details: [18] });
  expectWire(FailureBody, { message, error, details: 1 }, ['details']);
});
