import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { slotEndpoints } from '../../../../domain/contract/slots.ts';
import type { TimeSlot } from '../../../../domain/slots/slot.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { ALTERATIONS, TIME_SLOTS } from '../../../shared/api/queryKeys.ts';

/** An arena's hours, sorted by hour. */
export function timeSlotsQuery(call: Call, arenaId: string) {
  return queryOptions({
    queryKey: [TIME_SLOTS, arenaId],
    queryFn: reading(call, slotEndpoints.timeSlots, { params: { id: arenaId } }, (data) => data.timeSlots),
  });
}

/** Stores the changed hour before the list is read again, so that the old value does not reappear briefly. */
export function keepSlot(queryClient: QueryClient, slot: TimeSlot): void {
  queryClient.setQueriesData<readonly TimeSlot[]>({ queryKey: [TIME_SLOTS] }, (slots) =>
    slots?.map((known) => (known.id === slot.id ? slot : known)),
  );
}

/** A page (from 1) of the owner's alterations, the latest day first. */
export function alterationsQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [ALTERATIONS, page],
    queryFn: reading(call, slotEndpoints.alterations, { query: { sort: 'newest', page } }, (data, pages) => ({
      alterations: data.timeSlotAlterations,
      pages,
    })),
    placeholderData: keepPreviousData,
  });
}
