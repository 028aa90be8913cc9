import { expect, it } from 'vitest';
import { type Taking, type TakingNote, takingsByTill, takingsSums, takingsTable } from '#domain/statistics/takings.ts';
import { takingsSheetOf } from '#domain/statistics/takingsSheet.ts';

const LIA = { id: 'b1', name: 'Lia' };
const date = { day: 3, month: 3, year: 2026 };
const LATER = { ...date, day: 4 };
const TILL = { id: 't1', openedAt: new Date('2026-03-03T11:00:00Z') };
const NEXT_TILL = { id: 't2', openedAt: new Date('2026-03-04T11:00:00Z') };
const NONE = { returned: 0, hoursSold: 0, products: 0 };
const came = (value: number, sold = 0) => ({ ...NONE, received: value, hoursSold: sold, value });
const TAKINGS: readonly Taking[] = [
  {
    date: LATER,
    method: 'cash',
    by: LIA,
    till: NEXT_TILL,
    received: 0,
    returned: 20_00,
    hoursSold: 0,
    products: 0,
    value: -20_00,
  },
  { date, method: 'platform', ...came(80_50) },
  { date, method: 'cash', by: LIA, till: TILL, ...came(100_00, 60_00) },
  { date, method: 'cash', by: LIA, ...came(7_00) },
  { date, method: 'debit', by: LIA, till: TILL, ...came(30_00) },
  { date, method: 'cash', by: { id: 'b2', name: 'Lia' }, ...came(1_00) },
  { date, method: 'unknown', ...came(5_00) },
];
const NOTES: readonly TakingNote[] = [
  { date, by: LIA, discounts: 10_00, kept: 0 },
  { date: LATER, isOnline: true, discounts: 0, kept: 40_00 },
];
const MONTH = { takings: TAKINGS, notes: NOTES };

// Red when `keyOf` tells people by their names.
it('has a line for each day and person, a column for each method and what is beside it, and the sums of all', () => {
  const { methods, others, lines, totals } = takingsTable(MONTH);
  expect(methods).toEqual(['Dinheiro', 'Débito', 'Forma não informada', 'PIX pela plataforma']);
  expect(others).toEqual(['Devolvido', 'Horas vendidas', 'Descontos', 'Sinais mantidos']);
  expect(
    lines.map(({ date: { day }, who, values, total, others: beside }) => [day, who, ...values, total, ...beside]),
  ).toEqual([
    [3, 'Lia', 107_00, 30_00, 0, 0, 137_00, 0, 60_00, 10_00, 0],
    [3, 'Lia', 1_00, 0, 0, 0, 1_00, 0, 0, 0, 0],
    [3, 'Não informado', 0, 0, 5_00, 0, 5_00, 0, 0, 0, 0],
    [3, 'PIX on-line', 0, 0, 0, 80_50, 80_50, 0, 0, 0, 0],
    [4, 'Lia', -20_00, 0, 0, 0, -20_00, 20_00, 0, 0, 0],
    [4, 'PIX on-line', 0, 0, 0, 0, 0, 0, 0, 0, 40_00],
  ]);
  expect(totals).toEqual({
    values: [88_00, 30_00, 5_00, 80_50],
    total: 203_50,
    others: [20_00, 60_00, 10_00, 40_00],
  });
});

it('has no column of what nobody has', () => {
  const { methods, others } = takingsTable({ takings: [{ date, method: 'cash', by: LIA, ...came(1_00) }], notes: [] });
  expect([methods, others]).toEqual([['Dinheiro'], []]);
});

it('comes to what was received less what was returned; discounts and what was kept are in no sum', () => {
  expect(takingsSums(MONTH)).toEqual({
    received: 223_50,
    returned: 20_00,
    total: 203_50,
    hoursSold: 60_00,
    products: 0,
    discounts: 10_00,
    kept: 40_00,
  });
});

// Red when what came without a till is left out, or counted as PIX.
it('is of each till, the oldest first, then of none, then on-line', () => {
  expect(takingsByTill(TAKINGS)).toEqual([
    { till: TILL, received: 130_00, returned: 0, total: 130_00 },
    { till: NEXT_TILL, received: 0, returned: 20_00, total: -20_00 },
    { till: 'none', received: 13_00, returned: 0, total: 13_00 },
    { till: 'online', received: 80_50, returned: 0, total: 80_50 },
  ]);
});

it('is a file with every column, a row for each till, and the sums in the last row', () => {
  const some = { takings: TAKINGS.slice(0, 4), notes: NOTES };
  const { fileName, csv } = takingsSheetOf(some, { month: 3, year: 2026, zone: 'America/Sao_Paulo' });
  expect([fileName, csv.split('\r\n')]).toEqual([
    'recebimentos-2026-03.csv',
    [
      '\uFEFFDia;Quem recebeu;Caixa;Dinheiro;PIX na arena;Débito;Crédito;Transferência;Forma não informada;PIX pela plataforma;Total;Devolvido;Horas vendidas;Produtos;Descontos;Sinais mantidos',
      '03/03/2026;Lia;03/03/2026 às 08:00;100,00;0,00;0,00;0,00;0,00;0,00;0,00;100,00;0,00;60,00;0,00;0,00;0,00',
      '03/03/2026;Lia;Sem caixa;7,00;0,00;0,00;0,00;0,00;0,00;0,00;7,00;0,00;0,00;0,00;10,00;0,00',
      '03/03/2026;PIX on-line;Sem caixa;0,00;0,00;0,00;0,00;0,00;0,00;80,50;80,50;0,00;0,00;0,00;0,00;0,00',
      '04/03/2026;Lia;04/03/2026 às 08:00;-20,00;0,00;0,00;0,00;0,00;0,00;0,00;-20,00;20,00;0,00;0,00;0,00;0,00',
      '04/03/2026;PIX on-line;Sem caixa;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;40,00',
      'Total;;;87,00;0,00;0,00;0,00;0,00;0,00;80,50;167,50;20,00;60,00;0,00;10,00;40,00',
      '',
    ],
  ]);
});
