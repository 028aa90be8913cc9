import { queryOptions } from '@tanstack/react-query';
import { legalEndpoints } from '#domain/contract/legal.ts';
import type { Call } from '../api/call.ts';
import { reading } from '../api/reading.ts';

/** Who runs this installation. It changes only when the server is started with other settings. */
export function operatorQuery(call: Call) {
  return queryOptions({
    queryKey: ['operator'],
    queryFn: reading(call, legalEndpoints.operator, {}, (data) => data.operator),
    staleTime: Infinity,
  });
}
