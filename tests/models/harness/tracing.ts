import type { ActorLogic, AnyStateMachine } from 'xstate';
import { type ChartEvent, type Traced, begin, next } from '../../../visualizer/step/walker.ts';

/** The chart as pure logic that keeps a trace, as @xstate/graph wants it. */
export function traced(machine: AnyStateMachine): ActorLogic<Traced, ChartEvent, unknown> {
  return {
    getInitialSnapshot: (_scope, input) => begin(machine, input),
    transition: (before, event) => next(machine, before, event),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
