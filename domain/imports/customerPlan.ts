import { maskPhone } from '../people/phone.ts';
import { fold } from '../values/text/names.ts';
import type { CustomerColumn, CustomerColumnChoice } from './customerColumns.ts';
import {
  type Detail,
  DETAILS,
  type Holder,
  holderOf,
  holdersOf,
  isCalledSo,
  type KnownRecord,
  NO_NAME,
} from './customerHolders.ts';
import { type CustomerDetails, type CustomerFields, readCustomerRow } from './customerRow.ts';
import { asRead, type FileRow } from './rows.ts';

/** A customer with an account, as the desk knows them: the phone only of who booked here by themselves. */
export interface KnownAccount {
  readonly name: string;
  readonly phone: string | null;
}

/** What an arena has of the phones and names of a sheet. */
export interface CustomersState {
  readonly thisYear: number;
  /** Those with a phone of the sheet, the one that was made last first, and those without a phone that have a name of it. */
  readonly records: readonly KnownRecord[];
  readonly accounts: readonly KnownAccount[];
}

/** What a row of a sheet of customers becomes. `filled`: a record gets what it did not have. */
export type CustomerOutcome = 'taken' | 'mended' | 'filled' | 'refused' | 'already';

export interface CustomerRow extends FileRow<CustomerColumn> {
  /** How many rows of the file say the same and name no phone, this one included: so many records there are to be. */
  readonly nth?: number;
}

export interface PlannedCustomerRow extends CustomerRow {
  readonly outcome: CustomerOutcome;
  /** What was mended or stays out, or why the row is refused. */
  readonly remarks: readonly string[];
  /** What the row says, unless it is refused. */
  readonly fields?: CustomerFields;
  /** Whose record is made or filled by it. */
  readonly holder?: Holder;
}

interface Planning {
  readonly state: CustomersState;
  readonly columns: CustomerColumnChoice;
  /** By phone, the one that was made last first. */
  readonly holders: Map<string, readonly Holder[]>;
  /** How many records and accounts say what a row without a phone says, and how many rows said it. */
  readonly there: ReadonlyMap<string, number>;
  readonly said: Map<string, number>;
}

/**
 * Returns what tells of each row of a sheet of customers, one after the other in their order, what becomes of it. Who is meant follows from
 * phone and first name alone, as for a booking (`recordGuests`); without a phone nobody is taken for another.
 */
export function customerPlanner(
  columns: CustomerColumnChoice,
  state: CustomersState,
): (row: CustomerRow) => PlannedCustomerRow {
  const holders = holdersOf(state.records);
  const planning: Planning = { state, columns, holders, there: thereOf(state), said: new Map() };
  return (row) => ({ ...asRead(row), ...planRow(row, planning) });
}

type RowPlan = Pick<PlannedCustomerRow, 'outcome' | 'remarks' | 'fields' | 'holder' | 'nth'>;

function planRow(row: CustomerRow, planning: Planning): RowPlan {
  const read = readCustomerRow(row.cells, row.columns ?? planning.columns, planning.state.thisYear);
  if ('faults' in read) return { outcome: 'refused', remarks: read.faults };
  const { fields, mends } = read;
  if (fields.phone !== null) return planReached(fields, fields.phone, mends, planning);
  return planNamed(row, fields, mends, planning);
}

/** Without a phone: as many records as rows that say the same. */
function planNamed(row: CustomerRow, fields: CustomerFields, mends: readonly string[], planning: Planning): RowPlan {
  const key = contentOf(fields);
  const nth = row.nth ?? (planning.said.get(key) ?? 0) + 1;
  planning.said.set(key, nth);
  if (nth <= (planning.there.get(key) ?? 0)) return { outcome: 'already', remarks: mends, fields, nth };
  const same = nth > 1 ? ['Há outra linha igual, sem telefone: entra como outra pessoa'] : [];
  return { ...taken(fields, [...mends, ...same]), nth };
}

