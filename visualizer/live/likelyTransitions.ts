import { type ChartGraph, boxesWithin } from '../flows/graph.ts';
import type { ChartTransition, Trigger } from '../flows/transitions.ts';
import { activeStates } from './activeStates.ts';
import type { WireSnapshot } from './wire.ts';

interface Step {
  readonly before: WireSnapshot | undefined;
  readonly event: string | undefined;
  readonly after: WireSnapshot | undefined;
}

/**
 * The transition that an event most likely took, for other applications: Stately's protocol does not report it.
 * It is the innermost active state's first alternative for the event that leads to the actor's new state.
 */
export function likelyTransitions(graph: ChartGraph, { before, event, after }: Step): readonly string[] {
  if (event === undefined || before?.value === undefined || after?.value === undefined) return [];
  const [from, to] = [activeStates(graph.root, before.value), activeStates(graph.root, after.value)];
  const stayed = JSON.stringify(before.value) === JSON.stringify(after.value);
  const all = [
    ...graph.arrows.flatMap(({ transitions }) => transitions),
    ...boxesWithin(graph.root).flatMap(({ inside }) => inside),
  ];
  const fitting = all.filter(
    ({ source, targets, trigger }) =>
      from.has(source) &&
      isTriggeredBy(trigger, event) &&
      (targets.length > 0 ? targets.every((id) => to.has(id)) : stayed),
  );
  const [likeliest] = fitting.toSorted((a, b) => depthOf(b) - depthOf(a) || a.index - b.index);
  return likeliest === undefined ? [] : [likeliest.id];
}

function isTriggeredBy(trigger: Trigger, event: string): boolean {
  switch (trigger.kind) {
    case 'event':
      return trigger.name === event || trigger.name === '*';
    case 'after':
      return event.startsWith(`xstate.after.${trigger.delay}.`);
    case 'done':
    case 'error':
      return event === `xstate.${trigger.kind}.actor.${trigger.actor}`;
    default:
      return false;
  }
}

function depthOf({ source }: ChartTransition): number {
  return source.split('.').length;
}
