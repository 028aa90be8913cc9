import { type Arrow, type ChartGraph, type StateBox, lineage } from './graph.ts';
import { type ChartTransition, triggerText } from './transitions.ts';

/**
 * A chart as a Mermaid state diagram. Mermaid cannot draw a line across the border of a state: such a transition is drawn
 * between the ancestors that are siblings, and its label names the real source and target. One of a state into its own inside
 * starts at a diamond, which stands for whatever is active there: Mermaid draws no line from a state into itself.
 */
export function mermaidOf(graph: ChartGraph): string {
  const { root, arrows } = graph;
  return ['stateDiagram-v2', ...declared(root, arrows, root, 1)].join('\n') + '\n';
}

function within(box: StateBox, arrows: readonly Arrow[], root: StateBox, depth: number): readonly string[] {
  const pad = '  '.repeat(depth);
  const children = box.children.flatMap((child, index) => [
    ...(index > 0 && child.isRegion && box.kind === 'parallel' ? [`${pad}--`] : []),
    ...declared(child, arrows, root, depth),
  ]);
  const begins = box.initial === null ? [] : [`${pad}[*] --> ${nodeName(root, box.initial)}`];
  const lines = arrows.flatMap((arrow) => lineIn(box, arrow, root)).map((line) => `${pad}${line}`);
  const isSender = arrows.some(({ source, target }) => source === box.id && childTowards(box, target) !== undefined);
  const any = isSender ? [`${pad}state ${anyWithin(root, box)} <<choice>>`] : [];
  return [...begins, ...children, ...any, ...lines];
}

function declared(box: StateBox, arrows: readonly Arrow[], root: StateBox, depth: number): readonly string[] {
  const pad = '  '.repeat(depth);
  const name = nodeName(root, box.id);
  const title = box.kind === 'history' ? (box.isDeepHistory ? 'H*' : 'H') : box.name;
  const open = `${pad}state "${shown(title)}" as ${name}`;
  const rest = [
    // Mermaid allows texts of its own only to a state without others inside.
    ...box.inside.map((each) =>
      box.children.length === 0 ? `${pad}${name}: ${label(each)}` : `${pad}note right of ${name} : ${label(each)}`,
    ),
    ...(box.kind === 'final' ? [`${pad}${name} --> [*]`] : []),
  ];
  if (box.children.length === 0) return [open, ...rest];
  return [`${open} {`, ...within(box, arrows, root, depth + 1), `${pad}}`, ...rest];
}

/** The arrow's Mermaid lines if `box` is the innermost state that contains both of its ends, otherwise none. */
function lineIn(box: StateBox, { source, target, transitions }: Arrow, root: StateBox): readonly string[] {
  const [from, to] = [childTowards(box, source), childTowards(box, target)];
  // A line of a state to itself stands beside that state, not around each of those that it is in.
  if (to === undefined || (from === to && !(source === target && to.id === target))) return [];
  if (from === undefined && source !== box.id) return [];
  return transitions.map((each) => {
    const begins = from === undefined ? anyWithin(root, box) : nodeName(root, from.id);
    const lifted =
      from?.id === source && to.id === target ? '' : ` (${shown(shortName(source))} to ${shown(shortName(target))})`;
    return `${begins} --> ${nodeName(root, to.id)}: ${label(each)}${lifted}`;
  });
}

function childTowards(box: StateBox, id: string): StateBox | undefined {
  return box.children.find((child) => lineage(child, id).length > 0);
}

/** The diamond where transitions of a state into its own inside begin. */
function anyWithin(root: StateBox, box: StateBox): string {
  return `${nodeName(root, box.id)}___any`;
}

/** The name of a state in the text: its own and those around it, so that no two states share one and none is a word of Mermaid. */
function nodeName(root: StateBox, id: string): string {
  return [
    's',
    ...lineage(root, id)
      .slice(1)
      .map(({ name }) => plainName(name)),
  ].join('__');
}

/** A name in letters and digits; `_` and the like become their code between two of `_`, which keeps different names different. */
function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
}

function shortName(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

function label({ trigger, guard, actions, forbidden }: ChartTransition): string {
  const parts = [
    triggerText(trigger),
    guard === null ? '' : `[${guard}]`,
    forbidden ? '(ignored)' : actions.length > 0 ? `/ ${actions.join(', ')}` : '',
  ];
  return shown(parts.filter(Boolean).join(' '));
}

/** A text that Mermaid shows as it is: these signs would end a label or a title, begin something else, or lean the letters. */
function shown(text: string): string {
  return text.replaceAll(/[:;"#<>{}`*]|\b_|_\b/g, (sign) => `#${sign.charCodeAt(0)};`);
}
