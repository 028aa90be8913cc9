import { addDays, type Day, isDay, weekdayOf } from '../../values/days/day.ts';
import { type Cell, textOf } from '../cell.ts';
import { foldCell } from '../words.ts';

/** A day as a title, a tab or a cell of a grid says it; without a year where none stands there. */
interface NamedDay {
  readonly day: number;
  readonly month: number;
  readonly year?: number;
}

/** The months as people shorten them, folded. */
export const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const MONTH =
  /(?<![a-z])(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:eiro|ereiro|co|il|o|ho|sto|embro|ubro)?(?![a-z])/;
const NAMED = new RegExp(String.raw`(?<!\d)(\d{1,2})[oº°]?(?: de | |\/|-)${MONTH.source}(?:(?: de | |\/|-)(\d{4}))?`);
const ISO = /(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/;
const USUAL = /(?<!\d)(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d:h])/;

/** The first day that a text names: `Sáb 21-12`, `Semana de 21/12/2026 a 27/12`, `21 de dezembro`. */
export function dayIn(text: string): NamedDay | undefined {
  const folded = foldCell(text);
  const iso = ISO.exec(folded);
  if (iso) return dayOf(iso[3], Number(iso[2]), iso[1]);
  const named = NAMED.exec(folded);
  if (named) return dayOf(named[1], MONTHS.indexOf(named[2] ?? '') + 1, named[3]);
  const usual = USUAL.exec(folded);
  return usual ? dayOf(usual[1], Number(usual[2]), usual[3]) : undefined;
}

function dayOf(day: string | undefined, month: number, year: string | undefined): NamedDay | undefined {
  const named = {
    day: Number(day),
    month,
    ...(year !== undefined && { year: Number(year.length === 2 ? `20${year}` : year) }),
  };
  // 2028 has a 29th of February.
  return isDay({ year: 2028, ...named }) ? named : undefined;
}

/** The month that a text names in words, from 1: `Dezembro 2026`. */
export function monthIn(text: string): number | undefined {
  const [, month] = MONTH.exec(foldCell(text)) ?? [];
  return month === undefined ? undefined : MONTHS.indexOf(month) + 1;
}

/** The only year that texts name; none where they name several. */
export function yearIn(texts: readonly string[]): number | undefined {
  const years = new Set(texts.flatMap((text) => text.match(/(?<!\d)20\d{2}(?!\d)/g) ?? []));
  const [year, ...others] = years;
  return year !== undefined && others.length === 0 ? Number(year) : undefined;
}

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];
const WEEKDAY =
  /^(dom(?:ingo)?|(?:seg(?:unda)?|ter(?:ca)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?)(?:[- ]?feira)?|sab(?:ado)?)(?![a-z])/;

/** The weekday that a text begins with, 0 for Sunday: `Seg`, `Terça-feira`. */
export function weekdayIn(text: string): number | undefined {
  const [name] = WEEKDAY.exec(foldCell(text)) ?? [];
  return name === undefined ? undefined : WEEKDAYS.indexOf(name.slice(0, 3));
}

/** Whether a cell is a weekday and nothing else. */
export function isWeekday(text: string): boolean {
  const folded = foldCell(text);
  return WEEKDAY.exec(folded)?.[0] === folded;
}

/** A day as the column of days of a list says it. */
export function dayText({ day, month, year }: NamedDay): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return year === undefined ? `${two(day)}/${two(month)}` : `${two(day)}/${two(month)}/${year}`;
}

/** Whether a cell says a day by itself: a spreadsheet's date, or one in words. */
export function isDayCell(cell: Cell): boolean {
  if (typeof cell === 'object') return cell.kind === 'moment' && cell.day !== undefined;
  return dayIn(cell) !== undefined;
}

/**
 * The day of a column that names a weekday alone, of a week that a title names a day of.
 * @param first the weekday of the first column. A title without a year names the day of that column
 */
export function dayOfWeek(named: NamedDay, weekday: number, first: number): NamedDay {
  const { year } = named;
  // Any year that is no leap year: what it is is asked later.
  const day: Day = { ...named, year: year ?? 2027 };
  const into = year === undefined ? 0 : (weekdayOf(day) - first + 7) % 7;
  const { year: reached, ...rest } = addDays(day, ((weekday - first + 7) % 7) - into);
  return year === undefined ? rest : { ...rest, year: reached };
}

/** What a cell of a grid says of its day, in the words of a list. @param context what its sheet says of months and years */
export function dayCell(
  cell: Cell,
  context: { readonly month: number | undefined; readonly year: number | undefined },
): Cell {
  if (typeof cell === 'object' && cell.kind === 'moment') return cell;
  const text = textOf(cell);
  const { month, year } = context;
  const bare = /^(?:dia )?(\d{1,2})$/.exec(foldCell(text));
  const named = dayIn(text) ?? (bare && month !== undefined ? dayOf(bare[1], month, undefined) : undefined);
  return named ? dayText({ ...(year !== undefined && { year }), ...named }) : text;
}
