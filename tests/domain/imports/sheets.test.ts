import { describe, expect, it } from 'vitest';
import { guessColumns } from '#domain/imports/columns.ts';
import type { NamedSheet } from '#domain/imports/file.ts';
import { readSheets } from '#domain/imports/sheets.ts';

const HEAD = ['Data', 'Início', 'Nome'];
const sheet = (name: string, rows: readonly (readonly string[])[], more: Partial<NamedSheet> = {}): NamedSheet => ({
  name,
  grid: rows,
  isHidden: false,
  isLeftOut: false,
  ...more,
});
const JANUARY = sheet('Janeiro', [HEAD, ['01/01/2030', '18:00', 'Rui'], ['02/01/2030', '18:00', 'Bia']]);
const FEBRUARY = sheet('Fevereiro', [['Agenda de fevereiro'], HEAD, ['01/02/2030', '18:00', 'Caio']]);
const PLAYERS = sheet('Jogadores', [
  ['Nome', 'Data', 'Hora'],
  ['Duda', '03/03/2030', '19:00'],
]);
const HIDDEN = sheet('Antiga', [HEAD, ['01/01/2029', '18:00', 'Eva']], { isHidden: true });
const TOO_LONG = sheet('Tudo', [], { isLeftOut: true });
const EMPTY = sheet('Capa', []);

describe('the sheets of a file', () => {
  const read = (sheets: readonly NamedSheet[], chosen?: readonly number[]) => {
    const {
      rows,
      sheets: used,
      columns,
    } = readSheets(sheets, { sheets: chosen, columns: undefined, guess: guessColumns });
    return {
      names: rows.map(({ cells, columns: { name = -1 } = columns }) => cells[name]),
      places: rows.map(({ sheet: of, line }) => [of, line]),
      used: used.map(({ name, rows: count, isRead, agrees }) => [name, count, isRead, agrees]),
    };
  };

  // Red when readSheets reads the first one only.
  it('are read together where their headings agree, and each is named with its rows', () => {
    const { names, places, used } = read([EMPTY, JANUARY, PLAYERS, FEBRUARY, HIDDEN, TOO_LONG]);
    expect(names).toEqual(['Rui', 'Bia', 'Caio']);
    expect(places).toEqual([
      ['Janeiro', 2],
      ['Janeiro', 3],
      ['Fevereiro', 3],
    ]);
    expect(used).toEqual([
      ['Capa', 0, false, false],
      ['Janeiro', 2, true, true],
      ['Jogadores', 1, false, false],
      ['Fevereiro', 1, true, true],
      ['Antiga', 1, false, true],
      ['Tudo', 0, false, false],
    ]);
  });

  it('are those that were chosen, each by its own headings', () => {
    expect(read([JANUARY, PLAYERS, FEBRUARY], [0, 1]).names).toEqual(['Rui', 'Bia', 'Duda']);
    expect(read([JANUARY, PLAYERS, FEBRUARY, HIDDEN], [3]).names).toEqual(['Eva']);
    expect(read([JANUARY], [7]).names).toEqual([]);
  });

  it('of a file that has one are not named with its rows', () => {
    expect(read([{ ...JANUARY, name: '' }]).places).toEqual([
      [undefined, 2],
      [undefined, 3],
    ]);
  });
});
