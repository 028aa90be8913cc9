import type { ReservationSheet } from '../../../../../domain/agenda/agenda.ts';

/** A browser reads the file only after it has asked where to. */
const KEPT_MS = 60_000;

/** Puts a sheet into the owner's downloads. */
export function saveSheet({ fileName, csv }: ReservationSheet): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
