import type { Column } from './dayGrid.ts';

/** Of the hours before it as much is seen that one knows there are some. */
const PEEK_PX = 28;

/** The row that is looked at first: the running hour of today, else the first one with a reservation. */
export function startRow(hours: readonly number[], columns: readonly Column[], firstOpenHour: number): number {
  const isToday = firstOpenHour >= 0 && firstOpenHour < 24;
  const row = isToday
    ? hours.findIndex((hour) => hour >= firstOpenHour)
    : hours.findIndex((_, index) => columns.some(({ cells }) => cells[index]?.kind === 'card'));
  return Math.max(0, row);
}

/** Brings a row to the top of the grid, below its head. Each day is scrolled to once. */
export function scrollToRow(row: HTMLTableRowElement | null, day: string): void {
  const table = row?.closest('table');
  const scroller = table?.parentElement;
  if (!row || !scroller || scroller.dataset['day'] === day) return;
  scroller.dataset['day'] = day;
  scroller.scrollTop = row.offsetTop - (table.tHead?.offsetHeight ?? 0) - PEEK_PX;
}
