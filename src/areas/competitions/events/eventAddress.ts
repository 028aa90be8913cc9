import { useSearchParams } from 'wouter';
import type { EventStatus } from '#domain/events/event.ts';
import { ROUTES } from '#domain/navigation/routes.ts';

export const EVENT_TABS = ['APROVADO', 'EM_ANDAMENTO', 'FINALIZADO'] as const;
export type EventTab = (typeof EVENT_TABS)[number];
type EventView = 'allEvents' | 'myEvents';

/** The filter of the event list, read from the address: `?view=allEvents&tab=FINALIZADO`. */
export function useEventAddress(): { readonly view: EventView; readonly tab: EventTab } {
  const [parameters] = useSearchParams();
  const tab = parameters.get('tab');
  return {
    view: parameters.get('view') === 'myEvents' ? 'myEvents' : 'allEvents',
    tab: EVENT_TABS.find((known) => known === tab) ?? 'APROVADO',
  };
}

export function availablePath(tab: EventTab): string {
  return `${ROUTES.events.path}?view=allEvents&tab=${tab}`;
}

export const MY_EVENTS_PATH = `${ROUTES.events.path}?view=myEvents`;

/** The address of the admin's list, of one status or of all. */
export function adminEventsPath(status?: EventStatus): string {
  return status === undefined ? ROUTES.adminEvents.path : `${ROUTES.adminEvents.path}?status=${status}`;
}
