import { queryOptions, skipToken } from '@tanstack/react-query';
import { importEndpoints } from '#domain/contract/imports.ts';
import type { ImportUndo } from '#domain/imports/report.ts';
import type { Call } from '../../../shared/api/call.ts';
import { IMPORTS, MADE_IMPORTS } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import type { ShownPreview, ShownResult } from './kinds.ts';

/** What the server would do with a file. The screen's chart has asked before it is shown, so it is cached already. */
export function previewQuery(preview: string) {
  return queryOptions<ShownPreview>({
    queryKey: [IMPORTS, 'preview', preview],
    queryFn: skipToken,
    staleTime: Infinity,
  });
}

/** What the server did with it. */
export function resultQuery(result: string) {
  return queryOptions<ShownResult>({ queryKey: [IMPORTS, 'result', result], queryFn: skipToken, staleTime: Infinity });
}

/** The imports that can be undone. */
export function madeImportsQuery(call: Call) {
  return queryOptions({
    queryKey: [MADE_IMPORTS],
    queryFn: reading(call, importEndpoints.madeImports, {}, ({ imports }) => imports),
    // Another window imports as well.
    staleTime: 0,
  });
}

/** What the last undo of an import in this window left. */
export function undoneQuery(id: string) {
  return queryOptions<ImportUndo>({ queryKey: [IMPORTS, 'undo', id], queryFn: skipToken, staleTime: Infinity });
}
