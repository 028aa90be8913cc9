import { Schema } from 'effect';
import { WholeNumber } from '../values/query.ts';
import type { Cell } from './cell.ts';
import { looksLikeName, looksLikePhone, readSpan } from './cells.ts';
import type { Grid } from './file.ts';
import { readDay } from './readDay.ts';
import { type Guess, type Look, type Places, recognise, type Recognition } from './recognise.ts';
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

/** Where a column stands in the file, from 0. */
export const ColumnPlace = Schema.optionalKey(
  Schema.String.check(Schema.isPattern(/^[0-3]?\d$/u, { message: 'Coluna inválida.' })).pipe(
    Schema.decodeTo(WholeNumber),
  ),
);

/** Which column of the file says what, counted from 0. What is absent is nowhere in the file. */
export const ColumnChoice = Schema.Struct({
  day: ColumnPlace,
  start: ColumnPlace,
  end: ColumnPlace,
  hours: ColumnPlace,
  court: ColumnPlace,
  name: ColumnPlace,
  phone: ColumnPlace,
  total: ColumnPlace,
  received: ColumnPlace,
  paid: ColumnPlace,
  sport: ColumnPlace,
  note: ColumnPlace,
});
export type ColumnChoice = typeof ColumnChoice.Type;

/** How they are known: the price less a discount is a better total than the price. */
const RESERVATION_COLUMNS: Recognition<Column> = {
  columns: COLUMNS,
  headings: {
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
    paid: [
      'pago',
      'quitado',
      'paid',
      'status do pagamento',
      'situacao do pagamento',
      'pagamento',
      'situacao',
      'status',
    ],
    sport: ['esporte', 'modalidade', 'sport'],
    note: ['observacao', 'observacoes', 'obs', 'nota', 'notas', 'comentario', 'comentarios', 'anotacao'],
  },
  ofAnother:
    /\b(?:d[aeo]|a) (?:pagamento|compra|venda|pedido|cadastro|criacao|cancelamento|nascimento|vencimento|transacao|recebimento|emissao|receber)\b|\bdevolvido|\bmantido/,
  byValues: (known, { find, isLike }) => {
    let places = find(known, 'day', (cell) => 'value' in readDay(cell, ANY_DAY));
    places = find(places, 'phone', looksLikePhone);
    places = find(places, 'court', (_, text) => /^(q|quadra|court|campo) ?\d{1,3}$/.test(foldCell(text)));
    places = find(places, 'start', isHour);
    if (places.start !== undefined) places = find(places, 'end', isHour);
    places = find(places, 'name', looksLikeName);
    return withStart(places, isLike);
  },
  isHead: (row, { day }) => day !== undefined && 'fault' in readDay(row[day] ?? '', ANY_DAY),
};

/** Guesses which column of a sheet of reservations says what. */
export function guessColumns(grid: Grid): Guess<Column> {
  return recognise(grid, RESERVATION_COLUMNS);
}

/** Whether a folded heading is one of a list of reservations: a grid has courts and days there. */
export function isListHeading(title: string): boolean {
  return COLUMNS.some((column) => RESERVATION_COLUMNS.headings[column].includes(title));
}

function isHour(cell: Cell, text: string): boolean {
  return /[:h]/i.test(text) && 'value' in readSpan(cell);
}

/** 'Data e hora' in one cell says both. */
function withStart(places: Places<Column>, isLike: Look<Column>['isLike']): Places<Column> {
  const { start, day } = places;
  const isBoth =
    start === undefined && day !== undefined && isLike(day, (_, text) => /\d\D+\d{1,2}(:|h)\d{0,2}/i.test(text));
  return isBoth ? { ...places, start: day } : places;
}

const ANY_DAY = { day: 1, month: 1, year: 2026 };
