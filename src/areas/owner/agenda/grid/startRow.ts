import type { Column } from '../day/dayGrid.ts';
import { takePlace } from './scrollPlace.ts';

/** The height of the previous hour that stays visible, so that the user sees that there are earlier hours. */
const PEEK_PX = 28;

interface When {
  readonly firstOpenHour: number;
  readonly askedHour: number | undefined;
}

/** The row to scroll to first: the hour asked for, the running hour today, else the first hour with a reservation. */
export function startRow(
  hours: readonly number[],
  columns: readonly Column[],
  { firstOpenHour, askedHour }: When,
): number {
  if (askedHour !== undefined && hours.includes(askedHour)) return hours.indexOf(askedHour);
  const isToday = firstOpenHour >= 0 && firstOpenHour < 24;
  const row = isToday
    ? hours.findIndex((hour) => hour >= firstOpenHour)
    : hours.findIndex((_, index) => columns.some(({ cells }) => cells[index]?.kind === 'card'));
  return Math.max(0, row);
}

/** Scrolls a row to the top of the grid, below its head, unless a place of that day was kept; only once per day. */
export function scrollToRow(
  row: HTMLTableRowElement | null,
  { day, isAsked }: { day: string; isAsked: boolean },
): void {
  const table = row?.closest('table');
  const scroller = table?.parentElement;
  if (!row || !scroller || scroller.dataset['day'] === day) return;
  scroller.dataset['day'] = day;
  const place = takePlace(day);
  if (place && !isAsked) return scroller.scrollTo(place);
  // Where hardly a row has room, it is shown whole.
  const peek = scroller.clientHeight < 3 * row.offsetHeight ? 0 : PEEK_PX;
  scroller.scrollTop = row.offsetTop - (table.tHead?.offsetHeight ?? 0) - peek;
}
