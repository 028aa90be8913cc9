import { addDays, compareDays, type Day, isDay } from '../values/days/day.ts';
import { formatReais, MOST_CENTAVOS, readReais } from '../values/money.ts';
import { maskPhone, readPhone } from '../people/phone.ts';
import { type Cell, textOf } from './cell.ts';
import { foldCell } from './words.ts';

/** What a cell says. `mended`: what was understood in other words than the cell's, for the person to check. */
export type Understood<Value> = { readonly value: Value; readonly mended?: string } | { readonly fault: string };

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Days as spreadsheets count them from 1899-12-30, for the years 2009 to 2064. */
const [FIRST_SERIAL, LAST_SERIAL] = [40_000, 60_000];

/**
 * A day: `15/12/2026`, `15.12.26`, `2026-12-15`, `15 de dezembro`, or a spreadsheet's number of days. A time after it is
 * left alone.
 * @param today gives the year to a day without one: it is the next such day
 */
export function readDay(typed: Cell, today: Day): Understood<Day> {
  if (typeof typed === 'object' && typed.kind === 'moment' && typed.day) {
    return isDay(typed.day) ? { value: typed.day } : { fault: `"${typed.text}" não é uma data` };
  }
  const cell = textOf(typed);
  const text = foldCell(cell).replace(
    /^(domingo|segunda|terca|quarta|quinta|sexta|sabado|dom|seg|ter|qua|qui|sex|sab)(-feira)?[ ,.]+/,
    '',
  );
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(cell, { year: iso[1], month: iso[2], day: iso[3] });
  const usual = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text);
  if (usual) return dayOf(cell, { day: usual[1], month: usual[2], year: usual[3] });
  const serial = serialIn(text);
  if (serial) {
    const value = addDays({ day: 30, month: 12, year: 1899 }, serial.days);
    return { value, mended: `${cell} → ${label(value)}` };
  }
  const named = /^(\d{1,2})[oº°]?(?: de | |\/|-)([a-z]{3})[a-z]*\.?(?:(?: de | |\/|-)(\d{4}|\d{2}))?(?!\d)/.exec(text);
  const month = named && MONTHS.indexOf(named[2] ?? '') + 1;
  if (named && month) return mendedDay(cell, { day: named[1], month, year: named[3] }, today);
  const short = /^(\d{1,2})[/.-](\d{1,2})(?![\d/.-])/.exec(text);
  if (short) return mendedDay(cell, { day: short[1], month: short[2] }, today);
  return { fault: cell === '' ? 'Falta o dia' : `"${cell}" não é uma data` };
}

/** Days since 1899-12-30 and minutes of the last of them: rounded together, for the last second of a day is the next day. */
function serialIn(text: string): { readonly days: number; readonly minutes: number } | undefined {
  if (!/^\d{5}([.,]\d+)?$/.test(text)) return undefined;
  const minutes = Math.round(Number(text.replace(',', '.')) * 1440);
  const days = Math.floor(minutes / 1440);
  return days >= FIRST_SERIAL && days <= LAST_SERIAL ? { days, minutes: minutes % 1440 } : undefined;
}

interface Parts {
  readonly day: string | undefined;
  readonly month: string | number | undefined;
  readonly year?: string | undefined;
}

