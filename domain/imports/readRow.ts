import { MAX_GUEST_NAME } from '../people/forWhom.ts';
import { MAX_NOTE } from '../booking/note.ts';
import { DEFAULT_SPORT, type Sport, SPORT_NAMES, SPORTS } from '../courts/sport.ts';
import { type Day, toIsoDay } from '../values/days/day.ts';
import { maskPhone } from '../people/phone.ts';
import { type Answers, courtQuestion, LEFT_OUT, OUT, type Uncertain } from './answers.ts';
import { type Cell, textOf } from './cell.ts';
import { isUsual, readContact, readHours, readSpan, readTotal, type Understood } from './cells.ts';
import { type Column, type ColumnChoice, COLUMNS } from './columns.ts';
import { readDeposit, readPaid } from './paid.ts';
import { readDay } from './readDay.ts';
import { foldCell, lineOf, linesOf } from './words.ts';

/** A court of the arena, as far as rows name it. */
export interface NamedCourt {
  readonly id: string;
  readonly name: string;
}

/** The reservation that a row asks for, before the arena is asked. */
export interface RowOrder {
  readonly day: Day;
  readonly court: NamedCourt;
  /** The first hour, and the one at which it is over: 1 to 24. */
  readonly from: number;
  readonly until: number;
  readonly sport: Sport;
  readonly name: string;
  /** Digits; null when the row has none. */
  readonly phone: string | null;
  readonly note: string;
  /** Centavos; null when the row names no price. */
  readonly total: number | null;
  /** Centavos that were paid before; `'all'`: the whole price. */
  readonly received: number | 'all';
}

/** What a row says: an order with what was mended in it, or everything that stands in its way; of what no answer settles nothing is asked. */
export type ReadRow = { readonly uncertain: readonly Uncertain[] } & (
  | { readonly order: RowOrder; readonly mends: readonly string[] }
  | { readonly faults: readonly string[] }
);

interface Reading {
  readonly courts: readonly NamedCourt[];
  readonly today: Day;
  readonly answers?: Answers;
}

/** Reads a row of a spreadsheet. All of its faults are named at once, so that it is corrected once. */
export function readRow(
  cells: readonly Cell[],
  columns: ColumnChoice,
  { courts, today, answers = {} }: Reading,
): ReadRow {
  const [mends, faults, settled, uncertain]: [string[], string[], string[], Uncertain[]] = [[], [], [], []];
  const cell = (column: Column): Cell => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''));
  const text = (column: Column): string => textOf(cell(column));
  const take = <Value>(read: Understood<Value>, typed = ''): Value | undefined => {
    if (read.asks !== undefined) uncertain.push({ id: read.asks, cell: typed });
    if ('fault' in read) {
      if (read.asks !== undefined) settled.push(read.fault);
      return void faults.push(read.fault);
    }
    if (read.mended !== undefined) mends.push(read.mended);
    return read.value;
  };
  const broken = COLUMNS.map(cell).find((one) => typeof one === 'object' && one.kind === 'error');
  if (broken !== undefined) return { uncertain, faults: [`A célula "${textOf(broken)}" tem um erro na planilha`] };
  const day = take(readDay(cell('day'), today, answers), text('day'));
  const hours = take(hoursIn(cell, columns, take));
  const court = take(courtOf(text('court'), courts, answers), text('court'));
  const name = lineOf(text('name'));
  if (name === '') faults.push('Falta o nome');
  if (name.length > MAX_GUEST_NAME) faults.push(`O nome tem mais de ${MAX_GUEST_NAME} letras`);
  const total = text('total') === '' ? null : take(readTotal(cell('total')));
  const received = take(receivedIn(cell('received'), text('paid'), total ?? null, answers), text('paid'));
  const sport = take(sportOf(text('sport')));
  const { phone, note } = contactIn(text('phone'), linesOf(text('note')), mends);
  if (note.length > MAX_NOTE) faults.push(`A observação tem mais de ${MAX_NOTE} letras`);
  const isWhole =
    faults.length === 0 && day && hours && court && sport && total !== undefined && received !== undefined;
  return isWhole
    ? { order: { day, ...hours, court, name, phone, note, total, received, sport }, mends, uncertain }
    : { faults, uncertain: settled.length < faults.length ? [] : uncertain };
}

/** The same for the same reservation, in whatever words and file the row says it: what an import knows its rows by. */
export function keyOf({ day, court, from, until, name, phone }: RowOrder): string {
  return [toIsoDay(day), court.id, from, until, foldCell(name), phone ?? ''].join('\n');
}

type Hours = Pick<RowOrder, 'from' | 'until'>;

function hoursIn(
  cell: (column: Column) => Cell,
  columns: ColumnChoice,
  take: <Value>(read: Understood<Value>) => Value | undefined,
): Understood<Hours> {
  const start = readSpan(cell('start'));
  if ('fault' in start) return start;
  const {
    mended,
    value: { from, until },
  } = start;
  const also = mended === undefined ? {} : { mended };
  if (textOf(cell('end')) !== '') {
    const end = take(readSpan(cell('end')));
    return end ? spanOf(from, end.from === 0 ? 24 : end.from, also) : { value: { from, until: from + 1 }, ...also };
  }
  if (textOf(cell('hours')) !== '') {
    const count = take(readHours(cell('hours')));
    return spanOf(from, from + (count ?? 1), also);
  }
  if (until !== undefined) return spanOf(from, until, also);
  const isAsked = columns.end !== undefined || columns.hours !== undefined;
  return {
    value: { from, until: from + 1 },
    ...also,
    ...(isAsked && { mended: [mended, 'Sem fim → 1 hora'].filter(Boolean).join('; ') }),
  };
}

