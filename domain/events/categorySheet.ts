import { type Cell, csvOf } from '../values/text/csv.ts';
import { fold } from '../values/text/names.ts';

/** A spreadsheet as a file to save. */
export interface Sheet {
  readonly fileName: string;
  readonly csv: string;
}

/** @param what of the category the file has, `partidas` */
export function sheetOfCategory(what: string, category: string, rows: readonly (readonly Cell[])[]): Sheet {
  const name = fold(category).replaceAll(/[^a-z0-9]+/g, '-');
  return { fileName: `${what}-${name.replaceAll(/^-|-$/g, '')}.csv`, csv: csvOf(rows) };
}