function dayOf(cell: string, { day, month, year = '' }: Parts): Understood<Day> {
  const value = { day: Number(day), month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
  return isDay(value) ? { value } : { fault: `"${cell}" não é uma data` };
}

/** A day with a month in words, or without a year, which is then the next such day. */
function mendedDay(cell: string, parts: Parts, today: Day): Understood<Day> {
  const years = parts.year === undefined ? [0, 1, 2, 3, 4].map((ahead) => String(today.year + ahead)) : [parts.year];
  const days = years.flatMap((year) => {
    const read = dayOf(cell, { ...parts, year });
    return 'value' in read ? [read.value] : [];
  });
  const value = parts.year === undefined ? days.find((day) => compareDays(day, today) >= 0) : days[0];
  return value ? { value, mended: `${cell} → ${label(value)}` } : { fault: `"${cell}" não é uma data` };
}

function label({ day, month, year }: Day): string {
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
}

/** Hours of one day: `until` is absent when the cell says only when it begins. */
export interface Span {
  readonly from: number;
  readonly until?: number;
}

const HOUR = String.raw`(\d{1,2})(?:(?::|h)(\d{2})?(?::\d{2})?)?(?: ?(?:hs?|hrs?|horas?))?`;
const PART = String.raw`(?: ?(am|pm|a\.m\.?|p\.m\.?|(?:da|de) (?:manha|tarde|noite|madrugada)))?`;
const ONE = new RegExp(`^(?:as )?${HOUR}${PART}$`);
const BOTH = new RegExp(`^(?:das |de )?${HOUR}${PART} ?(?:-|–|—|as|ate|a) ?(?:as )?${HOUR}${PART}$`);

/** `19:00`, `19h`, `7 da noite`, `7 pm`, `meio-dia`, `19h às 21h`; of a day with a time, the time; of a spreadsheet's number, its part of a day. */
export function readSpan(typed: Cell): Understood<Span> {
  const cell = textOf(typed);
  if (typeof typed === 'object' && 'minutes' in typed) return spanOf(cell, typed.minutes, undefined, false);
  const text = timeIn(foldCell(cell));
  if (text === '') return { fault: cell === '' ? 'Falta o horário' : notAnHour(cell) };
  if (text === 'meio-dia' || text === 'meio dia') return { value: { from: 12 }, mended: `${cell} → 12:00` };
  if (text === 'meia-noite' || text === 'meia noite') return { value: { from: 0 }, mended: `${cell} → 00:00` };
  const serial = serialIn(text);
  if (serial) return wholeOf(cell, serial.minutes);
  if (/^0?[.,]\d+$/.test(text)) return wholeOf(cell, Math.round(Number(text.replace(',', '.')) * 1440));
  const decimal = /^(\d{1,2})[.,](\d{1,2})$/.exec(text);
  if (decimal) return wholeOf(cell, Math.round(Number(text.replace(',', '.')) * 60));
  // As a system writes it: the time as it stands, for nobody keeps an agenda in UTC.
  const system = /^(\d{2}):(\d{2}):\d{2}(?:\.\d+)?z$/.exec(text);
  if (system) return wholeOf(cell, Number(system[1]) * 60 + Number(system[2]));
  const one = ONE.exec(text);
  if (one) return spanOf(cell, minutesOf(one[1], one[2], one[3]), undefined, one[3] !== undefined);
  const both = BOTH.exec(text);
  if (!both) return { fault: notAnHour(cell) };
  const until = minutesOf(both[4], both[5], both[6]);
  return spanOf(
    cell,
    minutesOf(both[1], both[2], both[3] ?? both[6]),
    until === 0 ? 1440 : until,
    both[3] !== undefined || both[6] !== undefined,
  );
}

/** The part of a cell after its day, if it begins with one. */
function timeIn(text: string): string {
  return text.replace(/^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})[ t,-]+(?:as )?(?=\d)/, '').trim();
}

function wholeOf(cell: string, minutes: number): Understood<Span> {
  return spanOf(cell, minutes, undefined, true);
}

function minutesOf(hours = '', minutes = '0', part: string | undefined): number | undefined {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined;
  if (part === undefined) return hour * 60 + minute;
  if (hour > 12) return hour * 60 + minute;
  const isLate = hour === 12 ? /^p|tarde/.test(part) : /^p|tarde|noite/.test(part);
  return ((hour % 12) + (isLate ? 12 : 0)) * 60 + minute;
}

function spanOf(
  cell: string,
  from: number | undefined,
  until: number | undefined,
  isMended: boolean,
): Understood<Span> {
  if (from === undefined || from >= 1440) return from === 1440 ? { value: { from: 0 } } : { fault: notAnHour(cell) };
  if (from % 60 > 0 || (until ?? 0) % 60 > 0) return { fault: `"${cell}" não é uma hora cheia` };
  const value = { from: from / 60, ...(until !== undefined && { until: until / 60 }) };
  const shown = [value.from, ...('until' in value ? [value.until] : [])].map(
    (hour) => `${String(hour).padStart(2, '0')}:00`,
  );
  return { value, ...(isMended && { mended: `${cell} → ${shown.join(' às ')}` }) };
}

function notAnHour(cell: string): string {
  return `"${cell}" não é um horário`;
}

/** How many hours: `2`, `2h`, `02:00`, `120 min`, `2 horas`. */
export function readHours(typed: Cell): Understood<number> {
  const cell = textOf(typed);
  if (typeof typed === 'object' && typed.kind === 'moment' && typed.day) return hoursOf(cell, undefined, false);
  if (typeof typed === 'object' && 'minutes' in typed) return hoursOf(cell, typed.minutes, false);
  const text = foldCell(cell);
  const minutes = /^(\d{1,4}) ?(?:min|minutos?|')$/.exec(text);
  const hours = /^(\d{1,2})(?:[.,:]0+(?::00)?)? ?(?:hs?|hrs?|horas?)?(?:00)?$/.exec(text);
  // A spreadsheet keeps a duration as a part of a day.
  const fraction = /^0[.,]\d+$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1440) : undefined;
  const total = minutes ? Number(minutes[1]) : hours ? Number(hours[1]) * 60 : fraction;
  return hoursOf(cell, total, minutes !== null || fraction !== undefined);
}

