import type { ReservationSheet } from '#domain/agenda/agenda.ts';
import { csvOf } from '#domain/values/text/csv.ts';
import { IMPORT, placeOf } from './importTexts.ts';
import type { ShownRow } from './kinds.ts';

/** Refused rows as the file has them, with their lines and the reasons behind: to be corrected and imported again. */
export function refusedSheet(rows: readonly ShownRow[], headings: readonly string[]): ReservationSheet {
  const lines = rows.map(({ line, cells = [], remarks, ...rest }) => [
    ...headings.map((_, place) => cells[place] ?? ''),
    placeOf({ line, ...rest }),
    remarks.join('; '),
  ]);
  return { fileName: IMPORT.fileName, csv: csvOf([[...headings, IMPORT.lineHead, IMPORT.why], ...lines]) };
}
