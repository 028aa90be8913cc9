import { type Cell, textOf } from '../cell.ts';
import { readSpan } from '../cells.ts';
import type { NamedSheet } from '../file.ts';
import { isSum } from '../rows.ts';
import { lineOf } from '../words.ts';
import { isFree, readBooked } from './booked.ts';
import { courtIn } from './courts.ts';
import { dayCell, dayIn, dayOfWeek, dayText, isDayCell, isWeekday, monthIn, weekdayIn, yearIn } from './days.ts';
import type { Block } from './shape.ts';

/** The headings of the list that a grid becomes. */
export const LIST_HEAD = ['Dia', 'Início', 'Fim', 'Quadra', 'Nome', 'Telefone', 'Valor', 'Pago', 'Observação'] as const;

/** A row of that list, and the cell that it was. */
export interface BookedHour {
  readonly cells: readonly Cell[];
  readonly at: string;
}

interface Hours {
  readonly at: string;
  readonly day: Cell;
  readonly court: string;
  readonly start: Cell;
  /** The hour at which it is over; undefined where the cell of the hour is none. */
  until: number | undefined;
  readonly text: string;
  readonly note: string;
}

/** What the cells of a grid say, in the order of its rows. The same words in hours that follow each other are one reservation. */
export function bookedHours(sheet: NamedSheet, { shape, end, titles }: Block): BookedHour[] {
  const { grid } = sheet;
  const texts = titles.map(textOf);
  const context = {
    month: monthIn(sheet.name) ?? texts.map(monthIn).find(Boolean),
    year: yearIn([...texts, sheet.name]),
  };
  const byColumn = columnsOf(sheet, { shape, end, titles }, context);
  let day: Cell = dayCell(titles.find(isDayCell) ?? (isDayCell(sheet.name) ? sheet.name : ''), context);
  const all: Hours[] = [];
  const last = new Map<number, Hours>();
  for (let line = shape.head + 1; line < end; line += 1) {
    const row = grid[line] ?? [];
    const first = row.find((cell) => textOf(cell) !== '') ?? '';
    const start = row[shape.hour] ?? '';
    const own = shape.day === undefined ? first : (row[shape.day] ?? '');
    const isApart = shape.day === undefined && textOf(start) === textOf(first) && !('value' in readSpan(start));
    if (shape.form === 'day' && textOf(own) !== '' && (shape.day !== undefined || (isApart && isDayCell(own))))
      day = dayCell(own, context);
    if (isSum(textOf(first)) || isTotal(row, start, shape.columns)) continue;
    for (const place of shape.columns) {
      const text = textOf(row[place]);
      if (isFree(text) || isSum(text)) continue;
      const column = byColumn.get(place);
      // A day of its own between the hours fills the columns that it is merged over, and an hour nowhere is a title's.
      if (textOf(start) === '' && isDayCell(row[place] ?? '')) continue;
      const one = {
        at: `${letterOf(place)}${line + 1}`,
        day: column?.day ?? day,
        court: (shape.court === undefined ? '' : textOf(row[shape.court])) || (column?.court ?? ''),
        start,
        text,
        note: shape.note === undefined ? '' : textOf(row[shape.note]),
      };
      const span = readSpan(start);
      const until = 'value' in span ? (span.value.until ?? span.value.from + 1) : undefined;
      const before = last.get(place);
      const isOn = before && 'value' in span && before.until === span.value.from && isSame(before, one);
      if (isOn) before.until = until;
      else {
        const begun: Hours = { ...one, until };
        all.push(begun);
        last.set(place, begun);
      }
    }
  }
  return all.map(listRow);
}

type Context = Parameters<typeof dayCell>[1];

interface ColumnSays {
  readonly day?: Cell;
  readonly court: string;
}

/** What the heading of each column says: its court, or its day and the court of the whole sheet. */
function columnsOf({ grid, name }: NamedSheet, { shape, titles }: Block, context: Context): Map<number, ColumnSays> {
  const heads = grid[shape.head] ?? [];
  if (shape.form === 'day') return new Map(shape.columns.map((place) => [place, { court: textOf(heads[place]) }]));
  const texts = titles.map(textOf);
  const court = courtIn(texts, name);
  const below = grid[shape.head + 1] ?? [];
  const areBelow = shape.columns.every((place) => isDayCell(below[place] ?? ''));
  const week = [...texts, name].map(dayIn).find((day) => day !== undefined);
  const first = weekdayIn(textOf(heads[shape.columns[0] ?? 0])) ?? 1;
  return new Map(
    shape.columns.map((place) => {
      const head = areBelow ? (below[place] ?? '') : (heads[place] ?? '');
      const weekday = weekdayIn(textOf(head));
      const isNamed = isDayCell(head) || week === undefined || weekday === undefined || !isWeekday(textOf(head));
      const from = week && { ...(context.year !== undefined && { year: context.year }), ...week };
      return [
        place,
        { court, day: isNamed ? dayCell(head, context) : dayText(dayOfWeek(from ?? week, weekday, first)) },
      ];
    }),
  );
}

/** A row without an hour that has numbers alone sums the columns up. */
function isTotal(row: readonly Cell[], start: Cell, columns: readonly number[]): boolean {
  if ('value' in readSpan(start) && textOf(start) !== '') return false;
  const texts = columns.map((place) => textOf(row[place])).filter((text) => text !== '');
  return texts.every((text) => /^(?:r\$ ?)?[\d.,]+$/i.test(text));
}

function isSame(one: Omit<Hours, 'until'>, other: Omit<Hours, 'until'>): boolean {
  return one.text === other.text && one.court === other.court && textOf(one.day) === textOf(other.day);
}

function listRow({ at, day, court, start, until, text, note }: Hours): BookedHour {
  const { name, phone, total, paid, note: said } = readBooked(text);
  const span = readSpan(start);
  const from: Cell = 'value' in span ? hourText(span.value.from) : start;
  const notes = [said, lineOf(note)].filter((line) => line !== '').join('\n');
  return { at, cells: [day, from, until === undefined ? '' : hourText(until), court, name, phone, total, paid, notes] };
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** `0` → `A`, `27` → `AB` */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : `${String.fromCharCode(64 + Math.floor(place / 26))}${last}`;
}
