import type { ReservationSheet } from '../../../domain/agenda/agenda.ts';

/** How long the object URL stays valid: the browser reads the file only after the user has chosen where to save it. */
const KEPT_MS = 60_000;

export function saveSheet({ fileName, csv }: ReservationSheet): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
