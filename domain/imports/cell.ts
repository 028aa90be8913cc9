import type { Day } from '../values/days/day.ts';

/**
 * A cell as the file has it: a text, or what a workbook knows better than its text. `text`: as a person reads it in the
 * spreadsheet. A number is not its text: `49,875` of a workbook is below fifty, while who types `49.875` means thousands.
 */
export type Cell =
  | string
  | { readonly kind: 'number'; readonly text: string; readonly number: number }
  /** What its format shows: a day, a time of day in minutes, or both. */
  | { readonly kind: 'moment'; readonly text: string; readonly day?: Day; readonly minutes?: number }
  | { readonly kind: 'duration'; readonly text: string; readonly minutes: number }
  /** `#REF!` and its kind: the spreadsheet itself does not know. */
  | { readonly kind: 'error'; readonly text: string };

/** As a person reads it in the spreadsheet, without spaces around it; empty where there is none. */
export function textOf(cell: Cell = ''): string {
  return (typeof cell === 'string' ? cell : cell.text).trim();
}
