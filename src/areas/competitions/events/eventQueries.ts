import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { eventEndpoints } from '#domain/contract/events.ts';
import type { Event, EventCounts, EventStatus } from '#domain/events/event.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { EVENTS } from '../../../shared/api/queryKeys.ts';

/** A page (from 1) of the events of one status. Without a status: the upcoming events, and for admins all events. */
export function eventsQuery(call: Call, page: number, status?: EventStatus) {
  return queryOptions({
    queryKey: [EVENTS, 'all', status ?? '', page],
    queryFn: reading(call, eventEndpoints.events, { query: { page, ...(status && { status }) } }, withPages),
    placeholderData: keepPreviousData,
  });
}

/** A page (from 1) of the events that the player organizes, in every status, newest first. */
export function myEventsQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [EVENTS, 'mine', page],
    queryFn: reading(call, eventEndpoints.myEvents, { query: { page } }, withPages),
    placeholderData: keepPreviousData,
  });
}

/** A page of events, and how many pages there are. Only admins are told the counts. */
export interface EventPage {
  readonly events: readonly Event[];
  readonly counts?: EventCounts;
  readonly pages: number;
}

function withPages(data: Omit<EventPage, 'pages'>, pages: number): EventPage {
  return { ...data, pages };
}

/** The events for which the player is registered, or was when the event was called off. */
export function joinedEventsQuery(call: Call) {
  return queryOptions({
    queryKey: [EVENTS, 'joined'],
    queryFn: reading(call, eventEndpoints.joinedEvents, {}, (data) => data.events),
  });
}

export function eventQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [EVENTS, 'one', id],
    queryFn: reading(call, eventEndpoints.event, { params: { id } }, (data) => data.event),
  });
}

/** What the organizer changed of an event since somebody registered, newest first. */
export function changesQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [EVENTS, 'changes', id],
    queryFn: reading(call, eventEndpoints.eventChanges, { params: { id } }, (data) => data.changes),
  });
}

export function categoriesQuery(call: Call, eventId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'categories', eventId],
    queryFn: reading(call, eventEndpoints.categories, { params: { id: eventId } }, (data) => data.tournaments),
  });
}
