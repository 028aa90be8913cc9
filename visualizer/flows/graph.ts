import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { actionName, isDelayMachinery } from './names.ts';
import { type ChartTransition, transitionsFrom, transitionsOf } from './transitions.ts';

/** A chart as something to draw: its states as boxes inside boxes, its transitions as arrows. */
export interface ChartGraph {
  readonly id: string;
  readonly root: StateBox;
  readonly arrows: readonly Arrow[];
}

export interface StateBox {
  readonly id: string;
  /** From the root, as snapshots write it: 'awaitingPix.asking'; the root's own is ''. */
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Invoked actors; `src` only where it is another word than the id. */
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
  /** Transitions that stay here without leaving the state, told inside the box: no arrow. */
  readonly inside: readonly ChartTransition[];
  readonly initial: string | null;
  readonly isRegion: boolean;
  readonly isDeepHistory: boolean;
  /** How many states lie in it unseen, when it is closed. */
  readonly hides: number;
  readonly children: readonly StateBox[];
}

/** All transitions from one state to the same target: one line, with a label row for each. */
export interface Arrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly ChartTransition[];
}

/** Reads a chart's code, the same that runs, into what is drawn of it. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  return { id: machine.id, root: boxOf(machine.root), arrows: arrowsOf(transitionsOf(machine)) };
}

/** A box and all boxes within it. */
export function boxesWithin(box: StateBox): readonly StateBox[] {
  return [box, ...box.children.flatMap(boxesWithin)];
}

/** The states that a box is in, outermost first, itself last; empty when it is not within `root`. */
export function lineage(root: StateBox, id: string): readonly StateBox[] {
  if (root.id === id) return [root];
  for (const child of root.children) {
    const found = lineage(child, id);
    if (found.length > 0) return [root, ...found];
  }
  return [];
}

function boxOf(node: AnyStateNode): StateBox {
  const children: readonly AnyStateNode[] = Object.values(node.states);
  return {
    id: node.id,
    path: node.path.join('.'),
    name: node.key,
    kind: node.type,
    description: node.description ?? null,
    tags: node.tags,
    entry: authored(node.entry),
    exit: authored(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
    inside: transitionsFrom(node).filter(({ targets }) => targets.length === 0),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    isRegion: node.parent?.type === 'parallel' && node.type !== 'history',
    isDeepHistory: node.history === 'deep',
    hides: 0,
    children: children.map(boxOf),
  };
}

function authored(actions: readonly unknown[]): readonly string[] {
  return actions.filter((action) => !isDelayMachinery(action)).map(actionName);
}

function arrowsOf(transitions: readonly ChartTransition[]): readonly Arrow[] {
  const arrows = new Map<string, { source: string; target: string; transitions: ChartTransition[] }>();
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const id = `${transition.source} → ${target}`;
      const arrow = arrows.get(id) ?? { source: transition.source, target, transitions: [] };
      arrow.transitions.push(transition);
      arrows.set(id, arrow);
    }
  }
  return [...arrows].map(([id, arrow]) => ({ id, ...arrow }));
}
