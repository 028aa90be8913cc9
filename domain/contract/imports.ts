import { Schema } from 'effect';
import { AnswersText } from '../imports/answers.ts';
import { ColumnChoice } from '../imports/columns.ts';
import { CustomerColumnChoice } from '../imports/customerColumns.ts';
import { CustomerImportPreview, CustomerImportResult } from '../imports/customerReport.ts';
import { SEPARATORS } from '../imports/file.ts';
import { ImportPreview, ImportResult, ImportUndo, MadeImport } from '../imports/report.ts';
import { Text } from '../values/text/text.ts';
import { endpoint, MANAGEMENT } from './endpoint.ts';
import { ById } from '../values/id.ts';
import { SHEET_CODES } from './sheetFailures.ts';

/** How a file is read. Without `separator`, of text files alone, it is guessed. */
const Reading = {
  separator: Schema.optionalKey(Schema.Literals(SEPARATORS)),
  /** Places of sheets in the file, from 0: `'0,2'`; without it, all that are shown and have the headings of the first. */
  sheets: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\d{1,2}(,\d{1,2}){0,29}$/u, { message: 'Escolha pelo menos uma aba.' })),
  ),
  /** As the person knows it; only the import keeps it. */
  fileName: Schema.optionalKey(
    Text.check(Schema.isMaxCodePoints(200, { message: 'O nome do arquivo é longo demais.' })),
  ),
};

/** Without `columns` they are guessed; with them, exactly those count. `answers`: to the questions of the preview. */
const Body = Schema.Struct({
  columns: Schema.optionalKey(ColumnChoice),
  answers: Schema.optionalKey(AnswersText),
  ...Reading,
});
const CustomersBody = Schema.Struct({ columns: Schema.optionalKey(CustomerColumnChoice), ...Reading });

/** Reservations and customers that an arena brings along in a spreadsheet. Each call has the file: the server keeps none. */
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
  previewCustomerImport: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/customers/import/preview',
    callers: MANAGEMENT,
    summary: 'Diz o que a importação de uma planilha de clientes (CSV ou XLSX) faria de cada linha; não muda nada',
    body: CustomersBody,
    file: 'sheet',
    sheet: true,
    reply: CustomerImportPreview,
    failures: ['arena_not_found', 'email_unconfirmed', ...SHEET_CODES],
    addition: true,
  }),
  importCustomers: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/customers/import',
    callers: MANAGEMENT,
    summary:
      'Importa os clientes de uma planilha (CSV ou XLSX), em partes: cria cadastros e completa os que há, sem mudar o que já está escrito; repetida, só traz o que faltou',
    body: CustomersBody,
    file: 'sheet',
    sheet: true,
    reply: CustomerImportResult,
    failures: ['arena_not_found', 'email_unconfirmed', ...SHEET_CODES],
    addition: true,
  }),
  madeImports: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/reservations/imports',
    callers: MANAGEMENT,
    summary: 'As importações dos últimos 7 dias, de reservas e de clientes, a mais nova primeiro',
    reply: Schema.Struct({ imports: Schema.Array(MadeImport) }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  undoImport: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/reservations/imports/:id/undo',
    callers: MANAGEMENT,
    summary:
      'Desfaz uma importação, em partes: cancela as reservas, ou tira os cadastros, em que ninguém mexeu e lista os outros; repetida, só faz o que faltou',
    params: ById,
    reply: ImportUndo,
    failures: ['arena_not_found', 'import_not_found', 'import_too_old'],
    addition: true,
  }),
};
