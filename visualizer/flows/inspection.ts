import type { InspectionEvent } from 'xstate';
import { transitionId } from './transitions.ts';

/** Ids of the transitions of one chart in an inspection event; child actors of the same system are ignored. */
export function takenIn(event: InspectionEvent, chartId: string): readonly string[] {
  if (event.type !== '@xstate.microstep' || event._transitions[0]?.source.machine.id !== chartId) return [];
  return event._transitions.map(transitionId);
}

/** The timer that an inspection event starts. A delay may depend on the context, so its value is read from the raise action. */
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
