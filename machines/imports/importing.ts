import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Answers } from '#domain/imports/answers.ts';
import { type Separator, SHEET_BYTES, SHEET_FAULTS } from '#domain/imports/file.ts';
import type { Places } from '#domain/imports/recognise.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, messageOf } from '../outcome.ts';
import { FILE_WAITS, NO_ANSWER } from '../patience.ts';

/** What is sent. Without `columns` the server guesses them, without `sheets` it takes those that belong together. */
export interface Sheet {
  readonly file: Blob | null;
  readonly name: string;
  /** Their places in the file, from 0. */
  readonly sheets: readonly number[] | null;
  readonly columns: Places<string> | null;
  /** Of a text file's cells, instead of the one that the server finds. */
  readonly separator: Separator | null;
  /** To the questions of what was read, by their ids. */
  readonly answers: Answers;
}

/** `preview` and `result` name what the server said, which is cached by that name. `rows`: how many would come in; `open`: how many questions wait for an answer. */
export type PreviewOutcome =
  | { readonly _tag: 'Read'; readonly preview: string; readonly rows: number; readonly open: number }
  | Failed;
export type ImportOutcome = { readonly _tag: 'Imported'; readonly result: string } | Failed;

/** Which rows are on screen. */
export type RowFilter = 'all' | 'refused';

interface Context extends Sheet {
  /** What is told once the rows are in: it depends on what they are. */
  readonly told: string;
  /** Empty before the first. */
  readonly preview: string;
  readonly rows: number;
  readonly result: string;
  /** Why the file was not read or imported; empty when nothing failed. */
  readonly reason: string;
  readonly filter: RowFilter;
  /** From 1. */
  readonly page: number;
}

const NOTHING: Omit<Context, 'told'> = {
  file: null,
  name: '',
  sheets: null,
  columns: null,
  separator: null,
  answers: {},
  preview: '',
  rows: 0,
  result: '',
  reason: '',
  filter: 'all',
  page: 1,
};

function sheetOf({
  context: { file, name, sheets, columns, separator, answers },
}: {
  readonly context: Context;
}): Sheet {
  return { file, name, sheets, columns, separator, answers };
}

