import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { settingsEndpoints } from '#domain/contract/settings.ts';
import { slotEndpoints } from '#domain/contract/slots.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { ManyAlterations } from '#domain/slots/manyAlterations.ts';
import type { OpeningHours } from '#domain/opening/opening.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { ALTERATIONS, OWN_ARENA, PRICES, TIME_SLOTS } from '../../../shared/api/queryKeys.ts';

/** An arena's hours, sorted by hour. */
export function timeSlotsQuery(call: Call, arenaId: string) {
  return queryOptions({
    queryKey: [TIME_SLOTS, arenaId],
    queryFn: reading(call, slotEndpoints.timeSlots, { params: { id: arenaId } }, (data) => data.timeSlots),
  });
}

/** The hours that were read and are kept. */
export function knownSlots(queryClient: QueryClient): readonly TimeSlot[] {
  const lists = queryClient.getQueriesData<readonly TimeSlot[]>({ queryKey: [TIME_SLOTS] });
  return lists.flatMap(([, slots]) => slots ?? []);
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

/** What many alterations at once would do; it is counted again at every look. */
export function alterationsPreviewQuery(call: Call, asked: ManyAlterations) {
  return queryOptions({
    queryKey: [ALTERATIONS, 'preview', asked],
    queryFn: reading(call, slotEndpoints.previewAlterations, { body: asked }, (data) => data),
    placeholderData: keepPreviousData,
  });
}

/** What would lie outside of a week of opening hours; it is counted again at every look. */
export function openingPreviewQuery(call: Call, openingHours: OpeningHours) {
  return queryOptions({
    queryKey: [OWN_ARENA, 'opening', openingHours],
    queryFn: reading(call, settingsEndpoints.previewOpeningHours, { body: { openingHours } }, (data) => data),
    staleTime: 0,
  });
}

/** The owner's price rules, the one that wins first. */
export function priceRulesQuery(call: Call) {
  return queryOptions({
    queryKey: [PRICES, 'rules'],
    queryFn: reading(call, slotEndpoints.priceRules, {}, (data) => data.priceRules),
  });
}

/** What a court's hours cost in the week that begins with the day. */
export function priceWeekQuery(call: Call, court: string, first: Day) {
  return queryOptions({
    queryKey: [PRICES, 'week', court, toIsoDay(first)],
    queryFn: reading(call, slotEndpoints.priceWeek, { query: { date: first, court } }, (data) => data.days),
    placeholderData: keepPreviousData,
  });
}
