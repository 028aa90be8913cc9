import { Schema } from 'effect';
import { WholeNumber } from '../values/query.ts';
import { type Cell, textOf } from './cell.ts';
import { readContact, readDay, readSpan } from './cells.ts';
import type { Grid } from './file.ts';
import { foldCell } from './words.ts';

/** What a column of the spreadsheet can say, with its name on screen, in the order of the screen. */
export const COLUMN_NAMES = {
  day: 'Dia',
  start: 'Início',
  end: 'Fim',
  hours: 'Quantas horas',
  court: 'Quadra',
  name: 'Nome',
  phone: 'Telefone',
  total: 'Valor total',
  received: 'Valor já pago',
  paid: 'Pago',
  sport: 'Esporte',
  note: 'Observação',
} as const;

export type Column = keyof typeof COLUMN_NAMES;

export const COLUMNS = [
  'day',
  'start',
  'end',
  'hours',
  'court',
  'name',
  'phone',
  'total',
  'received',
  'paid',
  'sport',
  'note',
] as const satisfies readonly Column[];

const Place = Schema.optionalKey(
  Schema.String.check(Schema.isPattern(/^[0-3]?\d$/u, { message: 'Coluna inválida.' })).pipe(
    Schema.decodeTo(WholeNumber),
  ),
);

/** Which column of the file says what, counted from 0. What is absent is nowhere in the file. */
export const ColumnChoice = Schema.Struct({
  day: Place,
  start: Place,
  end: Place,
  hours: Place,
  court: Place,
  name: Place,
  phone: Place,
  total: Place,
  received: Place,
  paid: Place,
  sport: Place,
  note: Place,
});
export type ColumnChoice = typeof ColumnChoice.Type;

/**
 * Headings that say what a column is, folded, the best first: the price less a discount before the price. The first list that has
 * a word wins; a whole heading before its beginning, and that before a part of it.
 */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  day: ['data', 'dia', 'data da reserva', 'data do jogo', 'date', 'data e hora', 'quando'],
  start: [
    'inicio',
    'hora',
    'horario',
    'hora inicio',
    'hora inicial',
    'hora de inicio',
    'das',
    'entrada',
    'comeca',
    'start',
  ],
  end: ['fim', 'termino', 'final', 'hora fim', 'hora final', 'hora termino', 'ate', 'saida', 'end'],
  hours: ['horas', 'duracao', 'qtd horas', 'quantidade de horas', 'quantas horas', 'n de horas', 'tempo'],
  court: ['quadra', 'court', 'espaco', 'local', 'campo', 'arena'],
  name: ['nome', 'cliente', 'jogador', 'responsavel', 'reservado para', 'aluno', 'name', 'quem'],
  phone: ['telefone', 'celular', 'whatsapp', 'whats', 'fone', 'tel', 'contato', 'phone'],
  total: ['valor final', 'valor total', 'total', 'valor', 'preco', 'price', 'r$'],
  received: ['recebido', 'valor recebido', 'valor pago', 'total pago', 'total recebido', 'ja pago', 'valor ja pago'],
  paid: ['pago', 'quitado', 'paid', 'status do pagamento', 'situacao do pagamento', 'pagamento', 'situacao', 'status'],
  sport: ['esporte', 'modalidade', 'sport'],
  note: ['observacao', 'observacoes', 'obs', 'nota', 'notas', 'comentario', 'comentarios', 'anotacao'],
};

/** Titles and empty rows may stand above the headings. */
const HEAD_WITHIN = 10;
const SAMPLE_ROWS = 30;

export interface Guess {
  /** The index of the row of headings; -1 when the first row is data already. */
  readonly head: number;
  readonly columns: ColumnChoice;
}

