import { readFile as readBytes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textOf } from '#domain/imports/cell.ts';
import { guessColumns } from '#domain/imports/columns.ts';
import { readRow } from '#domain/imports/readRow.ts';
import { readSheets } from '#domain/imports/sheets.ts';
import { readFile } from '#platform/sheets/readFile.ts';

// What LibreOffice Calc saved (scripts/sheet-samples.mjs), in forms that arenas keep.

const COURTS = [1, 2].map((number) => ({ id: `q${number}`, name: `Quadra ${number}` }));
const TODAY = { day: 1, month: 12, year: 2030 };

async function sheetsOf(name: string) {
  const reading = await readFile(await readBytes(join(import.meta.dirname, 'samples', `planilha-${name}.xlsx`)));
  if ('fault' in reading) throw new Error(reading.fault);
  return reading.sheets;
}

/** What each row asks for, in a line. */
async function ordersOf(name: string): Promise<string[]> {
  const chosen = { sheets: undefined, columns: undefined, guess: guessColumns };
  const { rows, columns } = readSheets(await sheetsOf(name), chosen);
  return rows.map(({ cells }) => {
    const read = readRow(cells, columns, { courts: COURTS, today: TODAY });
    if ('faults' in read) return read.faults.join('; ');
    const { day, from, until, court, name: who, total, received, phone } = read.order;
    return [day.day, `${from}–${until}`, court.id, who, total, received, phone, ...read.mends]
      .join(' | ')
      .replaceAll('\u00a0', ' ');
  });
}

const RUI = '21 | 19–21 | q1 | Rui Lima | 15000 | all | 13988887777';
const BIA = '22 | 7–8 | q2 | Bia & Cris | 8050 | 0 | 13977776666';

it.each(['lista', 'titulo-acima', 'linha-de-total'])('%s: rows with days, times and money as such', async (name) => {
  expect(await ordersOf(name)).toEqual([RUI, BIA]);
});

// Red where a cell is its text: 49.875 means thousands then, midnight is no hour, and 24:00 is a day of 1899.
it('day and hour in one cell, durations, midnight at both ends, and a number with three decimals', async () => {
  expect(await ordersOf('datas-e-horas')).toEqual([
    '21 | 19–21 | q1 | Rui Lima | 4988 | 0 |  | 49,875 → R$ 49,88',
    '22 | 0–1 | q2 | Bia | 120000 | 0 | ',
    '22 | 22–24 | q2 | Eva | 6000 | 0 | ',
  ]);
});

it('days and hours in words', async () => {
  expect(await ordersOf('datas-em-texto')).toEqual([
    '21 | 19–21 | q1 | Rui Lima | 120000 | 0 |  | Q1 → Quadra 1',
    '22 | 7–8 | q2 | Bia | 8050 | 0 |  | 22 de dezembro de 2030 → 22/12/2030 | 7 da manhã → 07:00 | Q2 → Quadra 2',
  ]);
});

it('a sheet for each day, whose merged cells are several hours', async () => {
  const sheets = await sheetsOf('folha-por-dia');
  expect(sheets.map(({ name, grid }) => [name, ...grid.map((row) => row.map(textOf))])).toEqual([
    [
      'Sáb 21-12',
      ['Sábado, 21/12/2030'],
      ['Horário', 'Quadra 1', 'Quadra 2'],
      ['19:00', 'Rui Lima'],
      ['20:00', 'Rui Lima', 'Bia'],
    ],
    ['Dom 22-12', ['Domingo, 22/12/2030'], ['Horário', 'Quadra 1', 'Quadra 2'], ['07:00', '', 'Eva']],
  ]);
});
