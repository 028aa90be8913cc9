import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { eventWord } from '../../../visualizer/live/words.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { difference } from './difference.ts';
import type { Moment } from './moments.ts';

/** What happened, in the words of the drawings: an event of the chart, `done(fetchCharge)`, `after(pixPoll)`, `start`. */
type Word<M extends AnyStateMachine> =
  | EventFromLogic<M>['type']
  | `done(${string})`
  | `error(${string})`
  | `after(${string})`
  | 'start';

/** Throws when what it demands is not so. `earlier` are the moments of the walk before this one, the first one first. */
export type Check<M extends AnyStateMachine> = (moment: Moment<M>, earlier: readonly Moment<M>[]) => void;

/**
 * One sentence of the product's specification or rules, checked at every moment of every walk that it speaks of. It is
 * written from the text and never from the chart: it says what the person gets, which the chart may be wrong about.
 */
export interface Rule<M extends AnyStateMachine> {
  /** Where it is written: 'SPEC 4, Session', 'RULES 5', 'LOOK 3'. */
  readonly section: string;
  /** The sentence, in plain English. */
  readonly says: string;
  /** What must have happened; a rule without it holds at every moment. */
  readonly on?: Word<M> | readonly Word<M>[];
  /** The state that the chart was in before: a path such as 'awaitingPix', whatever is within included. */
  readonly from?: string;
  /** What else must be so for the rule to speak of the moment. */
  readonly when?: (moment: Moment<M>, earlier: readonly Moment<M>[]) => boolean;
  readonly must: Check<M> | readonly Check<M>[];
}

/** True when the rule speaks of this moment. */
export function appliesTo<M extends AnyStateMachine>(
  { on, from, when }: Rule<M>,
  moment: Moment<M>,
  earlier: readonly Moment<M>[],
): boolean {
  const words: readonly string[] | undefined = on === undefined ? undefined : [on].flat();
  if (words !== undefined && !words.includes(wordOf(moment.event))) return false;
  if (from !== undefined && !isIn(moment.before, from)) return false;
  return when?.(moment, earlier) ?? true;
}

/** Throws, with the rule's sentence, when a rule that speaks of the moment is broken. Returns those that spoke of it. */
export function judge<M extends AnyStateMachine>(
  rules: readonly Rule<M>[],
  moment: Moment<M>,
  earlier: readonly Moment<M>[],
): readonly Rule<M>[] {
  const speaking = rules.filter((rule) => appliesTo(rule, moment, earlier));
  for (const rule of speaking) {
    try {
      for (const check of [rule.must].flat()) check(moment, earlier);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`broken rule '${rule.says}' (${rule.section}): ${why}`, { cause });
    }
  }
  return speaking;
}

export function wordOf({ type }: ChartEvent): string {
  return type === 'xstate.init' ? 'start' : eventWord(type);
}

/** True when the chart is in the state of that path, or in one within it. */
export function isIn(snapshot: AnyMachineSnapshot, path: string): boolean {
  return snapshot._nodes.some((node) => node.path.join('.') === path);
}

/** The chart is then in that state (or in all of them, one a region). */
export function goesTo(...paths: readonly string[]): Check<AnyStateMachine> {
  return ({ after }) => {
    const missing = paths.filter((path) => !isIn(after, path));
    if (missing.length > 0) throw difference(`it is not in ${missing.join(', ')}`, paths, after.value);
  };
}

/** The chart is in the very state that it was in before. */
export const stays: Check<AnyStateMachine> = ({ before, after }) =>
  same('it went elsewhere', before.value, after.value);

/** The event is then accepted, or (with `isSo` false) refused: for what must be offered, which no walk shows when it is missing. */
export function can(event: ChartEvent, isSo = true): Check<AnyStateMachine> {
  return ({ after }) => same(`'${event.type}' can${isSo ? 'not' : ''} be sent`, isSo, after.can(event));
}

