import { addDays, compareDays, type Day, isDay } from '../values/days/day.ts';
import { formatDay } from '../values/days/formatDay.ts';
import { mondayOf } from '../values/days/monday.ts';
import { type Answers, DAY_ORDER, LEFT_OUT, WEEK, YEAR } from './answers.ts';
import { type Cell, textOf } from './cell.ts';
import type { Understood } from './cells.ts';
import { isWeekday, MONTHS, weekdayIn } from './grids/days.ts';
import { serialIn } from './serial.ts';
import { foldCell } from './words.ts';

/**
 * A day: `15/12/2026`, `15.12.26`, `2026-12-15`, `15 de dezembro`, or a spreadsheet's number of days. A time after it is
 * left alone.
 * @param today gives the year to a day without one: it is the next such day, unless another year is answered
 * @param answers settle what is not said: the year, whether the month stands first, which week a weekday is of
 */
export function readDay(typed: Cell, today: Day, answers: Answers = {}): Understood<Day> {
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
  if (usual) return usualDay(cell, { day: usual[1], month: usual[2], year: usual[3] }, answers);
  const serial = serialIn(text);
  if (serial) {
    const value = addDays({ day: 30, month: 12, year: 1899 }, serial.days);
    return { value, mended: `${cell} → ${formatDay(value)}` };
  }
  const named = /^(\d{1,2})[oº°]?(?: de | |\/|-)([a-z]{3})[a-z]*\.?(?:(?: de | |\/|-)(\d{4}|\d{2}))?(?!\d)/.exec(text);
  const month = named && MONTHS.indexOf(named[2] ?? '') + 1;
  if (named && month) return mendedDay(cell, { day: named[1], month, year: named[3] }, today, answers);
  const short = /^(\d{1,2})[/.-](\d{1,2})(?![\d/.-])/.exec(text);
  if (short) return mendedDay(cell, { day: short[1], month: short[2] }, today, answers);
  if (isWeekday(cell)) return dayInWeek(cell, today, answers);
  return { fault: cell === '' ? 'Falta o dia' : `"${cell}" não é uma data` };
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

/** The month stands behind the day, as Brazilians write it, unless it is answered that it stands first. */
function usualDay(cell: string, parts: Parts, answers: Answers): Understood<Day> {
  const [usual, turned] = [dayOf(cell, parts), dayOf(cell, { ...parts, day: String(parts.month), month: parts.day })];
  const isFirst = answers[DAY_ORDER] === MONTH_FIRST;
  const isSure = 'value' in usual || 'fault' in turned;
  const asks = isSure ? {} : { asks: DAY_ORDER };
  if (!isFirst || 'fault' in turned) return { ...usual, ...asks };
  return { value: turned.value, mended: `${cell} → ${formatDay(turned.value)}`, ...asks };
}

/** The answer that the month stands before the day. */
export const MONTH_FIRST = 'month';

/** A day with a month in words, or without a year, which is then the next such day. */
function mendedDay(cell: string, parts: Parts, today: Day, answers: Answers): Understood<Day> {
  const isAsked = parts.year === undefined;
  const ahead = [0, 1, 2, 3, 4].map((years) => String(today.year + years));
  const answered = answers[YEAR];
  const isChosen = answered !== undefined && answered !== NEXT;
  const years = parts.year === undefined ? (isChosen ? [answered] : ahead) : [parts.year];
  const days = years.flatMap((year) => {
    const read = dayOf(cell, { ...parts, year });
    return 'value' in read ? [read.value] : [];
  });
  const value = isAsked && !isChosen ? days.find((day) => compareDays(day, today) >= 0) : days[0];
  const asks = isAsked ? { asks: YEAR } : {};
  return value
    ? { value, mended: `${cell} → ${formatDay(value)}`, ...asks }
    : { fault: `"${cell}" não é uma data`, ...(isChosen && asks) };
}

/** The answer that each day without a year is the next such one. */
export const NEXT = 'next';

/** A weekday alone is one of the week that is answered. Weeks begin on Mondays. */
function dayInWeek(cell: string, today: Day, answers: Answers): Understood<Day> {
  const weekday = weekdayIn(cell);
  const answered = answers[WEEK];
  const ahead = WEEKS.indexOf(answered ?? '');
  if (weekday === undefined || ahead < 0) {
    return { fault: answered === undefined ? `"${cell}" não diz de que semana` : LEFT_OUT, asks: WEEK };
  }
  const value = addDays(mondayOf(today), ahead * 7 + ((weekday + 6) % 7));
  return { value, mended: `${cell} → ${formatDay(value)}`, asks: WEEK };
}

/** The answers of which week it is, by how many weeks it is ahead. */
export const WEEKS = ['this', 'following'];
