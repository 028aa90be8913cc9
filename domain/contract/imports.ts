import { Schema } from 'effect';
import { ColumnChoice } from '../imports/columns.ts';
import { ImportPreview, ImportResult } from '../imports/report.ts';
import { endpoint, MANAGEMENT } from './endpoint.ts';
import { SHEET_CODES } from './sheetFailures.ts';

/** Without `columns` they are guessed; with them, exactly those count. */
const Body = Schema.Struct({ columns: Schema.optionalKey(ColumnChoice) });

/** Reservations that an arena brings along in a spreadsheet. Each call has the file: the server keeps none. */
export const importEndpoints = {
  previewImport: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/reservations/import/preview',
    callers: MANAGEMENT,
    summary: 'Diz o que a importação de uma planilha (CSV ou XLSX) faria de cada linha; não muda nada',
    body: Body,
    file: 'sheet',
    sheet: true,
    reply: ImportPreview,
    failures: ['arena_not_found', 'email_unconfirmed', ...SHEET_CODES],
    addition: true,
  }),
  importReservations: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/reservations/import',
    callers: MANAGEMENT,
    summary: 'Importa as reservas de uma planilha (CSV ou XLSX), em partes; repetida, só traz o que faltou',
    body: Body,
    file: 'sheet',
    sheet: true,
    reply: ImportResult,
    failures: ['arena_not_found', 'email_unconfirmed', 'slot_unavailable', ...SHEET_CODES],
    addition: true,
  }),
};
