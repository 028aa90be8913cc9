import { queryOptions } from '@tanstack/react-query';
import { operationEndpoints } from '../../../../domain/contract/operation.ts';
import type { Call } from '../../../shared/api/call.ts';
import { OPERATION } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** What fails, is owed, disputed or out of reach, the oldest first. */
export function operationQuery(call: Call) {
  return queryOptions({
    queryKey: [OPERATION],
    queryFn: reading(call, operationEndpoints.operation, {}, (data) => data),
  });
}
