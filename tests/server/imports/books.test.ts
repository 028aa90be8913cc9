import { readFile as readBytes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/imports/answers.ts';
import { textOf } from '#domain/imports/cell.ts';
import { guessColumns } from '#domain/imports/columns.ts';
import { guessCustomerColumns } from '#domain/imports/customerColumns.ts';
import { listOf } from '#domain/imports/grids/listOf.ts';
import { questionsOf } from '#domain/imports/questions.ts';
import { readRow } from '#domain/imports/readRow.ts';
import { placeOf } from '#domain/imports/rows.ts';
import { readSheets } from '#domain/imports/sheets.ts';
import { readFile } from '#platform/sheets/readFile.ts';

// Whole books as arenas keep them, saved by LibreOffice Calc (scripts/sheet-samples.mjs).

const COURTS = [1, 2].map((number) => ({ id: `q${number}`, name: `Quadra ${number}` }));
const TODAY = { day: 1, month: 12, year: 2030 };

async function sheetsOf(name: string) {
  const reading = await readFile(await readBytes(join(import.meta.dirname, 'samples', `planilha-livro-${name}.xlsx`)));
  if ('fault' in reading) throw new Error(reading.fault);
  return reading.sheets;
}

/** What comes of each row in a line, the questions with their rows, and the sheets. */
async function bookOf(name: string, answers: Answers = {}) {
  const chosen = { sheets: undefined, columns: undefined, guess: guessColumns };
  const { rows, columns, sheets } = readSheets((await sheetsOf(name)).map(listOf), chosen);
  const read = rows.map((row) => {
    const reading = readRow(row.cells, row.columns ?? columns, { courts: COURTS, today: TODAY, answers });
    return { ...row, ...reading, outcome: 'taken' as const, remarks: [] };
  });
  const lines = read.map((row) => {
    if ('faults' in row) return `${placeOf(row)}: ${row.faults.join('; ')}`;
    const { day, from, until, court, name: who, total, received, phone, note } = row.order;
    const said = [
      `${day.day}/${day.month}/${day.year}`,
      `${from}–${until}`,
      court.id,
      who,
      total,
      received,
      phone,
      note,
    ];
    return said.filter((part) => part !== null && part !== '' && part !== 0).join(' ');
  });
  const questions = questionsOf(read, { courts: COURTS, today: TODAY, answers });
  return { lines, questions, asked: questions.map(({ id, rows: count }) => [id, count]), sheets };
}

describe('a list', () => {
  it('asks once for each thing that is uncertain, and leaves notes and totals aside', async () => {
    const { asked, sheets } = await bookOf('lista');
    expect(asked).toEqual([
      ['year', 4],
      ['court:areia do fundo', 2],
      ['paid:pix', 1],
      ['paid:ok', 1],
    ]);
    expect(sheets.map(({ name, isRead, isNotes = false }) => [name, isRead, isNotes])).toEqual([
      ['Recados', false, true],
      ['Reservas', true, false],
    ]);
  });

  it('comes in as it was answered; what makes no sense alone stays out', async () => {
    const answers = { year: 'next', 'court:areia do fundo': 'q2', 'paid:pix': 'yes', 'paid:ok': 'no' };
    const { lines } = await bookOf('lista', answers);
    expect(lines).toEqual([
      '21/12/2030 18–19 q1 Rui Lima 8000 all',
      '21/12/2030 19–21 q2 Bia 15000 5000',
      '21/12/2030 21–22 q1 Eva 8000',
      '22/12/2030 7–8 q2 Caio 7000 all',
      'linha 8 de "Reservas": Falta o nome',
    ]);
  });
});

describe('a grid of hours by courts', () => {
  it('becomes a list: a day holds until the next, merged and equal hours are one reservation', async () => {
    const { lines, asked, sheets } = await bookOf('grade-dia', { 'paid:pix': 'no' });
    expect(lines).toEqual([
      '21/12/2030 18–19 q1 Rui Lima 8000 5000 13988887777',
      '21/12/2030 19–21 q1 Bia torneio ao lado',
      '21/12/2030 19–20 q2 Eva traz a rede\ntorneio ao lado',
      '22/12/2030 7–8 q2 Caio all',
      'célula C7 de "Semana": "cedo" não é um horário',
      '23/12/2030 18–20 q1 Gil all',
      '23/12/2030 19–20 q2 Nina',
    ]);
    expect(asked).toEqual([
      ['paid:pix', 1],
      ['paid:ok', 1],
    ]);
    expect(sheets.map(({ name, form, isRead }) => [name, form, isRead])).toEqual([
      ['Semana', 'day', true],
      ['Seg 23-12-2030', 'day', true],
      ['Recados', undefined, false],
    ]);
  });
});

describe('a grid of hours by weekdays', () => {
  it('has the days of the week of its title and the court of its tab; a week that is nowhere is asked', async () => {
    const { lines, asked, questions } = await bookOf('grade-semana', { 'paid:pix': 'yes', 'court:areia': 'q2' });
    expect(lines).toEqual([
      '16/12/2030 18–20 q1 Rui',
      '22/12/2030 18–19 q1 Bia',
      '17/12/2030 19–20 q1 Eva all',
      '24/12/2030 18–19 q1 Caio',
      'célula B2 de "Areia": "Seg" não diz de que semana',
      'célula C3 de "Areia": "Ter" não diz de que semana',
    ]);
    expect(asked).toEqual([
      ['week', 2],
      ['court:areia', 2],
      ['paid:pix', 1],
    ]);
    expect(questions[0]).toMatchObject({
      first: 'célula B2 de "Areia"',
      options: [{ value: 'this' }, { value: 'following' }, { value: 'out' }],
    });
    const answered = await bookOf('grade-semana', { week: 'following', 'court:areia': 'out' });
    expect(answered.lines.slice(-1)).toEqual(['célula C3 de "Areia": Fica de fora, como você respondeu']);
  });
});

it('a year in twelve sheets has its months from their tabs', async () => {
  const { lines, asked } = await bookOf('ano');
  expect(lines).toHaveLength(36);
  expect(lines.slice(0, 3)).toEqual(['5/1/2031 18–19 q1 Rui 1', '5/1/2031 19–20 q2 Bia all', '31/1/2031 18–19 q1 Eva']);
  expect(lines[33]).toBe('5/12/2031 18–19 q1 Rui 12');
  // Five months have no 31st.
  expect(lines.filter((line) => /não é uma data/.test(line))).toHaveLength(5);
  expect(asked).toEqual([]);
});

it('customers are read beside notes', async () => {
  const chosen = { sheets: undefined, columns: undefined, guess: guessCustomerColumns };
  const { rows, sheets } = readSheets(await sheetsOf('clientes'), chosen);
  expect(rows.map(({ cells }) => cells.map(textOf))).toEqual([
    ['Rui Lima', '13988887777', '15/03', 'terça, vip'],
    ['Bia Cruz', '(13) 97777-6666', '22/12/1990'],
  ]);
  expect(sheets.map(({ isRead, isNotes }) => [isRead, isNotes])).toEqual([
    [false, true],
    [true, undefined],
  ]);
});