/** The step emits these events, whole and in this order, and no other. */
export function emits(...events: readonly ChartEvent[]): Check<AnyStateMachine> {
  return ({ emitted }) => same('it emitted something else', events, emitted);
}

/** The step does this outside the chart, once; `params` may follow from the moment. */
export function does<M extends AnyStateMachine = AnyStateMachine>(
  action: string,
  params?: (moment: Moment<M>) => unknown,
): Check<M> {
  return (moment) => {
    const found = moment.effects.filter((each) => each.action === action);
    if (found.length !== 1) throw difference(`'${action}' was done ${found.length} times`, 1, found.length);
    if (params) same(`'${action}' was done with something else`, params(moment), found[0]?.params);
  };
}

/** The step does none of these outside the chart. */
export function doesNot(...actions: readonly string[]): Check<AnyStateMachine> {
  return ({ effects }) => {
    const wrong = effects.flatMap(({ action }) => (actions.includes(action) ? [action] : []));
    same('it did what it must not', [], wrong);
  };
}

/** The step sends this event to that actor, and nothing else to any; the event may follow from the moment. */
export function sends<M extends AnyStateMachine = AnyStateMachine>(
  to: string,
  event: (moment: Moment<M>) => ChartEvent,
): Check<M> {
  return (moment) => same('it sent something else', [{ to, event: event(moment) }], moment.sent);
}

/** The step requests the command of that name for the thing that its event names, and sends nothing else. */
export function requests(command: string, subject = 'id'): Check<AnyStateMachine> {
  return sends(command, ({ event }) => ({ type: 'command.requested', subject: event[subject] }));
}

/** The step sends nothing to any actor. */
export const sendsNothing: Check<AnyStateMachine> = ({ sent }) => same('it sent something', [], sent);

/** The step starts that actor, once, with this input; the input may follow from the moment. */
export function starts<M extends AnyStateMachine = AnyStateMachine>(
  actor: string,
  input?: (moment: Moment<M>) => unknown,
): Check<M> {
  return (moment) => {
    const inputs = moment.started.filter((each) => each.actor === actor).map((each) => each.input);
    if (inputs.length !== 1) throw difference(`'${actor}' was started ${inputs.length} times`, 1, inputs.length);
    if (input) same(`'${actor}' was given something else`, input(moment), inputs[0]);
  };
}

/** The step starts none of these actors; without names, none at all. */
export function startsNot(...actors: readonly string[]): Check<AnyStateMachine> {
  return ({ started }) => {
    const names = started.map(({ actor }) => actor);
    const wrong = actors.length === 0 ? names : names.filter((name) => actors.includes(name));
    same('it started an actor', [], wrong);
  };
}

/** From this step on the delay of that name runs, and takes so long. */
export function waits(delay: string, ms: number): Check<AnyStateMachine> {
  return ({ timers }) => same(`the delay '${delay}' is another`, ms, timers[delay]);
}

/** The actor of that name no longer runs. */
export function ends(actor: string): Check<AnyStateMachine> {
  return ({ running }) => same(`'${actor}' still runs`, false, running.includes(actor));
}

/** What is looked at is the same before and after. */
export function keeps<M extends AnyStateMachine>(look: (snapshot: SnapshotFrom<M>) => unknown): Check<M> {
  return ({ before, after }) => same('something changed', look(before), look(after));
}

/** What is looked at is then this; it may follow from the moment. */
export function shows<M extends AnyStateMachine, T>(
  look: (snapshot: SnapshotFrom<M>) => T,
  expected: T | ((moment: Moment<M>) => T),
): Check<M> {
  return (moment) => {
    const planned = typeof expected === 'function' ? (expected as (moment: Moment<M>) => T)(moment) : expected;
    same('something else is shown', planned, look(moment.after));
  };
}

/** Throws the difference of two values that are not deeply equal. */
export function same(message: string, expected: unknown, actual: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) throw difference(message, expected, actual);
}
