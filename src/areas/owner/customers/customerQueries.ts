import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { customerEndpoints } from '#domain/contract/customers.ts';
import type { CustomerFilter } from '#domain/people/customersAsked.ts';
import type { Call } from '../../../shared/api/call.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** Which customers of an arena are meant; all of them without a filter and a tag. */
export interface CustomersShown {
  readonly filter: CustomerFilter | undefined;
  readonly tag: string | undefined;
}

/** A page (from 1) of the arena's customers. All keys begin like the agenda's: whatever makes a day stale does so to these. */
export function customersQuery(call: Call, { filter, tag }: CustomersShown, page: number) {
  return queryOptions({
    queryKey: [AGENDA, 'customers', 'page', filter ?? 'all', tag ?? '', page],
    queryFn: reading(
      call,
      customerEndpoints.customers,
      { query: { page, ...(filter !== undefined && { filter }), ...(tag !== undefined && { tag }) } },
      (data, pages) => ({ ...data, pages }),
    ),
    placeholderData: keepPreviousData,
  });
}

/** What the arena knows of somebody by its own record. */
export function customerRecordQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [AGENDA, 'customers', 'record', id],
    queryFn: reading(call, customerEndpoints.customerRecord, { params: { id } }, (data) => data),
  });
}

/** A page (from 1) of their reservations. */
export function customerReservationsQuery(call: Call, id: string, page: number) {
  return queryOptions({
    queryKey: [AGENDA, 'customers', 'reservations', id, page],
    queryFn: reading(
      call,
      customerEndpoints.customerReservations,
      { params: { id }, query: { page } },
      (data, pages) => ({ ...data, pages }),
    ),
    placeholderData: keepPreviousData,
  });
}
