import { describe, expect, it } from 'vitest';
import type { Day } from '#domain/values/days/day.ts';
import type { Cell } from '#domain/imports/cell.ts';
import { readHours, readContact, readSpan, readTotal } from '#domain/imports/cells.ts';
import { readPaid } from '#domain/imports/paid.ts';
import { readDay } from '#domain/imports/readDay.ts';

const TODAY = { day: 26, month: 11, year: 2026 };
const CHRISTMAS = { day: 25, month: 12, year: 2026 };

function moment(text: string, day?: Day, minutes?: number): Cell {
  return { kind: 'moment', text, ...(day && { day }), ...(minutes !== undefined && { minutes }) };
}

function number(text: string, value: number): Cell {
  return { kind: 'number', text, number: value };
}

describe('a day', () => {
  it.each([
    ['25/12/2026', CHRISTMAS],
    ['25/12/26', CHRISTMAS],
    ['25.12.2026', CHRISTMAS],
    ['2026-12-25', CHRISTMAS],
    ['sex, 25/12/2026', CHRISTMAS],
    ['sexta-feira 25/12/2026', CHRISTMAS],
    ['25/12/2026 19:00', CHRISTMAS],
    ['2026-12-25T19:00:00', CHRISTMAS],
  ])('%s is read as it stands', (cell, value) => {
    expect(readDay(cell, TODAY)).toEqual({ value });
  });

  it.each([
    ['25/12', '25/12/2026', CHRISTMAS],
    ['26/11', '26/11/2026', TODAY],
    ['25/11', '25/11/2027', { ...TODAY, day: 25, year: 2027 }],
    ['29/02', '29/02/2028', { day: 29, month: 2, year: 2028 }],
    ['25 de dezembro', '25/12/2026', CHRISTMAS],
    ['25 de Dezembro de 2026', '25/12/2026', CHRISTMAS],
    ['25/dez/26', '25/12/2026', CHRISTMAS],
    ['1º de março', '01/03/2027', { day: 1, month: 3, year: 2027 }],
    ['46381', '25/12/2026', CHRISTMAS],
  ])('%s is mended to %s', (cell, shown, value) => {
    expect(readDay(cell, TODAY)).toMatchObject({ value, mended: `${cell} → ${shown}` });
  });

  it.each(['31/02/2026', '12/25/2026', 'amanhã', '2026', '25/12/20266', '99/99', '1234567', '25 de foo'])(
    '%s is no day',
    (cell) => {
      expect(readDay(cell, TODAY)).toMatchObject({ fault: `"${cell}" não é uma data` });
    },
  );

  it('that is missing is said to be', () => {
    expect(readDay('', TODAY)).toEqual({ fault: 'Falta o dia' });
  });
});

// Red where the day is taken before its time is rounded.
it('the last second of a day is the next day, at midnight', () => {
  const cell = '46371.99999';
  expect(readDay(cell, TODAY)).toEqual({ value: { day: 16, month: 12, year: 2026 }, mended: `${cell} → 16/12/2026` });
  expect(readSpan(cell)).toEqual({ value: { from: 0 }, mended: `${cell} → 00:00` });
});

describe('an hour', () => {
  it.each([
    ['19:00', { from: 19 }],
    ['19h', { from: 19 }],
    ['19h00', { from: 19 }],
    ['19hs', { from: 19 }],
    ['19', { from: 19 }],
    ['7', { from: 7 }],
    ['07:00:00', { from: 7 }],
    ['24:00', { from: 0 }],
    ['25/12/2026 19:00', { from: 19 }],
    ['2026-12-25T19:00:00', { from: 19 }],
    ['19:00 às 21:00', { from: 19, until: 21 }],
    ['19h-21h', { from: 19, until: 21 }],
    ['das 19h até 21h', { from: 19, until: 21 }],
    ['22h - 00h', { from: 22, until: 24 }],
    [moment('19:00', undefined, 1140), { from: 19 }],
    [moment('25/12/2026 00:00', CHRISTMAS, 0), { from: 0 }],
    [{ kind: 'duration', text: '24:00', minutes: 1440 }, { from: 0 }],
    [number('19', 19), { from: 19 }],
  ] as const)('%j is read as it stands', (cell, value) => {
    expect(readSpan(cell)).toEqual({ value });
  });

  it.each([
    ['7 da noite', '19:00', { from: 19 }],
    ['7h da noite', '19:00', { from: 19 }],
    ['3 da tarde', '15:00', { from: 15 }],
    ['9 da manhã', '09:00', { from: 9 }],
    ['12 da noite', '00:00', { from: 0 }],
    ['7pm', '19:00', { from: 19 }],
    ['12 am', '00:00', { from: 0 }],
    ['meio-dia', '12:00', { from: 12 }],
    ['0,791666666666667', '19:00', { from: 19 }],
    ['46381.791666666664', '19:00', { from: 19 }],
    // Red where what stands after any comma is a part of a day.
    ['19,00', '19:00', { from: 19 }],
    ['19.00', '19:00', { from: 19 }],
    ['8,0', '08:00', { from: 8 }],
    ['2026-12-25T19:00:00Z', '19:00', { from: 19 }],
    ['2026-12-25T19:00:00.000Z', '19:00', { from: 19 }],
    ['7 às 9 da noite', '19:00 às 21:00', { from: 19, until: 21 }],
  ])('%s is mended to %s', (cell, shown, value) => {
    expect(readSpan(cell)).toEqual({ value, mended: `${cell} → ${shown}` });
  });

  it.each(['19:30', '19h às 20h30', '8.25', '20.5', '19,30'])('%s is no whole hour', (cell) => {
    expect(readSpan(cell)).toEqual({ fault: `"${cell}" não é uma hora cheia` });
  });

  it.each(['25:00', '24:30', 'noite', '19:0', '19;00', '25/12/2026', '-1'])('%s is none', (cell) => {
    expect(readSpan(cell)).toEqual({ fault: `"${cell}" não é um horário` });
  });
});

