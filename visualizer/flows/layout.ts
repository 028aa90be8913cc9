import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { type Arrow, type ChartGraph, type StateBox, boxesWithin, lineage } from './graph.ts';
import { type Block, arrowBlock, stateBlock } from './rows.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedState {
  readonly box: StateBox;
  readonly block: Block;
  readonly place: Place;
  /** The nesting depth below the root, which sets the shade of the background. */
  readonly depth: number;
}

export interface PlacedArrow {
  readonly arrow: Arrow;
  readonly block: Block;
  readonly label: Place;
  readonly points: readonly Point[];
}

interface PlacedInitial {
  readonly of: string;
  readonly dot: Point;
  readonly points: readonly Point[];
}

interface PlacedRing {
  readonly of: string;
  readonly centre: Point;
}

/** A chart with the position of each part, in pixels from the top left. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
  readonly initials: readonly PlacedInitial[];
  /** Where transitions to a state's own descendants begin, whichever child is active. */
  readonly rings: readonly PlacedRing[];
}

export const PADDING = { x: 14, top: 10, bottom: 12 } as const;
export const LABEL_PADDING = { x: 8, y: 3 } as const;
export const DOT_RADIUS = 6;

// Set on each compound state, because ELK does not inherit these options from the root. MODEL_ORDER would be the natural
// cycle breaking strategy, but ELK fails with it where edges cross the border of a state.
const WITHIN: LayoutOptions = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
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

/** Places every state, arrow and label without overlap; the same graph always gets the same layout. */
export async function layoutOf(graph: ChartGraph, elk: ELK): Promise<ChartLayout> {
  const blocks = new Map(boxesWithin(graph.root).map((box) => [box.id, stateBlock(box)]));
  const labels = new Map(graph.arrows.map((arrow) => [arrow.id, arrowBlock(arrow)]));
  const senders = innerSenders(graph);
  const done = await elk.layout<ElkNode>({
    id: 'drawing',
    layoutOptions: WHOLE,
    children: [elkNode(graph.root, blocks, senders)],
    edges: [
      ...graph.arrows.map((arrow) =>
        elkEdge(arrow, labels.get(arrow.id), isWithin(graph.root, arrow.source, arrow.target)),
      ),
      ...initialEdges(graph.root),
    ],
  });
  const nodes = new Map(allNodes(done).map((node) => [node.id, node]));
  const edges = new Map((done.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: done.width ?? 0,
    height: done.height ?? 0,
    states: placedStates(graph.root, 0, nodes, blocks),
    arrows: graph.arrows.map((arrow) => placedArrow(arrow, edges.get(arrow.id), labels)),
    initials: boxesWithin(graph.root).flatMap((box) => placedInitial(box, nodes, edges)),
    rings: [...senders].map((id) => ({ of: id, centre: centreOf(nodes.get(`ring of ${id}`)) })),
  };
}

/** States with a transition to their own descendant: its arrow starts at a ring inside, so it does not cross their texts. */
function innerSenders({ root, arrows }: ChartGraph): ReadonlySet<string> {
  const inner = arrows.filter(({ source, target }) => isWithin(root, source, target));
  return new Set(inner.map(({ source }) => source));
}

function isWithin(root: StateBox, source: string, target: string): boolean {
  return source !== target && lineage(root, target).some(({ id }) => id === source);
}

function elkNode(box: StateBox, blocks: ReadonlyMap<string, Block>, senders: ReadonlySet<string>): ElkNode {
  const { width, height } = sizeOf(blocks.get(box.id));
  if (box.kind === 'history') return { id: box.id, width: 34, height: 34 };
  if (box.children.length === 0) return { id: box.id, width, height };
  const dots = [
    ...(box.initial === null ? [] : [dotNode(`initial of ${box.id}`)]),
    ...(senders.has(box.id) ? [dotNode(`ring of ${box.id}`)] : []),
  ];
  return {
    id: box.id,
    layoutOptions: {
      ...WITHIN,
      'elk.padding': `[top=${height + 10},left=20,right=20,bottom=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK swaps width and height here because the direction is DOWN; a test checks the result.
      'elk.nodeSize.minimum': `(${height},${width})`,
    },
    children: [...dots, ...box.children.map((child) => elkNode(child, blocks, senders))],
  };
}

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

function elkEdge({ id, source, target }: Arrow, label: Block | undefined, isInner: boolean): ElkExtendedEdge {
  const width = (label?.width ?? 0) + 2 * LABEL_PADDING.x;
  const height = (label?.height ?? 0) + 2 * LABEL_PADDING.y;
  const layoutOptions = { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' };
  return {
    id,
    sources: [isInner ? `ring of ${source}` : source],
    targets: [target],
    labels: [{ id: `label of ${id}`, text: id, width, height, layoutOptions }],
  };
}

function initialEdges(root: StateBox): readonly ElkExtendedEdge[] {
  return boxesWithin(root).flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: `start of ${id}`, sources: [`initial of ${id}`], targets: [initial] }],
  );
}

function allNodes(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}

function placedStates(
  box: StateBox,
  depth: number,
  nodes: ReadonlyMap<string, ElkNode>,
  blocks: ReadonlyMap<string, Block>,
): readonly PlacedState[] {
  const block = blocks.get(box.id);
  const within = box.children.flatMap((child) => placedStates(child, depth + 1, nodes, blocks));
  return block === undefined ? within : [{ box, block, place: placeOf(nodes.get(box.id)), depth }, ...within];
}

function placedArrow(arrow: Arrow, edge: ElkExtendedEdge | undefined, labels: ReadonlyMap<string, Block>): PlacedArrow {
  const block = labels.get(arrow.id) ?? arrowBlock(arrow);
  return { arrow, block, label: placeOf(edge?.labels?.[0]), points: pointsOf(edge) };
}

function placedInitial(
  { id, initial }: StateBox,
  nodes: ReadonlyMap<string, ElkNode>,
  edges: ReadonlyMap<string, ElkExtendedEdge>,
): readonly PlacedInitial[] {
  if (initial === null) return [];
  const dot = centreOf(nodes.get(`initial of ${id}`));
  return [{ of: id, dot, points: pointsOf(edges.get(`start of ${id}`)) }];
}

function placeOf(shape: Partial<Place> | undefined): Place {
  const { x = 0, y = 0, width = 0, height = 0 } = shape ?? {};
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

function centreOf(shape: Partial<Place> | undefined): Point {
  const { x, y, width, height } = placeOf(shape);
  return { x: x + width / 2, y: y + height / 2 };
}

function pointsOf(edge: ElkExtendedEdge | undefined): readonly Point[] {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return points.map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
