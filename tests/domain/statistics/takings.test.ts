import { expect, it } from 'vitest';
import { type Taking, takingsSheetOf, takingsTable } from '#domain/statistics/takings.ts';

const LIA = { id: 'b1', name: 'Lia' };
const date = { day: 3, month: 3, year: 2026 };
const LATER = { ...date, day: 4 };
const TAKINGS: readonly Taking[] = [
  { date: LATER, method: 'cash', by: LIA, value: -20_00 },
  { date, method: 'platform', value: 80_50 },
  { date, method: 'cash', by: LIA, value: 100_00 },
  { date, method: 'debit', by: LIA, value: 30_00 },
  { date, method: 'cash', by: { id: 'b2', name: 'Lia' }, value: 1_00 },
  { date, method: 'unknown', value: 5_00 },
];

// Red when `keyOf` tells people by their names.
it('has a line for each day and person, a column for each method, and the sums of both', () => {
  const { methods, lines, totals, total } = takingsTable(TAKINGS);
  expect(methods).toEqual(['Dinheiro', 'Débito', 'Forma não informada', 'PIX pela plataforma']);
  expect(lines.map(({ date: { day }, who, values, total: sum }) => [day, who, ...values, sum])).toEqual([
    [3, 'Lia', 100_00, 30_00, 0, 0, 130_00],
    [3, 'Lia', 1_00, 0, 0, 0, 1_00],
    [3, 'Não informado', 0, 0, 5_00, 0, 5_00],
    [3, 'PIX on-line', 0, 0, 0, 80_50, 80_50],
    [4, 'Lia', -20_00, 0, 0, 0, -20_00],
  ]);
  expect([totals, total]).toEqual([[81_00, 30_00, 5_00, 80_50], 196_50]);
});

it('is a file with every method, returns below zero, and the sums in the last row', () => {
  const { fileName, csv } = takingsSheetOf(TAKINGS.slice(0, 2), { month: 3, year: 2026 });
  expect([fileName, csv.split('\r\n')]).toEqual([
    'entradas-2026-03.csv',
    [
      '\uFEFFDia;Quem recebeu;Dinheiro;PIX na arena;Débito;Crédito;Transferência;Forma não informada;PIX pela plataforma;Total',
      '03/03/2026;PIX on-line;0,00;0,00;0,00;0,00;0,00;0,00;80,50;80,50',
      '04/03/2026;Lia;-20,00;0,00;0,00;0,00;0,00;0,00;0,00;-20,00',
      'Total;;-20,00;0,00;0,00;0,00;0,00;0,00;80,50;60,50',
      '',
    ],
  ]);
});