function planReached(fields: CustomerFields, phone: string, mends: readonly string[], planning: Planning): RowPlan {
  const holders = planning.holders.get(phone) ?? [];
  const holder = holderOf(holders, fields.name);
  if (holder) return fill(holder, fields, mends);
  const account = planning.state.accounts.find((one) => one.phone === phone && isCalledSo(one.name, fields.name));
  if (account && isBare(fields))
    return { outcome: 'already', remarks: [...mends, 'Já joga aqui com a própria conta'], fields };
  const [other] = holders;
  const whose = account
    ? 'Já joga aqui com a própria conta: os outros dados entram em um cadastro à parte'
    : other && `${maskPhone(phone)} é o telefone de ${other.name}: entra como outra pessoa`;
  const row = taken(fields, [...mends, ...(whose === undefined ? [] : [whose])]);
  planning.holders.set(phone, [row.holder, ...holders]);
  return row;
}

function taken(fields: CustomerFields, remarks: readonly string[]) {
  const { name, phone, ...details } = fields;
  const root = { id: undefined, details, filled: new Set<Detail>() };
  const holder: Holder = { name: name === '' ? NO_NAME : name, phone, root };
  return { outcome: remarks.length > 0 ? ('mended' as const) : ('taken' as const), remarks, fields, holder };
}

const STAYS = {
  cpf: 'O CPF não muda: o cadastro já tem outro',
  email: 'O e-mail não muda: o cadastro já tem outro',
  birthday: 'O nascimento não muda: o cadastro já tem outro',
  city: 'A cidade não muda: o cadastro já tem outra',
  tags: 'As etiquetas não mudam: o cadastro já tem outras',
  note: 'A observação não muda: o cadastro já tem outra',
} as const satisfies Record<Detail, string>;

/** What is there stays; what is not is filled. */
function fill(holder: Holder, fields: CustomerFields, mends: readonly string[]): RowPlan {
  const { root } = holder;
  const said = DETAILS.filter((detail) => isFilled(fields[detail]));
  const wanted = said.filter((detail) => !isFilled(root.details[detail]));
  const left = said.filter((detail) => !wanted.includes(detail) && !holds(root.details[detail], fields[detail]));
  const remarks = [...mends, ...left.map((detail) => STAYS[detail])];
  if (wanted.length === 0) return { outcome: 'already', remarks, fields };
  for (const detail of wanted) root.filled.add(detail);
  root.details = { ...root.details, ...Object.fromEntries(wanted.map((detail) => [detail, fields[detail]])) };
  return { outcome: 'filled', remarks, fields, holder };
}

type Value = CustomerDetails[Detail];

function isFilled(value: Value): boolean {
  return value !== null && value.length > 0;
}

/** Whether what is there says the row's as well. */
function holds(there: Value, said: Value): boolean {
  if (there === null || said === null) return there === said;
  if (typeof there === 'string') return typeof said === 'string' && there.includes(said);
  return typeof said !== 'string' && said.every((tag) => there.includes(tag));
}

function isBare(fields: CustomerDetails): boolean {
  return DETAILS.every((detail) => !isFilled(fields[detail]));
}

/** The same for rows and records that say the same of somebody who has no phone. */
function contentOf({ name, cpf, email, birthday, city, tags, note }: Omit<CustomerFields, 'phone'>): string {
  return JSON.stringify([fold(name), cpf, email, birthday, city, tags, note]);
}

const NOTHING: CustomerDetails = { cpf: null, email: null, birthday: null, city: null, tags: [], note: '' };

/** Of a player whose phone the desk does not see, its sheet has the name alone. */
function thereOf({ records, accounts }: CustomersState): ReadonlyMap<string, number> {
  const unreached = [
    ...records.filter(({ phone }) => phone === null).map(({ name, own }) => ({ name, ...own })),
    ...accounts.filter(({ phone }) => phone === null).map(({ name }) => ({ name, ...NOTHING })),
  ].map(contentOf);
  const there = new Map<string, number>();
  for (const content of unreached) there.set(content, (there.get(content) ?? 0) + 1);
  return there;
}

/** By what the arena is asked before a row is planned: its phone, or the folded name of who has none; nothing of a row that is refused. */
export function soughtBy(
  { cells, columns: own }: CustomerRow,
  columns: CustomerColumnChoice,
  thisYear: number,
): { readonly phone: string } | { readonly name: string } | undefined {
  const read = readCustomerRow(cells, own ?? columns, thisYear);
  if ('faults' in read) return undefined;
  const { phone, name } = read.fields;
  return phone === null ? { name: fold(name) } : { phone };
}
