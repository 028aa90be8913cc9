import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { type Arrow, type ChartGraph, type StateBox, boxesWithin, lineage } from './graph.ts';
import type { Block } from './rows.ts';

export const PADDING = { x: 14, top: 10, bottom: 12 } as const;
export const LABEL_PADDING = { x: 8, y: 3 } as const;
export const DOT_RADIUS = 6;

// Set on each compound state, because ELK does not inherit these options from the root. Its own options for the model's order
// (cycleBreaking.strategy MODEL_ORDER, considerModelOrder) fail where edges cross the border of a state, in elkjs 0.12: so edges
// backwards are handed over turned round, and `elk.position` with semiInteractive keeps the order within a layer.
const WITHIN: LayoutOptions = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.crossingMinimization.semiInteractive': 'true',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.nodeSelfLoop': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
};

const WHOLE: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

/** The texts of a chart, by the ids of its states and arrows. */
export interface Texts {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly labels: ReadonlyMap<string, Block>;
}

/**
 * A chart as ELK takes it, each state and label as large as its texts.
 * @param crossed the states whose children stand beside the heading instead of below it, because lines from above would cross
 * it: ELK keeps padding free of states, but not of lines that enter
 */
export function elkGraphOf(graph: ChartGraph, { blocks, labels }: Texts, crossed: ReadonlySet<string>): ElkNode {
  const senders = innerSenders(graph);
  const given = { blocks, senders, crossed };
  return {
    id: 'drawing',
    layoutOptions: WHOLE,
    children: [elkNode(graph.root, 0, given)],
    edges: [
      ...graph.arrows.map((arrow) => elkEdge(graph, arrow, labels.get(arrow.id))),
      ...initialEdges(graph.root),
      ...orderingEdges(graph, senders),
    ],
  };
}

/** States with a transition to their own descendant: its arrow starts at a ring inside, so it does not cross their texts. */
export function innerSenders({ root, arrows }: ChartGraph): ReadonlySet<string> {
  return new Set(arrows.filter((arrow) => isInner(root, arrow)).map(({ source }) => source));
}

function isInner(root: StateBox, { source, target }: Arrow): boolean {
  return source !== target && lineage(root, target).some(({ id }) => id === source);
}

/** Whether an arrow leads to a state that the source names earlier: ELK gets it turned round, so that later states lie lower. */
export function isBackward(root: StateBox, { source, target }: Arrow): boolean {
  const [from, to] = [lineage(root, source), lineage(root, target)];
  const parting = from.findIndex((box, depth) => box !== to[depth]);
  const [start, end] = [from[parting], to[parting]];
  const siblings = from[parting - 1]?.children ?? [];
  return start !== undefined && end !== undefined && siblings.indexOf(end) < siblings.indexOf(start);
}

interface Given {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly senders: ReadonlySet<string>;
  readonly crossed: ReadonlySet<string>;
}

function elkNode(box: StateBox, index: number, given: Given): ElkNode {
  const { width, height } = sizeOf(given.blocks.get(box.id));
  const order = { 'elk.position': `(${index * ORDER_STEP},${index * ORDER_STEP})` };
  if (box.kind === 'history') return { id: box.id, width: 34, height: 34, layoutOptions: order };
  if (box.children.length === 0) return { id: box.id, width, height, layoutOptions: order };
  return {
    id: box.id,
    layoutOptions: {
      ...WITHIN,
      ...order,
      'elk.padding': given.crossed.has(box.id)
        ? `[top=20,left=${width + 10},right=20,bottom=20]`
        : `[top=${height + 10},left=20,right=20,bottom=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK swaps width and height here because the direction is DOWN; a test checks the result.
      'elk.nodeSize.minimum': `(${height},${width})`,
    },
    children: [
      ...(box.initial === null ? [] : [dotNode(`initial of ${box.id}`)]),
      ...(given.senders.has(box.id) ? [dotNode(`ring of ${box.id}`)] : []),
      ...box.children.map((child, place) => elkNode(child, place, given)),
    ],
  };
}

/** Wider than any state: semiInteractive compares the positions of neighbours. */
const ORDER_STEP = 1_000;

function sizeOf(block: Block | undefined): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(96, (block?.width ?? 0) + 2 * PADDING.x),
    height: (block?.height ?? 0) + PADDING.top + PADDING.bottom,
  };
}

function dotNode(id: string): ElkNode {
  const layoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };
  return { id, width: 2 * DOT_RADIUS, height: 2 * DOT_RADIUS, layoutOptions };
}

function elkEdge({ root }: ChartGraph, arrow: Arrow, label: Block | undefined): ElkExtendedEdge {
  const { id, source, target } = arrow;
  const width = (label?.width ?? 0) + 2 * LABEL_PADDING.x;
  const height = (label?.height ?? 0) + 2 * LABEL_PADDING.y;
  const layoutOptions = { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' };
  const labels = [{ id: `label of ${id}`, text: id, width, height, layoutOptions }];
  if (isBackward(root, arrow)) return { id, sources: [target], targets: [source], labels };
  return { id, sources: [isInner(root, arrow) ? `ring of ${source}` : source], targets: [target], labels };
}

function initialEdges(root: StateBox): readonly ElkExtendedEdge[] {
  return boxesWithin(root).flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: `start of ${id}`, sources: [`initial of ${id}`], targets: [initial] }],
  );
}

/** Edges that are not drawn: where only the ring leads to the states, they put the states one below another in their order. */
function orderingEdges({ root, arrows }: ChartGraph, senders: ReadonlySet<string>): readonly ElkExtendedEdge[] {
  return boxesWithin(root).flatMap(({ id, children }) => {
    const ids = new Set(children.map((child) => child.id));
    const areLinked = arrows.some(({ source, target }) => source !== target && ids.has(source) && ids.has(target));
    if (!senders.has(id) || areLinked) return [];
    return children.slice(1).map((child, index) => ({
      id: `order of ${child.id}`,
      sources: [children[index]?.id ?? ''],
      targets: [child.id],
    }));
  });
}