it.each([
  ['2', 2],
  ['2h', 2],
  ['2 horas', 2],
  ['02:00', 2],
  ['1:00:00', 1],
  ['1,0', 1],
])('%s is so many hours: %i', (cell, value) => {
  expect(readHours(cell)).toEqual({ value });
});

it.each([
  ['120 min', 2],
  ['0,0833333333333333', 2],
])('%s is mended to %i hours', (cell, value) => {
  expect(readHours(cell)).toEqual({ value, mended: `${cell} → ${value} h` });
});

it.each(['1,5', '90 min', '0', 'duas', '-1'])('%s are no whole hours', (cell) => {
  expect(readHours(cell)).toHaveProperty('fault');
});

// Red without `goesOn`, without the look at the word before, and without LABEL.
it.each([
  ['13988887777', '13988887777', ''],
  ['+55 13 98888-7777', '13988887777', ''],
  ['(011) 98888-7777', '11988887777', ''],
  ['Tel: 13 98888-7777', '13988887777', ''],
  ['13 98888-7777 Olga', '13988887777', 'Olga'],
  ['Olga 13 98888-7777', '13988887777', 'Olga'],
  ['(13) 98888-7777 / (13) 97777-6666', '13988887777', '(13) 97777-6666'],
  ['13988887777, 3333-4444', '13988887777', '3333-4444'],
  ['13 98888-7777 13 97777-6666', null, '13 98888-7777 13 97777-6666'],
  ['13988887777 13977776666', '13988887777', '13977776666'],
  ['+351 912 345 678', null, '+351 912 345 678'],
  ['+44 11 3496 0123', null, '+44 11 3496 0123'],
  ['+351 912 345 678 / 13 98888-7777', '13988887777', '+351 912 345 678'],
  ['98888-7777', null, '98888-7777'],
  ['não tem', null, 'não tem'],
])('of %j the phone is %s', (cell, phone, rest) => {
  expect(readContact(cell)).toEqual({ phone, rest });
});

it('a number, a day and a duration of a workbook are read as what they are', () => {
  expect(readDay(moment('25/12/2026', CHRISTMAS), TODAY)).toEqual({ value: CHRISTMAS });
  expect(readDay(moment('19:00', undefined, 1140), TODAY)).toEqual({ fault: '"19:00" não é uma data' });
  expect(readDay(moment('01/01/1900', { day: 1, month: 1, year: 1900 }), TODAY)).toHaveProperty('fault');
  expect(readSpan(moment('25/12/2026', CHRISTMAS))).toEqual({ fault: '"25/12/2026" não é um horário' });
  expect(readSpan({ kind: 'duration', text: '26:00', minutes: 1560 })).toHaveProperty('fault');
  expect(readHours({ kind: 'duration', text: '02:00', minutes: 120 })).toEqual({ value: 2 });
  expect(readHours(moment('02:00', undefined, 120))).toEqual({ value: 2 });
  expect(readHours(moment('25/12/2026 02:00', CHRISTMAS, 120))).toHaveProperty('fault');
});

// Red where a number is read as its text, and where it is rounded in binary.
it('the price of a number has no thousands, and two decimals', () => {
  const read = [80.5, 1234, 60.370000000000005, 49.875, 12.375, 1.005].map((value) =>
    readTotal(number(`${value}`, value)),
  );
  expect(read).toEqual([
    { value: 8_050 },
    { value: 123_400 },
    { value: 6_037 },
    { value: 4_988, mended: '49.875 → R$\u00a049,88' },
    { value: 1_238, mended: '12.375 → R$\u00a012,38' },
    { value: 101, mended: '1.005 → R$\u00a01,01' },
  ]);
  expect(readTotal(number('-10', -10))).toHaveProperty('fault');
  expect(readTotal(moment('20/03/1900', { day: 20, month: 3, year: 1900 }))).toHaveProperty('fault');
  expect(readTotal('49.875')).toEqual({ value: 4_987_500, mended: '49.875 → R$\u00a049.875,00' });
});

it('a price is reais and centavos, and never below nothing', () => {
  const read = ['R$ 1.200,50', '120', '120.5', 'R$120,00', '0'].map((cell) => readTotal(cell));
  expect(read).toEqual([{ value: 120_050 }, { value: 12_000 }, { value: 12_050 }, { value: 12_000 }, { value: 0 }]);
  for (const cell of ['grátis', '-10', '1,234', '10000001'])
    expect(readTotal(cell)).toEqual({ fault: `"${cell}" não é um valor` });
});

it('whether it is paid is said, and never guessed', () => {
  for (const cell of ['Sim', 'x', 'PAGO', 'verdadeiro', 'pg pix']) expect(readPaid(cell)).toEqual({ value: true });
  for (const cell of ['', 'Não', 'pendente', 'em aberto', 'falso']) expect(readPaid(cell)).toEqual({ value: false });
  expect(readPaid('Cancelada')).toEqual({ fault: '"Cancelada": só entra o que ainda vale' });
  for (const cell of ['metade', '50']) {
    expect(readPaid(cell)).toMatchObject({ fault: `"${cell}" não diz se está pago: escreva sim ou não` });
  }
});
