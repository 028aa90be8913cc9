import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { PADDING, type Texts, elkGraphOf, innerSenders, isBackward } from './elkGraph.ts';
import { type Arrow, type ChartGraph, type StateBox, boxesWithin } from './graph.ts';
import { type Block, arrowBlock, stateBlock } from './rows.ts';
import type { Dictionary } from '../texts/pt.ts';

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

/** The least distance between a heading and a line. */
const CLEAR = 4;

/** Places every state, arrow and label without overlap; the same graph always gets the same layout. */
export async function layoutOf(graph: ChartGraph, elk: ELK, words: Dictionary['chart']): Promise<ChartLayout> {
  const blocks = new Map(boxesWithin(graph.root).map((box) => [box.id, stateBlock(box, words)]));
  const labels = new Map(graph.arrows.map((arrow) => [arrow.id, arrowBlock(arrow, words)]));
  return await withoutCrossing(graph, { blocks, labels }, new Set(), elk);
}

/** Lays out once more for as long as lines cross the heading of a state that is not in `crossed` yet. */
async function withoutCrossing(
  graph: ChartGraph,
  texts: Texts,
  crossed: ReadonlySet<string>,
  elk: ELK,
): Promise<ChartLayout> {
  const done = await elk.layout<ElkNode>(elkGraphOf(graph, texts, crossed));
  const layout = placed(graph, texts, done);
  const more = layout.states.filter((state) => !crossed.has(state.box.id) && isCrossed(state, layout));
  if (more.length === 0) return layout;
  return await withoutCrossing(graph, texts, new Set([...crossed, ...more.map(({ box }) => box.id)]), elk);
}

function isCrossed({ box, block, place }: PlacedState, { arrows, initials }: ChartLayout): boolean {
  if (box.children.length === 0) return false;
  const [left, top] = [place.x + PADDING.x, place.y + PADDING.top];
  return [...arrows, ...initials].some(({ points }) =>
    points.some((to, index) => {
      const from = points[index - 1] ?? to;
      return (
        Math.min(from.x, to.x) < left + block.width + CLEAR &&
        Math.max(from.x, to.x) > left - CLEAR &&
        Math.min(from.y, to.y) < top + block.height &&
        Math.max(from.y, to.y) > top
      );
    }),
  );
}

function placed(graph: ChartGraph, { blocks, labels }: Texts, done: ElkNode): ChartLayout {
  const nodes = new Map(allNodes(done).map((node) => [node.id, node]));
  const edges = new Map((done.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: done.width ?? 0,
    height: done.height ?? 0,
    states: placedStates(graph.root, 0, nodes, blocks),
    arrows: graph.arrows.flatMap((arrow) => {
      const block = labels.get(arrow.id);
      return block === undefined ? [] : [placedArrow(graph.root, arrow, edges.get(arrow.id), block)];
    }),
    initials: boxesWithin(graph.root).flatMap((box) => placedInitial(box, nodes, edges)),
    rings: [...innerSenders(graph)].map((id) => ({ of: id, centre: centreOf(nodes.get(`ring of ${id}`)) })),
  };
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
  if (block === undefined) return within;
  const place = placeOf(nodes.get(box.id));
  return [{ box, block, place, depth }, ...within];
}

function placedArrow(root: StateBox, arrow: Arrow, edge: ElkExtendedEdge | undefined, block: Block): PlacedArrow {
  const points = pointsOf(edge);
  return {
    arrow,
    block,
    label: placeOf(edge?.labels?.[0]),
    points: isBackward(root, arrow) ? points.toReversed() : points,
  };
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
