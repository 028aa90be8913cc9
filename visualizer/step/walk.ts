import type { AnyStateMachine } from 'xstate';
import { stateText } from '../live/words.ts';
import { answersTo } from './answers.ts';
import { hears, offersOf } from './offers.ts';
import { type ChartEvent, type Traced, begin, next } from './walker.ts';

/** A chart walked by hand: everything that happened, and at which moment of it one looks. */
export interface Walk {
  readonly input: unknown;
  readonly moments: readonly Moment[];
  readonly at: number;
}

export interface Moment {
  /** What led here; null at the start. */
  readonly event: ChartEvent | null;
  readonly traced: Traced;
}

/** Throws when the chart cannot begin with that input. */
export function startWalk(machine: AnyStateMachine, input: unknown): Walk {
  return { input, moments: [{ event: null, traced: begin(machine, input) }], at: 0 };
}

/** Lets an event happen at the moment that is looked at; a future that was there is dropped. Throws when the chart breaks. */
export function stepOn(machine: AnyStateMachine, walk: Walk, event: ChartEvent): Walk {
  const past = walk.moments.slice(0, walk.at + 1);
  const traced = next(machine, momentOf(walk).traced, event);
  return { ...walk, moments: [...past, { event, traced }], at: past.length };
}

/** Looks at another moment; beyond the ends, at the end. */
export function lookAt(walk: Walk, at: number): Walk {
  return { ...walk, at: Math.min(Math.max(at, 0), walk.moments.length - 1) };
}

/** The moment that is looked at. */
export function momentOf({ moments, at }: Walk): Moment {
  const moment = moments[at];
  if (moment === undefined) throw new RangeError(`A walk of ${moments.length} has no moment ${at}`);
  return moment;
}

/** The state at a moment, in one line. */
export function stateOf({ traced }: Moment): string {
  return stateText(traced.chart.value);
}

/** A walk as it is kept: what happened, and where each event led. */
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

/** A kept walk walked again: as far as the chart still goes that way, and in words where it does not. */
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

/** Whether an event can come from outside now, and an alternative of the chart takes it. */
export function isPossible(traced: Traced, event: ChartEvent): boolean {
  const isOffered = offersOf(traced).some(({ type, kind }) => kind !== 'inner' && hears(type, event.type));
  return isOffered && answersTo(traced.chart, event).some(({ wins }) => wins);
}
