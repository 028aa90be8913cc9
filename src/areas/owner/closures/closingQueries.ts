import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { ClosureScope } from '#domain/closures/closure.ts';
import { closureEndpoints } from '#domain/contract/closures.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';

/** What became of those whom a closure took hours from. A choice of theirs is news of the agenda. */
export function closureQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [AGENDA, 'closed', id],
    queryFn: reading(call, closureEndpoints.closure, { params: { id } }, ({ closure }) => closure),
  });
}

/** What a closure would do. It is measured anew with the agenda: at each change of the day, and after a refusal. */
export function closureImpactQuery(call: Call, scope: ClosureScope | undefined) {
  return queryOptions({
    queryKey: [AGENDA, 'closure', scope],
    queryFn: scope
      ? reading(call, closureEndpoints.measureClosure, { body: scope }, ({ impact }) => impact)
      : skipToken,
    placeholderData: keepPreviousData,
  });
}
