import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ImportPreview, ImportResult } from '../../../../domain/imports/report.ts';
import { IMPORTS } from '../../../shared/api/queryKeys.ts';

/** What the server would do with a file. The screen's chart has asked before it is shown, so it is cached already. */
export function previewQuery(preview: string) {
  return queryOptions<ImportPreview>({
    queryKey: [IMPORTS, 'preview', preview],
    queryFn: skipToken,
    staleTime: Infinity,
  });
}

/** What the server did with it. */
export function resultQuery(result: string) {
  return queryOptions<ImportResult>({ queryKey: [IMPORTS, 'result', result], queryFn: skipToken, staleTime: Infinity });
}
