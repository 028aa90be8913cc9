import { describeImporting, importingMachine, type PreviewOutcome } from '../../../machines/imports/importing.ts';
import { chartModel } from '../harness/model.ts';
import { HELD_SHEETS, SHEET_NAMES } from '../scenes/heldSheets.ts';
import { importingRules } from './importingRules.ts';

const QUESTION = 'court:quadra 9';

interface Asking {
  readonly separator: unknown;
  readonly answers: Readonly<Record<string, string>>;
}

/** Both files name a court that the arena has not. Parted otherwise the text has one column, which names none. */
function isAsking({ separator, answers }: Asking): boolean {
  return separator === null && answers[QUESTION] === undefined;
}

const GUESSED = { day: 0, start: 1, court: 2, name: 3 };

export const model = chartModel({
  machine: importingMachine,
  starts: { start: { told: 'Reservas importadas.' } },
  outcomes: {
    'file.chosen': (['workbook', 'text', 'tooLarge'] as const).map((which) => ({
      file: HELD_SHEETS[which],
      name: SHEET_NAMES[which],
      size: HELD_SHEETS[which].size,
    })),
    'columns.chosen': ({ context }) =>
      context.separator === null
        ? [{ columns: context.columns?.note === undefined ? { ...GUESSED, note: 4 } : GUESSED }]
        : [],
    'sheets.chosen': ({ context }) =>
      context.name === SHEET_NAMES.workbook ? [{ sheets: context.sheets?.length === 2 ? [0] : [0, 1] }] : [],
    // Parted by what it does not have the file is one column, of which no row can come in.
    'separator.chosen': ({ context }) =>
      context.name === SHEET_NAMES.text && context.separator === null ? [{ separator: 'tab' as const }] : [],
    'answer.chosen': ({ context }) => (context.separator === null ? [{ question: QUESTION, answer: 'out' }] : []),
    'filter.chosen': ({ context }) => [{ filter: context.filter === 'all' ? ('refused' as const) : ('all' as const) }],
    'page.chosen': ({ context }) => (context.rows > 0 ? [{ page: context.page === 1 ? 2 : 1 }] : []),
    'xstate.done.actor.previewImport': ({ context }): PreviewOutcome[] => [
      ...(context.separator === null
        ? [{ _tag: 'Read' as const, preview: 'p1', rows: 1, open: isAsking(context) ? 1 : 0 }]
        : []),
      { _tag: 'Read', preview: 'p2', rows: 0, open: isAsking(context) ? 1 : 0 },
      { _tag: 'Refused', message: 'Você não tem acesso a esta ação.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
    'xstate.done.actor.importRows': [
      { _tag: 'Imported', result: 'r1' },
      { _tag: 'Refused', message: 'Você não tem acesso a esta ação.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  decides: ({ context: { filter, rows, page, columns, sheets, separator, answers, name } }) => [
    filter,
    separator,
    name,
    rows > 0,
    page,
    columns?.note,
    sheets?.length,
    answers[QUESTION],
  ],
  view: describeImporting,
  rules: importingRules,
});
