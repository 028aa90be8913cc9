import type { InspectionEvent } from 'xstate';
import { transitionId } from './transitions.ts';

/** The transitions of one chart that an inspection event tells of; its children's, which run in the same system, are left out. */
export function takenIn(event: InspectionEvent, chartId: string): readonly string[] {
  if (event.type !== '@xstate.microstep' || event._transitions[0]?.source.machine.id !== chartId) return [];
  return event._transitions.map(transitionId);
}

/** The timer that an inspection event tells of: a delay's length may depend on the context, so it is read from its raise. */
export function timerOf(event: InspectionEvent): { readonly event: string; readonly delay: number } | undefined {
  if (event.type !== '@xstate.action' || event.action.type !== 'xstate.raise') return undefined;
  const { params } = event.action;
  if (params === null || typeof params !== 'object' || !('delay' in params) || !('event' in params)) return undefined;
  const brings = params.event;
  if (typeof params.delay !== 'number' || typeof brings !== 'object' || brings === null || !('type' in brings)) {
    return undefined;
  }
  return { event: String(brings.type), delay: params.delay };
}
