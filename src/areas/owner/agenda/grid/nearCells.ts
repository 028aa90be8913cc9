/** The minimum width of a column on any screen (--column in the style sheet). */
const COLUMN_PX = 180;
/** The height of a high row (--row in the style sheet). Of low ones more are on screen, and come a frame later. */
const ROW_PX = 104;
/** What is further to the right comes a frame later too. */
const FIRST_PX = 1120;

/** The cells to render first: those on screen, if rows are high, after scrolling to row `start`: rows `from` (inclusive) to `to` (exclusive). */
export function nearCells(
  start: number,
  rows: number,
  screen: { readonly width: number; readonly height: number },
): { from: number; to: number; columns: number } {
  const seen = Math.ceil(screen.height / ROW_PX) + 1;
  // The row above `start` shows below the head; near the end of the day the scroll stops at the last row.
  const from = Math.max(0, Math.min(start - 1, rows - seen));
  return { from, to: from + seen, columns: Math.ceil(Math.min(screen.width, FIRST_PX) / COLUMN_PX) };
}
