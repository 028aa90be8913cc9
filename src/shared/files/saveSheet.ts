import type { ReservationSheet } from '#domain/agenda/agenda.ts';
import { saveFile } from './saveFile.ts';

export function saveSheet({ fileName, csv }: ReservationSheet): void {
  saveFile(fileName, csv, 'text/csv;charset=utf-8');
}