function spanOf(from: number, until: number, mended: { readonly mended?: string }): Understood<Hours> {
  if (until <= from) return { fault: 'O fim não é depois do início' };
  return until > 24 ? { fault: 'A reserva passa da meia-noite' } : { value: { from, until }, ...mended };
}

/** A sum that was received says more than yes or no; where they contradict each other, money is not guessed. */
function receivedIn(cell: Cell, paid: string, total: number | null, answers: Answers): Understood<number | 'all'> {
  const deposit = textOf(cell) === '' ? readDeposit(paid) : undefined;
  if (deposit) return deposit;
  const isPaid = readPaid(paid, answers);
  if ('fault' in isPaid) return isPaid;
  const asks = isPaid.asks === undefined ? {} : { asks: isPaid.asks };
  if (textOf(cell) === '') return { value: isPaid.value ? 'all' : 0, ...asks };
  const sum = readTotal(cell);
  if ('fault' in sum) return sum;
  if (total !== null && sum.value > total) return { fault: `"${textOf(cell)}" é mais do que o valor` };
  if (isPaid.value && total !== null && sum.value < total) {
    return { fault: `"${paid}" e "${textOf(cell)}" não dizem o mesmo: está tudo pago?` };
  }
  return sum;
}

function courtOf(cell: string, courts: readonly NamedCourt[], answers: Answers): Understood<NamedCourt> {
  const [first, ...others] = courts;
  const text = foldCell(cell);
  if (text === '' && first && others.length === 0) return { value: first };
  const asks = courtQuestion(text);
  const answered = answers[asks];
  const chosen = courts.find(({ id }) => id === answered);
  if (chosen) return { value: chosen, mended: `${cell || 'Sem quadra'} → ${chosen.name}`, asks };
  if (answered === OUT) return { fault: LEFT_OUT, asks };
  if (text === '') return { fault: 'Falta a quadra', asks };
  const same = courts.filter(({ name }) => foldCell(name) === text);
  const found =
    only(same) ??
    only(courts.filter(({ name }) => isNumber(text, foldCell(name)))) ??
    only(courts.filter(({ name }) => isPart(text, foldCell(name))));
  if (!found) return { fault: `A arena não tem a quadra "${cell}"`, asks };
  return { value: found, ...(foldCell(cell) !== foldCell(found.name) && { mended: `${cell} → ${found.name}` }) };
}

function only<One>(ones: readonly One[]): One | undefined {
  return ones.length === 1 ? ones[0] : undefined;
}

/** 'q1', 'quadra 01' and '1' are the court whose name has the number 1. */
function isNumber(text: string, name: string): boolean {
  const [, wanted] = /^(?:quadra|court|campo|q|n|no)?\.? ?0*(\d{1,3})$/.exec(text) ?? [];
  const numbers = name.match(/\d+/g) ?? [];
  return wanted !== undefined && numbers.length === 1 && Number(numbers[0]) === Number(wanted);
}

const SHORTEST_PART = 3;

function isPart(text: string, name: string): boolean {
  return text.length >= SHORTEST_PART && (` ${name} `.includes(` ${text} `) || ` ${text} `.includes(` ${name} `));
}

function sportOf(cell: string): Understood<Sport> {
  const text = foldCell(cell);
  if (text === '') return { value: DEFAULT_SPORT };
  const found =
    SPORTS.find((sport) => foldCell(SPORT_NAMES[sport]) === text) ??
    SPORTS.find((sport) => SPORT_SIGNS[sport].test(text));
  if (!found) return { value: DEFAULT_SPORT, mended: `${cell} → ${SPORT_NAMES[DEFAULT_SPORT]}` };
  return { value: found, ...(foldCell(SPORT_NAMES[found]) !== text && { mended: `${cell} → ${SPORT_NAMES[found]}` }) };
}

const SPORT_SIGNS: Readonly<Record<Sport, RegExp>> = {
  BEACH_TENNIS: /beach|tenis|tennis/,
  FUTEVOLEI: /fut/,
  VOLEI_DE_PRAIA: /volei|volley/,
};

/** What is no phone of Brazil is kept in the note: whoever has to reach the person may understand it. */
function contactIn(typed: string, note: string, mends: string[]): { phone: string | null; note: string } {
  if (typed === '') return { phone: null, note };
  const { phone, rest } = readContact(typed);
  if (phone !== null && !isUsual(typed, phone)) mends.push(`${typed} → ${maskPhone(phone)}`);
  if (rest === '') return { phone, note };
  mends.push(`Telefone "${rest}" → observação`);
  return { phone, note: linesOf(`${note}\nTelefone: ${rest}`) };
}
