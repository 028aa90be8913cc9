import type { Arrow, StateBox } from './graph.ts';
import { textWidth, wrap } from './measure.ts';
import type { ChartTransition, Trigger } from './transitions.ts';
import type { Dictionary } from '../texts/pt.ts';

/** Font sizes in pixels. They are here because the layout depends on them; colours are in diagram.css. */
export const FONT_SIZE = {
  chart: 17,
  name: 15,
  about: 12,
  event: 13,
  guard: 12,
  action: 12,
  caption: 12,
  tag: 12,
} as const;

type Role = keyof typeof FONT_SIZE;
export type Sign = 'done' | 'error' | 'after' | 'always' | 'invoke' | 'complete' | 'forbidden';

interface Run {
  readonly role: Role;
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

/** One line of text in a box or a label. `x` counts from the line's left edge, `baseline` from the top of the block. */
export interface Row {
  readonly runs: readonly Run[];
  readonly sign: Sign | null;
  readonly baseline: number;
  readonly width: number;
  /** Id of the transition that the row describes and a click on it selects. */
  readonly transition: string | null;
}

export interface Block {
  readonly rows: readonly Row[];
  readonly chips: readonly { readonly text: string; readonly x: number; readonly width: number }[];
  readonly chipsTop: number;
  /** The vertical position of the line below the heading; null when nothing follows the heading. */
  readonly ruleAt: number | null;
  readonly width: number;
  readonly height: number;
}

const ABOUT_WIDTH = 232;
const CHART_ABOUT_WIDTH = 400;
/** An arrow's label stays this narrow where its words allow, because labels lie side by side. */
const LABEL_WIDTH = 156;
const LINE = 18;
const NEXT_LINE = 15;
const SIGN_WIDTH = 17;
const PIECE_GAP = 6;
const CHIP_HEIGHT = 18;
/** The width reserved beside a state's name for the button that closes it. */
const TOGGLE_SIZE = 32;

type Piece = readonly [role: Role, text: string];

/** The texts of a state's box: name, description, entry and exit actions, invoked actors, inner transitions, tags. */
export function stateBlock(box: StateBox, texts: Dictionary['chart']): Block {
  const isRoot = box.path === '';
  const builder = new BlockBuilder();
  builder.line([[isRoot ? 'chart' : 'name', box.name]], null, isRoot ? 24 : 20);
  for (const line of box.description === null
    ? []
    : wrap(box.description, FONT_SIZE.about, isRoot ? CHART_ABOUT_WIDTH : ABOUT_WIDTH)) {
    builder.line([['about', line]], null, 16);
  }
  if (isFoldable(box)) builder.besides(textWidth(box.name, FONT_SIZE.name) + TOGGLE_SIZE);
  if (box.hides > 0) builder.line([['caption', texts.hidden(box.hides)]], null, LINE);
  const duties = box.entry.length + box.exit.length + box.invokes.length + box.inside.length;
  if (duties > 0) builder.rule();
  for (const action of box.entry)
    builder.flow(
      [
        ['caption', texts.entry],
        ['action', action],
      ],
      null,
      ABOUT_WIDTH,
    );
  for (const action of box.exit)
    builder.flow(
      [
        ['caption', texts.exit],
        ['action', action],
      ],
      null,
      ABOUT_WIDTH,
    );
  for (const { id, src } of box.invokes) builder.flow([['event', id], ...alias(id, src)], 'invoke', ABOUT_WIDTH);
  for (const each of box.inside) {
    builder.flow(transitionPieces(each, texts), transitionSign(each), ABOUT_WIDTH, each.id);
  }
  builder.chips(box.tags);
  return builder.block();
}

/** Whether a state has a button that closes or opens it; the chart's root has none. */
export function isFoldable({ path, children, hides }: StateBox): boolean {
  return path !== '' && (children.length > 0 || hides > 0);
}

/** The label of an arrow: one row per transition, with its actions in a row below. */
export function arrowBlock({ transitions }: Arrow, texts: Dictionary['chart']): Block {
  const builder = new BlockBuilder();
  for (const transition of transitions) {
    const { actions, id } = transition;
    builder.flow(triggerPieces(transition, texts), transitionSign(transition), LABEL_WIDTH, id);
    for (const line of wrap(actions.join(', '), FONT_SIZE.action, LABEL_WIDTH)) {
      if (line !== '') builder.line([['action', `/ ${line}`]], null, NEXT_LINE, id);
    }
  }
  return builder.block();
}

function transitionPieces(transition: ChartTransition, texts: Dictionary['chart']): readonly Piece[] {
  const { actions, forbidden } = transition;
  const effect = forbidden ? texts.ignored : actions.length > 0 ? `/ ${actions.join(', ')}` : null;
  return [...triggerPieces(transition, texts), ...(effect === null ? [] : [['action', effect] as const])];
}

function triggerPieces({ trigger, guard }: ChartTransition, texts: Dictionary['chart']): readonly Piece[] {
  return [['event', triggerWord(trigger, texts)], ...(guard === null ? [] : [['guard', `[${guard}]`] as const])];
}

/** The displayed text of a trigger; the sign before it shows its kind. */
export function triggerWord(trigger: Trigger, texts: Dictionary['chart']): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.name === '*' ? texts.anyOther : trigger.name;
    case 'always':
      return texts.always;
    case 'after':
      return trigger.delay;
    case 'complete':
      return texts.complete;
    default:
      return trigger.actor;
  }
}

