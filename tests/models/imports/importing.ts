import { describeImporting, importingMachine } from '../../../machines/imports/importing.ts';
import { chartModel } from '../harness/model.ts';
import { HELD_SHEETS, SHEET_NAME } from '../scenes/heldSheets.ts';
import { importingRules } from './importingRules.ts';

const GUESSED = { day: 0, start: 1, court: 2, name: 3 };

export const model = chartModel({
  machine: importingMachine,
  outcomes: {
    'file.chosen': [HELD_SHEETS.usual, HELD_SHEETS.tooLarge].map((file) => ({
      file,
      name: SHEET_NAME,
      size: file.size,
    })),
    'columns.chosen': ({ context }) => [
      { columns: context.columns?.note === undefined ? { ...GUESSED, note: 4 } : GUESSED },
    ],
    'sheets.chosen': ({ context }) => [{ sheets: context.sheets?.length === 2 ? [0] : [0, 1] }],
    'filter.chosen': ({ context }) => [{ filter: context.filter === 'all' ? ('refused' as const) : ('all' as const) }],
    'page.chosen': ({ context }) => (context.rows > 0 ? [{ page: context.page === 1 ? 2 : 1 }] : []),
    'xstate.done.actor.previewImport': [
      { _tag: 'Read', preview: 'p1', rows: 1 },
      { _tag: 'Read', preview: 'p2', rows: 0 },
      { _tag: 'Refused', message: 'Você não tem acesso a esta ação.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
    'xstate.done.actor.importReservations': [
      { _tag: 'Imported', result: 'r1' },
      { _tag: 'Refused', message: 'Você não tem acesso a esta ação.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  decides: ({ context: { filter, rows, page, columns, sheets } }) => [
    filter,
    rows > 0,
    page,
    columns?.note,
    sheets?.length,
  ],
  view: describeImporting,
  rules: importingRules,
});
