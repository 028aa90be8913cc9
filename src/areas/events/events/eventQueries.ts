import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { eventEndpoints } from '../../../../domain/contract/events.ts';
import type { EventStatus } from '../../../../domain/events/event.ts';
import type { Call } from '../../../shared/api/call.ts';
import { EVENTS } from '../../../shared/api/queryKeys.ts';

/** The events of one status; without one what lies ahead, and for admins all. */
export function eventsQuery(call: Call, status?: EventStatus) {
  return queryOptions({
    queryKey: [EVENTS, 'all', status ?? ''],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(eventEndpoints.events, { query: status ? { status } : {} }, { signal })).then(
        ({ data }) => data.events,
      ),
  });
}

/** What the player organizes, in every status, the newest first. */
export function myEventsQuery(call: Call) {
  return queryOptions({
    queryKey: [EVENTS, 'mine'],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(eventEndpoints.myEvents, {}, { signal })).then(({ data }) => data.events),
  });
}

/** Where the player is in, or was when it was called off. */
export function joinedEventsQuery(call: Call) {
  return queryOptions({
    queryKey: [EVENTS, 'joined'],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(eventEndpoints.joinedEvents, {}, { signal })).then(({ data }) => data.events),
  });
}

export function eventQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [EVENTS, 'one', id],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(eventEndpoints.event, { params: { id } }, { signal })).then(({ data }) => data.event),
  });
}

/** The tournament categories of an event. */
export function categoriesQuery(call: Call, eventId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'categories', eventId],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(eventEndpoints.categories, { params: { id: eventId } }, { signal })).then(
        ({ data }) => data.tournaments,
      ),
  });
}
