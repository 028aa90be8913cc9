import type { Entry } from './entries.ts';

/** Equal groups of entries that follow each other, as polling makes them, shown as one row. */
export interface Repeat {
  /** The entries of the first group. */
  readonly group: readonly Entry[];
  readonly times: number;
  /** Indexes of the first and the last entry of all groups. */
  readonly first: number;
  readonly last: number;
}

/** One row of the log or of the sequence. The row of a repeat that is opened stands above its entries. */
export type Line = { readonly entry: Entry } | { readonly repeat: Repeat; readonly isOpen: boolean };

/** The most entries of one group. */
const LONGEST = 12;
/** Twice may be chance, and is soon read. */
const LEAST = 3;

/** Folds repeats. It keeps what it knows of each entry, because it is asked at every frame of a long recording. */
export class Repeats {
  readonly #numbers = new Map<string, number>();
  readonly #known = new WeakMap<Entry, number>();

  /** @param opened the first indexes of the repeats that the reader opened */
  lines(
    entries: readonly Entry[],
    nameOf: (sessionId: string) => string,
    opened: ReadonlySet<number>,
  ): readonly Line[] {
    const numbers = entries.map((entry) => this.#numberOf(entry, nameOf));
    const lines: Line[] = [];
    for (let at = 0; at < entries.length;) {
      const { length, times } = repeatAt(numbers, at);
      const within = entries.slice(at, at + length * times);
      const [first, last] = [within[0]?.index ?? 0, within.at(-1)?.index ?? 0];
      const isOpen = opened.has(first);
      if (times > 1) lines.push({ repeat: { group: within.slice(0, length), times, first, last }, isOpen });
      if (times === 1 || isOpen) lines.push(...within.map((entry) => ({ entry })));
      at += length * times;
    }
    return lines;
  }

  /** The same for entries that tell the same of actors of one name. */
  #numberOf(entry: Entry, nameOf: (sessionId: string) => string): number {
    const known = this.#known.get(entry);
    if (known !== undefined) return known;
    const { kind, sessionId, event, snapshot, delay } = entry;
    const text = JSON.stringify([kind, nameOf(sessionId), event, snapshot?.value, snapshot?.status, delay]);
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    // An event is not whole before its snapshot arrives.
    if (snapshot !== undefined || kind === 'emitted' || kind === 'timer') this.#known.set(entry, number);
    return number;
  }
}

/** The index of the first entry of a line. */
export function firstOf(line: Line | undefined): number {
  if (line === undefined) return 0;
  return 'entry' in line ? line.entry.index : line.repeat.first;
}

/** The line that shows the entry of that index; -1 when none does. */
export function lineAt(lines: readonly Line[], index: number | undefined): number {
  if (index === undefined) return -1;
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (firstOf(lines[middle]) <= index) from = middle + 1;
    else to = middle;
  }
  const line = lines[from - 1];
  if (line === undefined) return -1;
  const last = 'entry' in line ? line.entry.index : line.repeat.last;
  return index <= last ? from - 1 : -1;
}

/** The repeat that covers the most from there on; one group once where there is none. */
function repeatAt(numbers: readonly number[], at: number): { readonly length: number; readonly times: number } {
  let best = { length: 1, times: 1 };
  for (let length = 1; length <= LONGEST && at + 2 * length <= numbers.length; length += 1) {
    let same = 0;
    while (numbers[at + same] !== undefined && numbers[at + same] === numbers[at + same + length]) same += 1;
    const times = 1 + Math.floor(same / length);
    if (times >= LEAST && times * length > best.times * best.length) best = { length, times };
  }
  return best;
}