/** Guesses which column says what: by the headings, and where these say nothing, by what the cells look like. */
export function guessColumns(grid: Grid): Guess {
  const tried = grid.slice(0, HEAD_WITHIN).map((row) => byHeadings(row));
  const head = tried.findIndex((columns) => Object.keys(columns).length >= 2);
  if (head >= 0) return { head, columns: byValues(rowsAfter(head, grid), tried[head] ?? {}) };
  // Words that nobody knows stand where the other rows have days.
  const columns = byValues(rowsAfter(0, grid), tried[0] ?? {});
  const isHeaded = columns.day !== undefined && 'fault' in readDay(grid[0]?.[columns.day] ?? '', ANY_DAY);
  return isHeaded ? { head: 0, columns } : { head, columns: byValues(rowsAfter(head, grid), {}) };
}

function rowsAfter(head: number, grid: Grid): Grid {
  return grid.slice(head + 1, head + 1 + SAMPLE_ROWS);
}

type Places = { -readonly [C in keyof ColumnChoice]: number };

function byHeadings(row: readonly Cell[]): Partial<Places> {
  const titles = row.map((cell) => foldCell(textOf(cell)));
  const places: Partial<Places> = {};
  const isFree = (place: number): boolean => !Object.values(places).includes(place);
  const find = (isMatch: Match, words: readonly string[]): number | undefined =>
    words
      .map((word) => titles.findIndex((title, index) => isFree(index) && isMatch(title, word)))
      .find((place) => place >= 0);
  for (const isMatch of [isWhole, isBeginning, isPart]) {
    for (const column of COLUMNS) {
      const place = places[column] ?? find(isMatch, HEADINGS[column]);
      if (place !== undefined) places[column] = place;
    }
  }
  return places;
}

type Match = (title: string, word: string) => boolean;

function isWhole(title: string, word: string): boolean {
  return title === word;
}

/** 'nome do cliente' says 'nome'. */
function isBeginning(title: string, word: string): boolean {
  return isPart(title, word) && wordsOf(title).startsWith(` ${word} `);
}

/** A long sentence is no heading, and one that says something of another thing is not taken for it: 'data da compra'. */
function isPart(title: string, word: string): boolean {
  return title.length <= 40 && word.length > 2 && !OF_ANOTHER.test(title) && wordsOf(title).includes(` ${word} `);
}

const OF_ANOTHER =
  /\b(?:d[aeo]|a) (?:pagamento|compra|venda|pedido|cadastro|criacao|cancelamento|nascimento|vencimento|transacao|recebimento|emissao|receber)\b|\bdevolvido|\bmantido/;

function wordsOf(title: string): string {
  return ` ${title.replace(/[^a-z0-9$]+/g, ' ')} `;
}

function byValues(rows: Grid, known: Partial<Places>): ColumnChoice {
  const places = { ...known };
  const width = Math.max(0, ...rows.map((row) => row.length));
  const looksLike = (place: number, isOne: (cell: Cell, text: string) => boolean): boolean => {
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.filter((cell) => isOne(cell, textOf(cell))).length * 2 > cells.length;
  };
  const find = (column: Column, isOne: (cell: Cell, text: string) => boolean): void => {
    if (places[column] !== undefined) return;
    const taken = Object.values(places);
    const place = Array.from({ length: width }, (_, index) => index).find(
      (index) => !taken.includes(index) && looksLike(index, isOne),
    );
    if (place !== undefined) places[column] = place;
  };
  find('day', (cell) => 'value' in readDay(cell, ANY_DAY));
  find('phone', (_, text) => readContact(text).phone !== null);
  find('court', (_, text) => /^(q|quadra|court|campo) ?\d{1,3}$/.test(foldCell(text)));
  find('start', (cell, text) => /[:h]/i.test(text) && 'value' in readSpan(cell));
  if (places.start !== undefined) find('end', (cell, text) => /[:h]/i.test(text) && 'value' in readSpan(cell));
  find('name', (_, text) => /^\p{L}[\p{L} .'-]{2,}$/u.test(text));
  // 'Data e hora' in one cell says both.
  if (
    places.start === undefined &&
    places.day !== undefined &&
    looksLike(places.day, (_, text) => /\d\D+\d{1,2}(:|h)\d{0,2}/i.test(text))
  ) {
    places.start = places.day;
  }
  return places;
}

const ANY_DAY = { day: 1, month: 1, year: 2026 };
