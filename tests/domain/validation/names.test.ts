import { expect, it } from 'vitest';
import { compareNames, fold, sortKeyOf, tidyName } from '#domain/values/text/names.ts';

it.each([
  ['João', 'joao'],
  ['João', 'joao'],
  ['Rený', 'reny'],
  ['Thaÿs', 'thays'],
  ['Šárka', 'sarka'],
  ['Nguyễn', 'nguyen'],
  ['Strauß', 'strauss'],
  ['Ærø', 'aero'],
  ['Łukasz Đặng', 'lukasz dang'],
  [' İnci Işık ', 'inci isik'],
])('%s is found as %s', (name, key) => {
  expect(fold(name)).toBe(key);
});

it.each([
  ['Joa\u0303o  da \u00a0Silva ', 'Jo\u00e3o da Silva'],
  ['\tAna', 'Ana'],
  ['', ''],
])('is stored composed, with single spaces: %j', (typed, stored) => {
  expect(tidyName(typed)).toBe(stored);
});

// Red without the numbers in `sortKeyOf`, and without `fold` there.
it('are in the order in which people look for them', () => {
  const arenas = ['Arena Sol', 'Zona Sul Beach', 'arena Bela Vista', 'Água Viva'];
  expect(arenas.toSorted(compareNames)).toEqual(['Água Viva', 'arena Bela Vista', 'Arena Sol', 'Zona Sul Beach']);
  const courts = ['Quadra 10', 'quadra 2', 'Quadra 1', 'Quadra 02 coberta', 'Central'];
  expect(courts.toSorted(compareNames)).toEqual(['Central', 'Quadra 1', 'quadra 2', 'Quadra 02 coberta', 'Quadra 10']);
  expect(compareNames('Quadra 2', 'quadra 02')).toBe(0);
});

it('compare a number by its last digits, however long it is', () => {
  expect(sortKeyOf('Q 12345678901')).toBe('q 345678901');
});
