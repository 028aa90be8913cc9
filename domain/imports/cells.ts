import { formatReais, MOST_CENTAVOS, readReais } from '../values/money.ts';
import { maskPhone, readPhone } from '../people/phone.ts';
import { type Cell, textOf } from './cell.ts';
import { serialIn } from './serial.ts';
import { foldCell } from './words.ts';

/**
 * What a cell says. `mended`: what was understood in other words than the cell's, for the person to check. `asks`: the question
 * whose answer settles it.
 */
export type Understood<Value> =
  | { readonly value: Value; readonly mended?: string; readonly asks?: string }
  | { readonly fault: string; readonly asks?: string };

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
