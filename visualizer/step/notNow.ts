import type { AnyStateMachine } from 'xstate';
import { type ChartTransition, type Trigger, transitionsOf, triggerText } from '../flows/transitions.ts';
import type { Traced } from './walker.ts';

/** A trigger of the chart that is impossible now, and the reason. */
export interface NotNow {
  readonly trigger: Trigger;
  readonly word: string;
  readonly why: string;
}

/** The chart's triggers that can come from outside in another state, but not now. */
export function notNow(machine: AnyStateMachine, { chart, pending }: Traced): readonly NotNow[] {
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
    if (chart.status !== 'active') return 'o fluxo terminou';
    if (here.length === 0) return `só em ${places(all)}`;
    if (trigger.kind === 'done' || trigger.kind === 'error') {
      return pending.actors.has(trigger.actor) ? null : `${trigger.actor} já terminou`;
    }
    if (trigger.kind !== 'after') return null;
    const { delay } = trigger;
    return here.some(({ source }) => timers.has(`xstate.after.${delay}.${source}`)) ? null : 'o prazo já passou';
  }

  function places(transitions: readonly ChartTransition[]): string {
    const paths = new Set(
      transitions.map(({ source }) => machine.getStateNodeById(source).path.join('.') || machine.id),
    );
    const [first = '', second, ...more] = paths;
    if (second === undefined) return first;
    return more.length === 0 ? `${first} e ${second}` : `${first}, ${second} e mais ${more.length}`;
  }
}
