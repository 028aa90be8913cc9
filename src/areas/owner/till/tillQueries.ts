import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { tillEndpoints } from '#domain/contract/till.ts';
import type { Call } from '../../../shared/api/call.ts';
import { TILLS } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** The till that is open at the owner's arena; null when none is. */
export function openTillQuery(call: Call) {
  return queryOptions({
    queryKey: [TILLS, 'open'],
    queryFn: reading(call, tillEndpoints.openTill, {}, ({ till }) => till ?? null),
  });
}

/** One till, open or closed. */
export function tillQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [TILLS, 'one', id],
    queryFn: reading(call, tillEndpoints.till, { params: { id } }, ({ till }) => till),
  });
}

/** A page (from 1) of the closed ones. */
export function closedTillsQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [TILLS, 'closed', page],
    queryFn: reading(call, tillEndpoints.closedTills, { query: { page } }, ({ tills }, pages) => ({ tills, pages })),
    placeholderData: keepPreviousData,
  });
}
