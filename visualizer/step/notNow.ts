import type { AnyStateMachine } from 'xstate';
import { type ChartTransition, type Trigger, transitionsOf, triggerText } from '../flows/transitions.ts';
import type { Traced } from './walker.ts';
import type { Dictionary } from '../texts/pt.ts';

/** A trigger of the chart that is impossible now, and the reason. */
export interface NotNow {
  readonly trigger: Trigger;
  readonly word: string;
  readonly why: string;
}

/** The chart's triggers that can come from outside in another state, but not now. */
export function notNow(
  machine: AnyStateMachine,
  { chart, pending }: Traced,
  texts: Dictionary['whyNot'],
): readonly NotNow[] {
  const active = new Set(chart._nodes.map((node) => node.id));
  const timers = new Set([...pending.timers.values()].map(({ event }) => event));
  const byWord = new Map<string, ChartTransition[]>();
  for (const transition of transitionsOf(machine)) {
    const { trigger } = transition;
    if (trigger.kind === 'always' || trigger.kind === 'complete') continue;
    const word = triggerText(trigger);
    byWord.set(word, [...(byWord.get(word) ?? []), transition]);
  }
  return [...byWord].flatMap(([word, transitions]) => {
    const [first] = transitions;
    if (first === undefined) return [];
    const here = transitions.filter(({ source }) => active.has(source));
    const why = whyNot(first.trigger, transitions, here);
    return why === null ? [] : [{ trigger: first.trigger, word, why }];
  });

  function whyNot(trigger: Trigger, all: readonly ChartTransition[], here: readonly ChartTransition[]): string | null {
    if (chart.status !== 'active') return texts.over;
    if (here.length === 0) return texts.onlyIn(places(all));
    if (trigger.kind === 'done' || trigger.kind === 'error') {
      return pending.actors.has(trigger.actor) ? null : texts.actorEnded(trigger.actor);
    }
    if (trigger.kind !== 'after') return null;
    const { delay } = trigger;
    return here.some(({ source }) => timers.has(`xstate.after.${delay}.${source}`)) ? null : texts.delayOver;
  }

  function places(transitions: readonly ChartTransition[]): string {
    const paths = new Set(
      transitions.map(({ source }) => machine.getStateNodeById(source).path.join('.') || machine.id),
    );
    const [first = '', second, ...more] = paths;
    if (second === undefined) return first;
    return texts.places(first, second, more.length);
  }
}
