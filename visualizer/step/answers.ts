import { type AnyMachineSnapshot, type AnyTransitionDefinition, and, getNextTransitions } from 'xstate';
import { guardName } from '../flows/names.ts';
import { transitionId } from '../flows/transitions.ts';
import { hears } from './offers.ts';
import type { ChartEvent } from './walker.ts';

/** What one alternative of an event says to it, where the chart stands now. */
export interface Answer {
  readonly transition: string;
  readonly guard: string | null;
  /** What its guard answers; true without one, and a text when the guard breaks. */
  readonly says: boolean | { readonly broke: string };
  /** The chart would take it. An alternative may say yes and not win, when one before it does. */
  readonly wins: boolean;
  readonly targets: readonly string[];
}

/** The alternatives of the active states for an event, innermost state first, and what the guard of each answers. */
export function answersTo(chart: AnyMachineSnapshot, event: ChartEvent): readonly Answer[] {
  const winners = winnersOf(chart, event);
  return getNextTransitions(chart)
    .filter(({ eventType }) => hears(eventType, event.type))
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
    return new Set(); // a guard broke: `says` tells which
  }
}

function answerOf({ guard }: AnyTransitionDefinition, chart: AnyMachineSnapshot, event: ChartEvent): Answer['says'] {
  if (guard === undefined) return true;
  // XState keeps the evaluation of one guard to itself; a combined guard of one is the way to it.
  const alone: unknown = Reflect.apply(and, undefined, [[guard]]);
  const check: unknown = typeof alone === 'function' && Reflect.get(alone, 'check');
  if (typeof check !== 'function') throw new TypeError('XState no longer evaluates combined guards by `check`');
  try {
    return Boolean(check(chart, { context: chart.context, event }, alone));
  } catch (error) {
    return { broke: error instanceof Error ? error.message : String(error) };
  }
}
