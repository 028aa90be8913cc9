import { expect, it } from 'vitest';
import { guessColumns } from '#domain/imports/columns.ts';
import { type ArenaState, importPlanner } from '#domain/imports/plan.ts';
import { rowsBelow } from '#domain/imports/rows.ts';

const ARENA: ArenaState = {
  now: { day: { day: 1, month: 12, year: 2026 }, hour: 8 },
  courts: [{ id: 'one', name: 'Quadra 1' }],
  slots: [{ id: 'at 18', startHour: 18, price: 80_00, isAvailable: true }],
  alterations: new Map(),
  rules: [],
  opening: null,
  imported: new Set(),
  keep: (key) => key,
  taken: new Map(),
  rights: [],
};
const GRID = [
  ['Data', 'Início', 'Quadra', 'Cliente'],
  ['07/12/2026', '18:00', 'Quadra 1', 'Ana'],
];

// Red with `...row` in importPlanner: the hour was sold though the arena had closed it since the first plan.
it('a row that is planned anew keeps nothing of its first plan', () => {
  const { head, columns } = guessColumns(GRID);
  const first = rowsBelow(head, GRID).map(importPlanner(columns, ARENA));
  expect(first).toMatchObject([{ outcome: 'taken', reservation: { hours: [{ hour: 18 }] } }]);
  const opening = Array.from({ length: 7 }, (_, weekday) => (weekday === 1 ? [] : [{ fromHour: 6, untilHour: 23 }]));
  const [again] = first.map(importPlanner(columns, { ...ARENA, opening }));
  expect(again).toEqual({
    line: 2,
    cells: GRID[1],
    outcome: 'refused',
    remarks: ['A arena não abre às 18:00 de segunda'],
  });
});
