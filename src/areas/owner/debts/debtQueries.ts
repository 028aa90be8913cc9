import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { debtEndpoints } from '#domain/contract/debts.ts';
import type { Call } from '../../../shared/api/call.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/**
 * A page (from 1) of those who owe the owner's arena. Its key begins like the agenda's: whatever makes a day of the agenda stale,
 * such as a payment, does the same to the debts.
 */
export function debtsQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [AGENDA, 'debts', page],
    queryFn: reading(call, debtEndpoints.debts, { query: { page } }, (data, pages) => ({ ...data, pages })),
    placeholderData: keepPreviousData,
  });
}
