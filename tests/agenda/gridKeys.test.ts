import { expect, it } from 'vitest';
import type { Cell } from '../../src/areas/owner/agenda/day/dayGrid.ts';
import { placeAfter } from '../../src/areas/owner/agenda/grid/gridKeys.ts';

const free: Cell = { kind: 'free', over: [] };
const covered: Cell = { kind: 'covered' };
const tall: Cell = {
  kind: 'card',
  rows: 3,
  card: {
    id: 'a',
    who: 'Ana',
    hours: '',
    status: 'PAGA',
    sum: '',
    left: '',
    part: '',
    isNoShow: false,
    weekly: '',
    note: '',
    isPayable: false,
    isLocal: true,
  },
};
const columns = [{ cells: [free, tall, covered, covered] }, { cells: [free, free, free, free] }];

it.each([
  ['ArrowDown', false, [0, 0], [1, 0]],
  ['ArrowDown', false, [1, 0], [1, 0]],
  ['ArrowDown', false, [3, 1], [3, 1]],
  ['ArrowUp', false, [0, 1], [0, 1]],
  ['ArrowUp', false, [3, 1], [2, 1]],
  ['ArrowLeft', false, [3, 1], [1, 0]],
  ['ArrowLeft', false, [0, 0], [0, 0]],
  ['ArrowRight', false, [0, 1], [0, 1]],
  ['Home', false, [2, 1], [1, 0]],
  ['End', false, [0, 0], [0, 1]],
  ['Home', true, [3, 1], [0, 0]],
  ['End', true, [0, 0], [3, 1]],
])('%s (Ctrl: %s) from %j leads to %j', (key, ctrlKey, [row = 0, column = 0], [toRow, toColumn]) => {
  expect(placeAfter({ key, ctrlKey }, { row, column }, columns)).toEqual({ row: toRow, column: toColumn });
});

it('leaves other keys alone', () => {
  expect(placeAfter({ key: 'Tab', ctrlKey: false }, { row: 0, column: 0 }, columns)).toBeUndefined();
});
