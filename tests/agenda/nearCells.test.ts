import { expect, it } from 'vitest';
import { nearCells } from '../../src/areas/owner/agenda/grid/nearCells.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

it('takes the row above the one that is looked at, and as many as a screen holds', () => {
  expect(nearCells(10, 24, PHONE)).toEqual({ from: 9, to: 19, columns: 3 });
  expect(nearCells(10, 24, WIDE)).toEqual({ from: 9, to: 19, columns: 7 });
});

it('stays within the day', () => {
  expect(nearCells(0, 24, PHONE)).toMatchObject({ from: 0 });
  expect(nearCells(23, 24, PHONE)).toMatchObject({ from: 14, to: 24 });
  expect(nearCells(3, 6, PHONE)).toMatchObject({ from: 0 });
});
