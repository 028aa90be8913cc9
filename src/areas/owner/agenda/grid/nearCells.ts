/** The minimum width of a column on any screen. */
export const COLUMN_PX = 180;
/** The minimum height of a row (--row in the style sheet). */
const ROW_PX = 104;
/** The maximum width of a page. */
const PAGE_PX = 1120;

/** The cells that may be on screen after scrolling to row `start`: rows `from` (inclusive) to `to` (exclusive). */
export function nearCells(
  start: number,
  rows: number,
  screen: { readonly width: number; readonly height: number },
): { from: number; to: number; columns: number } {
  const seen = Math.ceil(screen.height / ROW_PX) + 1;
  // The row above `start` shows below the head; near the end of the day the scroll stops at the last row.
  const from = Math.max(0, Math.min(start - 1, rows - seen));
  return { from, to: from + seen, columns: Math.ceil(Math.min(screen.width, PAGE_PX) / COLUMN_PX) };
}