/** The sign of a transition's kind; null for an ordinary event. */
export function transitionSign({ trigger, forbidden }: ChartTransition): Sign | null {
  if (forbidden) return 'forbidden';
  if (trigger.kind === 'event' || trigger.kind === 'snapshot') return null;
  return trigger.kind;
}

function alias(id: string, src: string): readonly Piece[] {
  return id === src || src.startsWith('xstate.invoke.') ? [] : [['action', `= ${src}`]];
}

function lineWidth(pieces: readonly Piece[], sign: Sign | null): number {
  const widths = pieces.map(([role, text]) => textWidth(text, FONT_SIZE[role]) + PIECE_GAP);
  return widths.reduce((sum, width) => sum + width, (sign === null ? 0 : SIGN_WIDTH) - PIECE_GAP);
}

class BlockBuilder {
  readonly #rows: Row[] = [];
  #chips: Block['chips'] = [];
  #chipsTop = 0;
  #ruleAt: number | null = null;
  #width = 0;
  #height = 0;

  line(pieces: readonly Piece[], sign: Sign | null, height: number, transition: string | null = null): void {
    let x = sign === null ? 0 : SIGN_WIDTH;
    const runs = pieces.map(([role, text]) => {
      const run = { role, text, x, width: textWidth(text, FONT_SIZE[role]) };
      x += run.width + PIECE_GAP;
      return run;
    });
    this.#rows.push({ runs, sign, transition, width: x - PIECE_GAP, baseline: this.#height + height - 5 });
    this.#width = Math.max(this.#width, x - PIECE_GAP);
    this.#height += height;
  }

  /** Pieces on one line as long as they fit, then on further lines. */
  flow(pieces: readonly Piece[], sign: Sign | null, width: number, transition: string | null = null): void {
    const lines: (readonly Piece[])[] = [];
    for (const piece of pieces) {
      const together = [...(lines.at(-1) ?? []), piece];
      if (lines.length > 0 && lineWidth(together, sign) <= width) lines[lines.length - 1] = together;
      else lines.push(...wrap(piece[1], FONT_SIZE[piece[0]], width).map((text) => [[piece[0], text] as const]));
    }
    for (const [index, line] of lines.entries()) {
      if (index === 0) this.line(line, sign, LINE, transition);
      else this.line(line, null, NEXT_LINE, transition);
    }
  }

  /** Reserves width in the heading for an element that is not text. */
  besides(width: number): void {
    this.#width = Math.max(this.#width, width);
  }

  rule(): void {
    this.#ruleAt = this.#height + 5;
    this.#height += 9;
  }

  chips(texts: readonly string[]): void {
    if (texts.length === 0) return;
    let x = 0;
    this.#chips = texts.map((text) => {
      const chip = { text, x, width: textWidth(text, FONT_SIZE.tag) + 16 };
      x += chip.width + 6;
      return chip;
    });
    this.#chipsTop = this.#height + 6;
    this.#width = Math.max(this.#width, x - 6);
    this.#height += CHIP_HEIGHT + 8;
  }

  block(): Block {
    return {
      rows: this.#rows,
      chips: this.#chips,
      chipsTop: this.#chipsTop,
      ruleAt: this.#ruleAt,
      width: this.#width,
      height: this.#height,
    };
  }
}
