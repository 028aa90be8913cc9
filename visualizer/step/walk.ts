import type { AnyStateMachine } from 'xstate';
import { stateText } from '../live/words.ts';
import { answersTo } from './answers.ts';
import { matchesType, offersOf } from './offers.ts';
import { type ChartEvent, type Traced, begin, next } from './walker.ts';

/** A chart executed step by step: all moments, and the index of the shown one. */
export interface Walk {
  readonly input: unknown;
  readonly moments: readonly Moment[];
  readonly at: number;
}

export interface Moment {
  /** The event that led to this moment; null at the start. */
  readonly event: ChartEvent | null;
  readonly traced: Traced;
}

/** @throws when the chart cannot start with that input */
export function startWalk(machine: AnyStateMachine, input: unknown): Walk {
  return { input, moments: [{ event: null, traced: begin(machine, input) }], at: 0 };
}

/** Sends an event at the shown moment and drops later moments. Throws when the chart fails. */
export function stepOn(machine: AnyStateMachine, walk: Walk, event: ChartEvent): Walk {
  const past = walk.moments.slice(0, walk.at + 1);
  const traced = next(machine, momentOf(walk).traced, event);
  return { ...walk, moments: [...past, { event, traced }], at: past.length };
}

/** Shows another moment; `at` is clamped. */
export function lookAt(walk: Walk, at: number): Walk {
  return { ...walk, at: Math.min(Math.max(at, 0), walk.moments.length - 1) };
}

export function momentOf({ moments, at }: Walk): Moment {
  const moment = moments[at];
  if (moment === undefined) throw new RangeError(`A walk of ${moments.length} has no moment ${at}`);
  return moment;
}

/** The state at a moment, in one line. */
export function stateOf({ traced }: Moment): string {
  return stateText(traced.chart.value);
}

/** A walk in its stored form: the events, and the state after each. */
export interface KeptWalk {
  readonly input: unknown;
  readonly steps: readonly { readonly event: ChartEvent; readonly state: string }[];
  readonly at: number;
}

export function kept({ input, moments, at }: Walk): KeptWalk {
  return {
    input,
    at,
    steps: moments.flatMap((moment) => (moment.event ? [{ event: moment.event, state: stateOf(moment) }] : [])),
  };
}

/** Repeats a stored walk as far as the chart still behaves the same; `changed` describes the first difference. */
export function rewalk(
  machine: AnyStateMachine,
  { input, steps, at }: KeptWalk,
): { readonly walk: Walk; readonly changed: string | null } {
  let walk = startWalk(machine, input);
  for (const [index, { event, state }] of steps.entries()) {
    const which = `O fluxo mudou desde que este caminho foi gravado: o passo ${index + 1}, ${event.type},`;
    if (!isPossible(momentOf(walk).traced, event)) return { walk, changed: `${which} não é mais possível aqui.` };
    walk = stepOn(machine, walk, event);
    const reached = stateOf(momentOf(walk));
    if (reached !== state) return { walk, changed: `${which} levava a ${state} e agora leva a ${reached}.` };
  }
  return { walk: lookAt(walk, at), changed: null };
}

/** Whether an event can come from outside now and a transition of the chart takes it. */
export function isPossible(traced: Traced, event: ChartEvent): boolean {
  const isOffered = offersOf(traced).some(({ type, kind }) => kind !== 'inner' && matchesType(type, event.type));
  return isOffered && answersTo(traced.chart, event).some(({ wins }) => wins);
}
