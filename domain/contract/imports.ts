import { Schema } from 'effect';
import { ColumnChoice } from '../imports/columns.ts';
import { SEPARATORS } from '../imports/file.ts';
import { ImportPreview, ImportResult, ImportUndo, MadeImport } from '../imports/report.ts';
import { Text } from '../values/text/text.ts';
import { endpoint, MANAGEMENT } from './endpoint.ts';
import { ById } from '../values/id.ts';
import { SHEET_CODES } from './sheetFailures.ts';

/** Without `columns` they are guessed; with them, exactly those count. The same is true of `separator`, of text files alone. */
const Body = Schema.Struct({
  columns: Schema.optionalKey(ColumnChoice),
  separator: Schema.optionalKey(Schema.Literals(SEPARATORS)),
  /** Places of sheets in the file, from 0: `'0,2'`; without it, all that are shown and have the headings of the first. */
  sheets: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\d{1,2}(,\d{1,2}){0,29}$/u, { message: 'Escolha pelo menos uma aba.' })),
  ),
  /** As the person knows it; only the import keeps it. */
  fileName: Schema.optionalKey(
    Text.check(Schema.isMaxCodePoints(200, { message: 'O nome do arquivo é longo demais.' })),
  ),
});

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
  madeImports: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/reservations/imports',
    callers: MANAGEMENT,
    summary: 'As importações dos últimos 7 dias, a mais nova primeiro',
    reply: Schema.Struct({ imports: Schema.Array(MadeImport) }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  undoImport: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/reservations/imports/:id/undo',
    callers: MANAGEMENT,
    summary:
      'Desfaz uma importação, em partes: cancela as reservas que ninguém mexeu e lista as outras; repetida, só faz o que faltou',
    params: ById,
    reply: ImportUndo,
    failures: ['arena_not_found', 'import_not_found', 'import_too_old'],
    addition: true,
  }),
};