function hoursOf(cell: string, minutes: number | undefined, isMended: boolean): Understood<number> {
  if (minutes === undefined || minutes === 0) return { fault: `"${cell}" não diz quantas horas` };
  if (minutes % 60 > 0) return { fault: `"${cell}" não são horas cheias` };
  return { value: minutes / 60, ...(isMended && { mended: `${cell} → ${minutes / 60} h` }) };
}

/** What a cell says of how somebody is reached: the digits of a phone of Brazil, and what else stands there. */
export interface Contact {
  readonly phone: string | null;
  readonly rest: string;
}

const LABEL = /^(?:tel|telefone|fone|cel|celular|whats|whatsapp|wpp|zap|contato)?$/;

/** So many words of a cell are looked through: a phone has seven at most. */
const MOST_WORDS = 20;

/** Whether a column of such cells may be one of phones. */
export function looksLikePhone(_: Cell, text: string): boolean {
  return readContact(text).phone !== null;
}

/** Whether a column of such cells may be one of names. */
export function looksLikeName(_: Cell, text: string): boolean {
  return /^\p{L}[\p{L} .'-]{2,}$/u.test(text);
}

/** The first phone of a cell. Another one, a foreign one and words are the rest, as they are typed. */
export function readContact(cell: string): Contact {
  const words = cell.split(/(?<=[\s/;,|])/, MOST_WORDS);
  for (const from of words.keys()) {
    if (from > 0 && isOfNumber(words[from - 1])) continue;
    for (let until = words.length; until > from; until -= 1) {
      const phone = readPhone(bare(words.slice(from, until)));
      if (phone === undefined || goesOn(words[until - 1], words[until])) continue;
      const others = [words.slice(0, from), [cell.slice(words.slice(0, until).join('').length)]].map(bare);
      return { phone, rest: others.filter((text) => !LABEL.test(foldCell(text))).join(' ') };
    }
  }
  return { phone: null, rest: cell };
}

/** A part of some number: what follows it would be a number cut short. */
function isOfNumber(word = ''): boolean {
  return /[\d+]/.test(word) && !ENDS.test(word);
}

function goesOn(last = '', next = ''): boolean {
  return isOfNumber(next) && !ENDS.test(last) && !/^[(+]/.test(next) && readPhone(bare([next])) === undefined;
}

const ENDS = /[/;,|]\s*$/;

function bare(words: readonly string[]): string {
  return words.join('').replace(/^[\s/;,|]+|[\s/;,|]+$/g, '');
}

/** Whether a phone is written as many write it: as bare digits or with the usual mask. */
export function isUsual(cell: string, phone: string): boolean {
  return cell === phone || cell === maskPhone(phone);
}

/** `R$ 1.200,00`, `120`, `120.5` → centavos. What a dot may mean twice, and what has no such centavos, is shown as it was taken. */
export function readTotal(typed: Cell): Understood<number> {
  const cell = textOf(typed);
  const isNumber = typeof typed === 'object' && typed.kind === 'number';
  const text = cell.replace(/^\s*r\$|\s|\u00a0/gi, '');
  const value = isNumber ? centavosOf(typed.number) : readReais(text);
  if (value === undefined || value < 0 || value > MOST_CENTAVOS) return { fault: `"${cell}" não é um valor` };
  const isUnsure = isNumber ? Math.abs(typed.number * 100 - value) > TINY : /^\d{1,3}\.\d{3}$/.test(text);
  return { value, ...(isUnsure && { mended: `${cell} → ${formatReais(value)}` }) };
}

/** A spreadsheet computes `60.37` as `60.370000000000005`. */
const TINY = 1e-6;

/** Rounded half up, as a spreadsheet shows it: `1.005`, which is a little less in binary, is 101. */
function centavosOf(reais: number): number {
  return Math.round(Number((reais * 100).toPrecision(12)));
}

const YES = new Set([
  'sim',
  's',
  'x',
  'ok',
  'pago',
  'paga',
  'pg',
  'quitado',
  'quitada',
  'yes',
  'true',
  'verdadeiro',
  '1',
]);
const NO = new Set([
  'nao',
  'n',
  '',
  'pendente',
  'aberto',
  'em aberto',
  'a pagar',
  'a receber',
  'falta',
  'confirmada',
  'confirmado',
  'no',
  'false',
  'falso',
  '0',
]);

const OVER = /^(?:cancelad|expirad|desmarcad)[ao]s?$/;

/** Whether all of it is paid. What is neither yes nor no is refused: money is not guessed. */
export function readPaid(cell: string): Understood<boolean> {
  const text = foldCell(cell);
  if (OVER.test(text)) return { fault: `"${cell}": só entra o que ainda vale` };
  if (YES.has(text)) return { value: true };
  return NO.has(text) ? { value: false } : { fault: `"${cell}" não diz se está pago: escreva sim ou não` };
}
