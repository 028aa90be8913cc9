import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { importEndpoints } from '#domain/contract/imports.ts';
import {
  importingMachine,
  type ImportOutcome,
  type PreviewOutcome,
  type Sheet,
} from '../../../../machines/imports/importing.ts';
import { newKey } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { previewQuery, resultQuery } from './importQueries.ts';

export type ImportingActor = ActorRefFrom<typeof importingMachine>;

/** The import's chart with its real actors. Both send the file: the server keeps none between them. */
export function provideImporting({ call, queryClient }: App) {
  return importingMachine.provide({
    actors: {
      previewImport: fromPromise<PreviewOutcome, Sheet>(({ input, signal }) =>
        Effect.runPromise(
          call(importEndpoints.previewImport, { body: bodyOf(input) }, { signal, file: fileOf(input) }).pipe(
            Effect.match({
              onSuccess: ({ data }): PreviewOutcome => {
                const preview = newKey();
                queryClient.setQueryData(previewQuery(preview).queryKey, data);
                return { _tag: 'Read', preview, rows: data.counts.taken + data.counts.mended };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
      importReservations: fromPromise<ImportOutcome, Sheet>(({ input, signal }) =>
        Effect.runPromise(
          call(importEndpoints.importReservations, { body: bodyOf(input) }, { signal, file: fileOf(input) }).pipe(
            Effect.match({
              onSuccess: ({ data }): ImportOutcome => {
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

function bodyOf({ columns, sheets, separator, name }: Sheet) {
  return {
    ...(columns && { columns }),
    ...(separator && { separator }),
    ...(sheets && { sheets: sheets.join(',') }),
    ...(fileNameOf(name) !== '' && { fileName: fileNameOf(name) }),
  };
}

/** What a text may not have is left out: no file fails by its name. */
function fileNameOf(name: string): string {
  const letters = Array.from(name.replaceAll(/\p{C}/gu, ''));
  return letters.slice(0, 100).join('').trim();
}

function fileOf({ file }: Sheet): Blob | undefined {
  return file ?? undefined;
}
