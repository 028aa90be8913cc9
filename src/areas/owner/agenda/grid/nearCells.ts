/** No narrower is a column, on whatever screen. */
export const COLUMN_PX = 180;
/** No lower is a row (--row). */
const ROW_PX = 104;
/** No wider is a page. */
const PAGE_PX = 1120;

/** Which cells can be on screen once the grid was brought to a row: rows `from` to before `to`, and how many columns. */
export function nearCells(
  start: number,
  rows: number,
  screen: { readonly width: number; readonly height: number },
): { from: number; to: number; columns: number } {
  const seen = Math.ceil(screen.height / ROW_PX) + 1;
  // The row above peeps out from under the head; and at the end of the day nothing is below.
  const from = Math.max(0, Math.min(start - 1, rows - seen));
  return { from, to: from + seen, columns: Math.ceil(Math.min(screen.width, PAGE_PX) / COLUMN_PX) };
}
