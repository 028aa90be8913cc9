import { Schema } from 'effect';
import { Birthday, formatBirthday } from '../people/birthday.ts';
import { isCpf, maskCpf } from '../people/cpf.ts';
import { isPhone, maskPhone, phoneDigits } from '../people/phone.ts';
import { Tag, tagsOf, Tags } from '../people/tags.ts';
import { Email } from '../session/credentials.ts';
import { addDays } from '../values/days/day.ts';
import { type Cell, textOf } from './cell.ts';
import { type Contact, readContact, type Understood } from './cells.ts';
import { foldCell } from './words.ts';

const isBirthday = Schema.is(Birthday);
const isEmail = Schema.is(Email);
const isTag = Schema.is(Tag);
const isTags = Schema.is(Tags);

/** A phone of Brazil however it is written; one of another country as our own sheet has it, bare. */
export function readCustomerPhone(text: string): Contact {
  const digits = phoneDigits(text);
  return isPhone(digits) && maskPhone(digits) === text ? { phone: digits, rest: '' } : readContact(text);
}

/** The 11 digits of a CPF that may exist. A spreadsheet's number has lost the zeros that stood before it. */
export function readCpf(cell: Cell): Understood<string> {
  const text = textOf(cell);
  const written = text.replace(/[\s./-]/g, '');
  const isNumber = typeof cell === 'object' && cell.kind === 'number';
  const digits = isNumber && /^\d{8,11}$/.test(written) ? written.padStart(11, '0') : written;
  if (!isCpf(digits)) return { fault: `O CPF "${text}" não existe` };
  return { value: digits, ...(digits !== written && { mended: `${text} → ${maskCpf(digits)}` }) };
}

export function readEmail(cell: Cell): Understood<string> {
  const text = textOf(cell).replace(/^mailto:/i, '');
  const fault = `O e-mail "${text}" não está certo`;
  return isEmail(text) ? { value: text } : { fault };
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Days as spreadsheets count them from 1899-12-30, of people who are alive. */
const [FIRST_SERIAL, LAST_SERIAL] = [3_000, 60_000];

/**
 * A birthday as it is stored: `15/03`, `15/03/1990`, `15/03/90`, `15 de março`, `1990-03-15`, or a spreadsheet's date. A
 * spreadsheet that was given no year has the current one, which it does not show.
 * @param thisYear nobody was born after it, so that it tells the century of a year in two digits
 */
export function readBirthday(cell: Cell, thisYear: number): Understood<string> {
  const text = textOf(cell);
  if (typeof cell === 'object' && cell.kind === 'moment' && cell.day) {
    const { day, month, year } = cell.day;
    return birthdayOf(text, { day, month, year: text.includes(String(year)) || isShort(text) ? year : undefined });
  }
  const folded = foldCell(text);
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[t ].*)?$/.exec(folded);
  if (iso) return birthdayOf(text, { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  const usual = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?: .*)?$/.exec(folded);
  if (usual)
    return birthdayOf(text, { day: Number(usual[1]), month: Number(usual[2]), year: yearOf(usual[3], thisYear) });
  const named = /^(\d{1,2})[oº°]?(?: de | |\/|-)([a-z]{3})[a-z]*\.?(?:(?: de | |\/|-)(\d{4}|\d{2}))?$/.exec(folded);
  const month = MONTHS.indexOf(named?.[2] ?? '') + 1;
  if (named && month > 0) return birthdayOf(text, { day: Number(named[1]), month, year: yearOf(named[3], thisYear) });
  return serialOf(text) ?? { fault: notADay(text) };
}

/** `15/03/90`: three groups of digits, the year in two. */
function isShort(text: string): boolean {
  return /^\d{1,2}\D\d{1,2}\D\d{2}$/.test(text);
}

function yearOf(written: string | undefined, thisYear: number): number | undefined {
  if (written === undefined) return undefined;
  const year = Number(written);
  if (written.length === 4) return year;
  return year > thisYear % 100 ? 1900 + year : 2000 + year;
}

interface Parts {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
}

function birthdayOf(text: string, { day, month, year }: Parts): Understood<string> {
  const [monthText, dayText] = [month, day].map((part) => String(part).padStart(2, '0'));
  const value = [...(year === undefined ? [] : [year]), monthText, dayText].join('-');
  if (!isBirthday(value)) return { fault: notADay(text) };
  const isUsual = [value, formatBirthday(value)].includes(text);
  return { value, ...(!isUsual && { mended: `${text} → ${formatBirthday(value)}` }) };
}

function serialOf(text: string): Understood<string> | undefined {
  const days = /^\d{4,5}(?:[.,]\d+)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : 0;
  if (days < FIRST_SERIAL || days > LAST_SERIAL) return undefined;
  return birthdayOf(text, addDays({ day: 30, month: 12, year: 1899 }, days));
}

function notADay(text: string): string {
  return `O nascimento "${text}" não é um dia`;
}

/** The tags of a cell, and what none can be: too long, or one too many. */
export function readTags(text: string): { readonly tags: readonly string[]; readonly rest: string } {
  const all = tagsOf(text);
  const tags: string[] = [];
  for (const tag of all) if (isTag(tag) && isTags([...tags, tag])) tags.push(tag);
  return { tags, rest: all.filter((tag) => !tags.includes(tag)).join(', ') };
}
