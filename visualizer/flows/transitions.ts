import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, guardName } from './names.ts';

/** The cause of a transition. */
export type Trigger =
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'after'; readonly delay: string }
  | { readonly kind: 'done' | 'error' | 'snapshot'; readonly actor: string }
  | { readonly kind: 'complete' };

/** One transition of a chart. Its id is the same in diagrams, tests and coverage, and survives `machine.provide()`. */
export interface ChartTransition {
  readonly id: string;
  readonly source: string;
  readonly trigger: Trigger;
  readonly index: number;
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly targets: readonly string[];
  readonly description: string | null;
  readonly reenter: boolean;
  /** Neither target nor action: the chart ignores the event in this state. */
  readonly forbidden: boolean;
}

/** Every transition of a chart in document order; each alternative of a guarded list counts separately. */
export function transitionsOf(machine: AnyStateMachine): readonly ChartTransition[] {
  return nodesOf(machine.root).flatMap(transitionsFrom);
}

/** The transitions of one state. `StateNode.transitions` lacks the `always` ones, so they are added here. */
export function transitionsFrom(node: AnyStateNode): readonly ChartTransition[] {
  return [...node.transitions.values()]
    .flat()
    .concat(node.always ?? [])
    .map(describeTransition);
}

/** All states of a chart, a parent before its children. */
export function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child))];
}

/** Source, trigger and index among the alternatives: `payment.awaitingPix.asking done(fetchStatus) 0`. */
export function transitionId(transition: AnyTransitionDefinition): string {
  return `${transition.source.id} ${triggerText(triggerOf(transition))} ${place(transition)}`;
}

/** A trigger as one word: `slot.toggled`, `always`, `after(pixPoll)`, `done(fetchStatus)`. */
export function triggerText(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.name;
    case 'always':
      return 'always';
    case 'complete':
      return 'done';
    case 'after':
      return `after(${trigger.delay})`;
    default:
      return `${trigger.kind}(${trigger.actor})`;
  }
}

function describeTransition(transition: AnyTransitionDefinition): ChartTransition {
  const targets = (transition.target ?? []).map((node) => node.id);
  const actions = transition.actions.map(actionName);
  return {
    id: transitionId(transition),
    source: transition.source.id,
    trigger: triggerOf(transition),
    index: place(transition),
    guard: guardName(transition.guard),
    actions,
    targets,
    description: transition.description ?? null,
    reenter: transition.reenter,
    forbidden: transition.target === undefined && actions.length === 0,
  };
}

const ACTOR_TRIGGER = /^xstate\.(?:(done|error)\.actor|(snapshot))\.(.+)$/;

/** Reads the trigger of a transition from its event descriptor. */
function triggerOf(transition: AnyTransitionDefinition): Trigger {
  const type: string = transition.eventType;
  if (type === '') return { kind: 'always' };
  if ('delay' in transition) return { kind: 'after', delay: String(transition.delay) };
  if (type.startsWith('xstate.done.state.')) return { kind: 'complete' };
  const [, ending, snapshot, actor] = ACTOR_TRIGGER.exec(type) ?? [];
  if (actor === undefined) return { kind: 'event', name: type };
  return { kind: snapshot === undefined ? (ending === 'error' ? 'error' : 'done') : 'snapshot', actor };
}

function place(transition: AnyTransitionDefinition): number {
  const { source, eventType } = transition;
  const alternatives = eventType === '' ? source.always : source.transitions.get(eventType);
  return alternatives?.indexOf(transition) ?? -1;
}
