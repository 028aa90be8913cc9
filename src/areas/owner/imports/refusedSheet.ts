import type { ReservationSheet } from '#domain/agenda/agenda.ts';
import { csvOf } from '#domain/values/text/csv.ts';
import type { ImportRow } from '#domain/imports/report.ts';
import { IMPORT, placeOf } from './importTexts.ts';

/** Refused rows as the file has them, with their lines and the reasons behind: to be corrected and imported again. */
export function refusedSheet(rows: readonly ImportRow[], headings: readonly string[]): ReservationSheet {
  const lines = rows.map(({ line, cells = [], remarks, ...rest }) => [
    ...headings.map((_, place) => cells[place] ?? ''),
    placeOf({ line, ...rest }),
    remarks.join('; '),
  ]);
  return { fileName: IMPORT.fileName, csv: csvOf([[...headings, IMPORT.lineHead, IMPORT.why], ...lines]) };
}
