import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { actionName, isDelayMachinery } from './names.ts';
import { type ChartTransition, transitionsFrom, transitionsOf } from './transitions.ts';

/** A chart prepared for drawing: its states as nested boxes, its transitions as arrows. */
export interface ChartGraph {
  readonly id: string;
  readonly root: StateBox;
  readonly arrows: readonly Arrow[];
}

export interface StateBox {
  readonly id: string;
  /** The path from the root in the form of snapshots, such as 'awaitingPix.asking'; '' for the root. */
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Invoked actors; `src` is set only where it differs from the id. */
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
  /** Transitions that do not leave the state: they are listed inside the box and have no arrow. */
  readonly inside: readonly ChartTransition[];
  readonly initial: string | null;
  readonly isRegion: boolean;
  readonly isDeepHistory: boolean;
  /** The number of hidden descendants when the state is closed, otherwise 0. */
  readonly hides: number;
  readonly children: readonly StateBox[];
}

/** All transitions from one state to the same target, drawn as one line with a label row for each. */
export interface Arrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly ChartTransition[];
}

/** Builds the graph from the machine that the app runs. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  return { id: machine.id, root: boxOf(machine.root), arrows: arrowsOf(transitionsOf(machine)) };
}

export function boxesWithin(box: StateBox): readonly StateBox[] {
  return [box, ...box.children.flatMap(boxesWithin)];
}

/** The innermost state in which a box begins; of a parallel one, that of its first region. */
export function beginningOf(box: StateBox): StateBox {
  const first = box.kind === 'parallel' ? box.children[0] : box.children.find(({ id }) => id === box.initial);
  return first === undefined ? box : beginningOf(first);
}

/** The ancestors of a state within `root`, outermost first, and the state itself last; empty when `root` lacks it. */
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
