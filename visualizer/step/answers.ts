import { type AnyMachineSnapshot, type AnyTransitionDefinition, and, getNextTransitions } from 'xstate';
import { guardName } from '../flows/names.ts';
import { transitionId } from '../flows/transitions.ts';
import { matchesType } from './offers.ts';
import type { ChartEvent } from './walker.ts';

/** One alternative transition for an event in the chart's current state. */
export interface Answer {
  readonly transition: string;
  readonly guard: string | null;
  /** The guard's answer: true without a guard, `broke` with the error's message when the guard throws. */
  readonly says: boolean | { readonly broke: string };
  /** Whether the chart would take it. Even with a true guard it does not win after an earlier alternative that does. */
  readonly wins: boolean;
  readonly targets: readonly string[];
}

/** The active states' alternatives for an event, innermost state first, with the answer of each guard. */
export function answersTo(chart: AnyMachineSnapshot, event: ChartEvent): readonly Answer[] {
  const winners = winnersOf(chart, event);
  return getNextTransitions(chart)
    .filter(({ eventType }) => matchesType(eventType, event.type))
    .map((transition) => ({
      transition: transitionId(transition),
      guard: guardName(transition.guard),
      says: answerOf(transition, chart, event),
      wins: winners.has(transition),
      targets: (transition.target ?? []).map((node) => node.id),
    }));
}

function winnersOf(chart: AnyMachineSnapshot, event: ChartEvent): ReadonlySet<AnyTransitionDefinition> {
  try {
    return new Set<AnyTransitionDefinition>(chart.machine.getTransitionData(chart, event));
  } catch {
    return new Set(); // a guard threw: `says` shows which
  }
}

function answerOf({ guard }: AnyTransitionDefinition, chart: AnyMachineSnapshot, event: ChartEvent): Answer['says'] {
  if (guard === undefined) return true;
  // XState does not export the evaluation of a single guard, but `and` with one guard exposes it as `check`.
  const alone: unknown = Reflect.apply(and, undefined, [[guard]]);
  const check: unknown = typeof alone === 'function' && Reflect.get(alone, 'check');
  if (typeof check !== 'function') throw new TypeError('XState no longer evaluates combined guards by `check`');
  try {
    return Boolean(check(chart, { context: chart.context, event }, alone));
  } catch (error) {
    return { broke: error instanceof Error ? error.message : String(error) };
  }
}
