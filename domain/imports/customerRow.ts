import { MAX_NOTE } from '../booking/note.ts';
import { MAX_GUEST_NAME } from '../people/forWhom.ts';
import { City } from '../people/profile.ts';
import { maskPhone } from '../people/phone.ts';
import { usablePart } from '../values/text/text.ts';
import { Schema } from 'effect';
import { type Cell, textOf } from './cell.ts';
import { isUsual, type Understood } from './cells.ts';
import {
  CUSTOMER_COLUMN_NAMES,
  type CustomerColumn,
  type CustomerColumnChoice,
  CUSTOMER_COLUMNS,
} from './customerColumns.ts';
import { readBirthday, readCpf, readCustomerPhone, readEmail, readTags } from './customerCells.ts';
import { lineOf } from './words.ts';

/** What a record has besides the name, or a row says of it; null and empty for nothing. */
export interface CustomerDetails {
  readonly cpf: string | null;
  readonly email: string | null;
  /** `03-15` or `1990-03-15`. */
  readonly birthday: string | null;
  readonly city: string | null;
  readonly tags: readonly string[];
  readonly note: string;
}

export interface CustomerFields extends CustomerDetails {
  /** Empty where the row has none. */
  readonly name: string;
  /** Digits. */
  readonly phone: string | null;
}

/** What a row says, with what was mended in it, or everything that stands in its way. */
export type ReadCustomerRow =
  | { readonly fields: CustomerFields; readonly mends: readonly string[] }
  | { readonly faults: readonly string[] };

const isCity = Schema.is(City);
const lengthOf = (text: string): number => Array.from(text).length;

/** Reads a row of a sheet of customers. What its column cannot hold is kept in the note as it was typed. */
export function readCustomerRow(
  cells: readonly Cell[],
  columns: CustomerColumnChoice,
  thisYear: number,
): ReadCustomerRow {
  const mends: string[] = [];
  const kept: string[] = [];
  const cell = (column: CustomerColumn): Cell => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''));
  const text = (column: CustomerColumn): string => textOf(cell(column));
  const keep = (column: CustomerColumn, typed: string, why: string): null => {
    kept.push(`${CUSTOMER_COLUMN_NAMES[column]}: ${lineOf(typed)}`);
    mends.push(`${why}: vai para a observação`);
    return null;
  };
  const take = (column: CustomerColumn, read: (cell: Cell) => Understood<string>): string | null => {
    if (text(column) === '') return null;
    const understood = read(cell(column));
    if ('fault' in understood) return keep(column, text(column), understood.fault);
    if (understood.mended !== undefined) mends.push(understood.mended);
    return understood.value;
  };
  const broken = CUSTOMER_COLUMNS.map(cell).find((one) => typeof one === 'object' && one.kind === 'error');
  if (broken !== undefined) return { faults: [`A célula "${textOf(broken)}" tem um erro na planilha`] };
  const name = lineOf(text('name'));
  const phone = phoneIn(text('phone'), mends, keep);
  const cpf = take('cpf', readCpf);
  const email = take('email', readEmail);
  const birthday = take('birthday', (one) => readBirthday(one, thisYear));
  const city = take('city', cityOf);
  const { tags, rest } = readTags(lineOf(text('tags').replace(/\r?\n/g, ',')));
  if (rest !== '') keep('tags', rest, `Etiquetas que não cabem, "${rest}"`);
  const note = [noteOf(text('note')), ...kept].filter((line) => line !== '').join('\n');
  const faults = [
    ...(name === '' && phone === null ? ['Falta o nome, ou um telefone que dê para ler'] : []),
    ...(lengthOf(name) > MAX_GUEST_NAME ? [`O nome tem mais de ${MAX_GUEST_NAME} letras`] : []),
    ...(lengthOf(note) > MAX_NOTE ? [`A observação tem mais de ${MAX_NOTE} letras`] : []),
  ];
  return faults.length > 0 ? { faults } : { fields: { name, phone, cpf, email, birthday, city, tags, note }, mends };
}

type Keep = (column: CustomerColumn, typed: string, why: string) => null;

function phoneIn(typed: string, mends: string[], keep: Keep): string | null {
  if (typed === '') return null;
  const { phone, rest } = readCustomerPhone(typed);
  if (phone !== null && rest === '' && !isUsual(typed, phone)) mends.push(`${typed} → ${maskPhone(phone)}`);
  if (rest !== '') keep('phone', rest, `Telefone "${rest}"`);
  return phone;
}

function cityOf(cell: Cell): Understood<string> {
  const city = lineOf(textOf(cell));
  return isCity(city) ? { value: city } : { fault: 'Cidade longa demais' };
}

/** Its lines as they are typed: spaces inside them may be somebody's columns. */
function noteOf(typed: string): string {
  return typed
    .split(/\r\n?|\n/)
    .map((line) => usablePart(line))
    .join('\n')
    .trim();
}
