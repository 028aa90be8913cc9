import type { AnyStateMachine } from 'xstate';
import type { KeptDoings, KeptWalk } from '../keptWalk.ts';
import { differences } from '../live/differences.ts';
import { stateText } from '../live/words.ts';
import { toPlain, withoutFunctions } from '../plainValues.ts';
import { answersTo } from './answers.ts';
import { matchesType, offersOf } from './offers.ts';
import type { Standing } from './resume.ts';
import { type ChartEvent, type Traced, begin, next, resume } from './walker.ts';

/** A chart executed step by step: all moments, and the index of the shown one. */
export interface Walk {
  readonly input: unknown;
  /** Where it begins instead of at the chart's start: in the middle of a run that was followed live. */
  readonly from?: Standing;
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

/** @throws when the chart has no such state */
export function resumeWalk(machine: AnyStateMachine, from: Standing): Walk {
  return { input: undefined, from, moments: [{ event: null, traced: resume(machine, from) }], at: 0 };
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

/** A walk as it is kept: what happened, and what the chart did at each step. */
export function kept({ input, from, moments, at }: Walk): KeptWalk {
  const [start, ...steps] = moments;
  if (start === undefined) throw new RangeError('A walk without its start');
  return {
    chart: start.traced.chart.machine.id,
    ...(input !== undefined && { input: withoutFunctions(input) }),
    ...(from !== undefined && { from }),
    ...doingsOf(start),
    steps: steps.flatMap((moment) => (moment.event ? [{ event: moment.event, ...doingsOf(moment) }] : [])),
    ...(at < steps.length && { at }),
  };
}

function doingsOf({ traced: { chart, doings } }: Moment): KeptDoings {
  const happened = Object.entries(doings).filter(([, all]) => Object.keys(all).length > 0);
  return { state: chart.value, ...Object.fromEntries(happened.map(([name, all]) => [name, withoutFunctions(all)])) };
}

/** The first point at which a chart no longer does what a kept walk says; step 0 is its start. */
export interface Parting {
  readonly step: number;
  readonly event: ChartEvent | null;
  readonly expected: KeptDoings;
  /** What the chart does instead; null when the event is no longer possible there. */
  readonly found: KeptDoings | null;
}

/** Repeats a kept walk as far as the chart does what it says. */
export function rewalk(
  machine: AnyStateMachine,
  { chart: _, input, from, at, steps, ...start }: KeptWalk,
): { readonly walk: Walk; readonly parting: Parting | null } {
  let walk = from === undefined ? startWalk(machine, input) : resumeWalk(machine, from);
  const found = doingsOf(momentOf(walk));
  if (!isSame(start, found)) return { walk, parting: { step: 0, event: null, expected: start, found } };
  for (const [index, { event, ...expected }] of steps.entries()) {
    const where = { step: index + 1, event, expected };
    if (!isPossible(momentOf(walk).traced, event)) return { walk, parting: { ...where, found: null } };
    walk = stepOn(machine, walk, event);
    const found = doingsOf(momentOf(walk));
    if (!isSame(expected, found)) return { walk, parting: { ...where, found } };
  }
  return { walk: at === undefined ? walk : lookAt(walk, at), parting: null };
}

function isSame(expected: KeptDoings, found: KeptDoings): boolean {
  return differences(toPlain(expected), toPlain(found)).length === 0;
}

/** Whether an event can come from outside now and a transition of the chart takes it. */
export function isPossible(traced: Traced, event: ChartEvent): boolean {
  const isOffered = offersOf(traced).some(({ type, kind }) => kind !== 'inner' && matchesType(type, event.type));
  return isOffered && answersTo(traced.chart, event).some(({ wins }) => wins);
}
