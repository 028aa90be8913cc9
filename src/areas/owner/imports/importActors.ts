import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { importEndpoints } from '#domain/contract/imports.ts';
import { answersText } from '#domain/imports/answers.ts';
import type { ImportKind } from '#domain/imports/kinds.ts';
import {
  importingMachine,
  type ImportOutcome,
  type PreviewOutcome,
  type Sheet,
} from '../../../../machines/imports/importing.ts';
import { type Call, newKey } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { previewQuery, resultQuery } from './importQueries.ts';
import type { ShownCounts, ShownPreview, ShownResult, ShownRow } from './kinds.ts';
import { customerRow, reservationRow } from './shownRows.ts';

export type ImportingActor = ActorRefFrom<typeof importingMachine>;

/** The import's chart with its real actors. Both send the file: the server keeps none between them. */
function provideImporting({ call, queryClient }: App, kind: ImportKind) {
  const { preview, run } = callsOf(call)[kind];
  return importingMachine.provide({
    actors: {
      previewImport: fromPromise<PreviewOutcome, Sheet>(({ input, signal }) =>
        Effect.runPromise(
          preview(input, signal).pipe(
            Effect.match({
              onSuccess: (data): PreviewOutcome => {
                const id = newKey();
                queryClient.setQueryData(previewQuery(id).queryKey, data);
                const { taken, mended, filled = 0 } = data.counts;
                const open = data.questions?.filter(({ answer }) => answer === undefined).length ?? 0;
                return { _tag: 'Read', preview: id, rows: taken + mended + filled, open };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
      importRows: fromPromise<ImportOutcome, Sheet>(({ input, signal }) =>
        Effect.runPromise(
          run(input, signal).pipe(
            Effect.match({
              onSuccess: (data): ImportOutcome => {
                const result = newKey();
                queryClient.setQueryData(resultQuery(result).queryKey, data);
                return { _tag: 'Imported', result };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
  });
}

/** The chart of each kind. */
export const IMPORTING = {
  reservations: (app: App) => provideImporting(app, 'reservations'),
  customers: (app: App) => provideImporting(app, 'customers'),
} as const satisfies Record<ImportKind, unknown>;

/** The calls of each kind, with their rows as they are shown. */
function callsOf(call: Call) {
  const { previewImport, importReservations, previewCustomerImport, importCustomers } = importEndpoints;
  const sentOf = (sheet: Sheet, signal: AbortSignal) =>
    [{ body: bodyOf(sheet) }, { signal, file: fileOf(sheet) }] as const;
  const answeredOf = (sheet: Sheet, signal: AbortSignal) =>
    [
      { body: { ...bodyOf(sheet), ...(isAnswered(sheet) && { answers: answersText(sheet.answers) }) } },
      { signal, file: fileOf(sheet) },
    ] as const;
  return {
    reservations: {
      preview: (sheet: Sheet, signal: AbortSignal) =>
        call(previewImport, ...answeredOf(sheet, signal)).pipe(
          Effect.map(({ data }) => shownPreview(data, reservationRow)),
        ),
      run: (sheet: Sheet, signal: AbortSignal) =>
        call(importReservations, ...answeredOf(sheet, signal)).pipe(
          Effect.map(({ data }) => shownResult(data, reservationRow)),
        ),
    },
    customers: {
      preview: (sheet: Sheet, signal: AbortSignal) =>
        call(previewCustomerImport, ...sentOf(sheet, signal)).pipe(
          Effect.map(({ data }) => shownPreview(data, customerRow)),
        ),
      run: (sheet: Sheet, signal: AbortSignal) =>
        call(importCustomers, ...sentOf(sheet, signal)).pipe(Effect.map(({ data }) => shownResult(data, customerRow))),
    },
  };
}

type Told<Row> = Omit<ShownPreview, 'rows'> & { readonly rows: readonly Row[] };

function shownPreview<Row>(data: Told<Row>, shown: (row: Row) => ShownRow): ShownPreview {
  return { ...data, rows: data.rows.map(shown) };
}

function shownResult<Row>(
  { counts, refused }: { readonly counts: ShownCounts; readonly refused: readonly Row[] },
  shown: (row: Row) => ShownRow,
): ShownResult {
  return { counts, refused: refused.map(shown) };
}

function bodyOf({ columns, sheets, separator, name }: Sheet) {
  return {
    ...(columns && { columns }),
    ...(separator && { separator }),
    ...(sheets && { sheets: sheets.join(',') }),
    ...(fileNameOf(name) !== '' && { fileName: fileNameOf(name) }),
  };
}

function isAnswered({ answers }: Sheet): boolean {
  return Object.keys(answers).length > 0;
}

/** What a text may not have is left out: no file fails by its name. */
function fileNameOf(name: string): string {
  const letters = Array.from(name.replaceAll(/\p{C}/gu, ''));
  return letters.slice(0, 100).join('').trim();
}

function fileOf({ file }: Sheet): Blob | undefined {
  return file ?? undefined;
}