/** Reservations, customers or whatever else comes in from a spreadsheet: the file, what would become of each row, and what did. */
export const importingMachine = setup({
  types: {
    input: {} as { readonly told: string },
    context: {} as Context,
    events: {} as
      /** `size`: in bytes, apart from the file, so that a copied walk says it. */
      | { type: 'file.chosen'; file: Blob; name: string; size: number }
      | { type: 'columns.chosen'; columns: Places<string> }
      | { type: 'sheets.chosen'; sheets: readonly number[] }
      | { type: 'separator.chosen'; separator: Separator }
      | { type: 'answer.chosen'; question: string; answer: string }
      | { type: 'filter.chosen'; filter: RowFilter }
      | { type: 'page.chosen'; page: number }
      | { type: 'read.retried' }
      | { type: 'import.confirmed' }
      | { type: 'file.left' },
    emitted: {} as { type: 'sheet.imported'; message: string },
    tags: {} as 'busy',
  },
  actors: {
    previewImport: fromPromise<PreviewOutcome, Sheet>(notProvided),
    importRows: fromPromise<ImportOutcome, Sheet>(notProvided),
  },
  delays: FILE_WAITS,
  guards: {
    isTooLarge: (_, size: number) => size > SHEET_BYTES,
    isAsked: (_, outcome: PreviewOutcome) => outcome._tag === 'Read' && outcome.open > 0,
    isRead: (_, outcome: PreviewOutcome) => outcome._tag === 'Read',
    isImported: (_, outcome: ImportOutcome) => outcome._tag === 'Imported',
    hasRows: ({ context }) => context.rows > 0,
  },
  actions: {
    takeFile: assign((_, { file, name }: { file: Blob; name: string }) => ({ file, name })),
    takeColumns: assign({ columns: (_, columns: Places<string>) => columns }),
    // Other sheets may have other columns.
    takeSheets: assign((_, sheets: readonly number[]) => ({ sheets, columns: null })),
    // One answer holds for all rows alike, whatever sheet they are of.
    takeAnswer: assign(({ context }, { question, answer }: { question: string; answer: string }) => ({
      answers: { ...context.answers, [question]: answer },
    })),
    // Cells that are parted otherwise are other columns.
    takeSeparator: assign((_, separator: Separator) => ({ separator, columns: null })),
    takePreview: assign((_, outcome: PreviewOutcome) =>
      outcome._tag === 'Read' ? { preview: outcome.preview, rows: outcome.rows, page: 1 } : {},
    ),
    takeResult: assign({ result: (_, outcome: ImportOutcome) => (outcome._tag === 'Imported' ? outcome.result : '') }),
    takeFilter: assign({ filter: (_, filter: RowFilter) => filter, page: 1 }),
    takePage: assign({ page: (_, page: number) => page }),
    keepReason: assign({ reason: (_, reason: string) => reason }),
    forgetReason: assign({ reason: '' }),
    forgetFile: assign(() => NOTHING),
    emitImported: emit(({ context }) => ({ type: 'sheet.imported' as const, message: context.told })),
  },
}).createMachine({
  id: 'importing',
  description: 'What comes in from a spreadsheet, from the file to what became of its rows',
  context: ({ input }) => ({ ...NOTHING, ...input }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'No file is here, or one was too large to be sent',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event.size },
            actions: { type: 'keepReason', params: SHEET_FAULTS.size },
          },
          { target: 'reading', actions: { type: 'takeFile', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      description: 'The server says what it would do of each row; nothing is changed by that',
      tags: 'busy',
      entry: 'forgetReason',
      on: { 'file.left': { target: 'choosing', actions: 'forgetFile' } },
      after: { fileLimit: { target: 'failed', actions: { type: 'keepReason', params: NO_ANSWER } } },
      invoke: {
        id: 'previewImport',
        src: 'previewImport',
        input: sheetOf,
        onDone: [
          {
            guard: { type: 'isAsked', params: answered },
            target: 'read.asked',
            actions: { type: 'takePreview', params: answered },
          },
          {
            guard: { type: 'isRead', params: answered },
            target: 'read.previewed',
            actions: { type: 'takePreview', params: answered },
          },
          { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => messageOf(event.output) ?? '' } },
        ],
        onError: { target: 'failed', actions: { type: 'keepReason', params: SHEET_FAULTS.defect } },
      },
    },
    failed: {
      description: 'The file could not be read, and why; it can be tried again, or another one chosen',
      on: { 'read.retried': 'reading', 'file.left': { target: 'choosing', actions: 'forgetFile' } },
    },
    read: {
      description: 'What would become of each row is on screen, and which column says what',
      on: {
        'columns.chosen': { target: 'reading', actions: { type: 'takeColumns', params: ({ event }) => event.columns } },
        'sheets.chosen': { target: 'reading', actions: { type: 'takeSheets', params: ({ event }) => event.sheets } },
        'separator.chosen': {
          target: 'reading',
          actions: { type: 'takeSeparator', params: ({ event }) => event.separator },
        },
        'answer.chosen': { target: 'reading', actions: { type: 'takeAnswer', params: ({ event }) => event } },
        'filter.chosen': { actions: { type: 'takeFilter', params: ({ event }) => event.filter } },
        'page.chosen': { actions: { type: 'takePage', params: ({ event }) => event.page } },
        'file.left': { target: 'choosing', actions: 'forgetFile' },
      },
      initial: 'asked',
      states: {
        asked: { description: 'What is uncertain is on screen, too; nothing comes in before it is answered' },
        previewed: {
          description: 'Nothing is uncertain, or all of it is answered',
          on: { 'import.confirmed': { guard: 'hasRows', target: '#importing.importing' } },
        },
      },
    },
    importing: {
      description: 'The rows come in, part by part; repeating it brings none twice',
      tags: 'busy',
      entry: 'forgetReason',
      after: { fileLimit: { target: 'read.previewed', actions: { type: 'keepReason', params: NO_ANSWER } } },
      invoke: {
        id: 'importRows',
        src: 'importRows',
        input: sheetOf,
        onDone: [
          {
            guard: { type: 'isImported', params: answered },
            target: 'done',
            actions: [{ type: 'takeResult', params: answered }, 'emitImported'],
          },
          {
            target: 'read.previewed',
            actions: { type: 'keepReason', params: ({ event }) => messageOf(event.output) ?? '' },
          },
        ],
        onError: { target: 'read.previewed', actions: { type: 'keepReason', params: SHEET_FAULTS.defect } },
      },
    },
    done: {
      description: 'How many came in, and which rows did not, and why',
      on: { 'file.left': { target: 'choosing', actions: 'forgetFile' } },
    },
  },
});

type Show = 'choosing' | 'reading' | 'failed' | 'asked' | 'previewed' | 'importing' | 'done';

/** What is on screen. `preview` stays while the same file is read again for other columns. */
export function describeImporting(snapshot: SnapshotFrom<typeof importingMachine>) {
  const { name, preview, rows, result, reason, filter, page } = snapshot.context;
  const { value } = snapshot;
  const show: Show = typeof value === 'string' ? value : value.read;
  return { show, isBusy: snapshot.hasTag('busy'), name, preview, rows, result, reason, filter, page };
}
