import { SHEET_FAULTS } from '../imports/file.ts';

/** The failures of calls that take a spreadsheet, as in `failure.ts`. */
export const SHEET_FAILURES = {
  import_not_found: { statusCode: 404, message: 'Importação não encontrada.' },
  import_too_old: {
    statusCode: 409,
    message: 'Uma importação pode ser desfeita por 7 dias. Cancele as reservas na agenda.',
  },
  sheet_missing: { statusCode: 400, message: SHEET_FAULTS.missing },
  sheet_size: { statusCode: 413, message: SHEET_FAULTS.size },
  sheet_rows: { statusCode: 413, message: SHEET_FAULTS.rows },
  sheet_type: { statusCode: 400, message: SHEET_FAULTS.type },
  sheet_unreadable: { statusCode: 400, message: SHEET_FAULTS.unreadable },
  sheet_empty: { statusCode: 400, message: SHEET_FAULTS.empty },
} as const;

/** All that can be wrong with a spreadsheet, and with its way here. */
export const SHEET_CODES = [
  'sheet_missing',
  'sheet_size',
  'sheet_rows',
  'sheet_type',
  'sheet_unreadable',
  'sheet_empty',
  'upload_too_slow',
  'too_many_uploads',
] as const;
