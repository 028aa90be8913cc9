import type { Entry } from './recording.ts';

/** One actor's lifeline in a sequence diagram: its column, and the rows between which it is drawn. */
export interface Lane {
  readonly sessionId: string;
  readonly column: number;
  /** Index of the entry in which it begins. */
  readonly from: number;
  /** Index of the entry in which it ended; undefined while it lives. */
  to: number | undefined;
}

/** Column of whatever is no actor: the person, the page. */
export const OUTSIDE = 0;

/**
 * The columns of a sequence diagram. An actor that ended leaves its column to the next, so that a page which makes a
 * hundred requests needs no hundred columns. It reads each entry once, however often it is asked.
 */
export class Lanes {
  readonly #lanes: Lane[] = [];
  readonly #living = new Map<string, Lane>();
  #read = -1;
  #columns = 1;

  /** How many columns there are, the outside's included. */
  get columns(): number {
    return this.#columns;
  }

  read(entries: readonly Entry[], from: number): void {
    for (let place = from; place < entries.length; place += 1) {
      const entry = entries[place];
      if (entry === undefined || entry.index <= this.#read) continue;
      this.#read = entry.index;
      const lane = this.#laneOf(entry.sessionId, entry.index);
      if (entry.snapshot !== undefined && entry.snapshot.status !== 'active') {
        lane.to = entry.index;
        this.#living.delete(entry.sessionId);
      }
    }
  }

  /** The newest entry that was read. */
  get last(): number {
    return this.#read;
  }

  /** The lifelines that cross any of these entries. */
  between(first: number, last: number): readonly Lane[] {
    return this.#lanes.filter(({ from, to }) => from <= last && (to === undefined || to >= first));
  }

  #laneOf(sessionId: string, index: number): Lane {
    const living = this.#living.get(sessionId);
    if (living !== undefined) return living;
    const taken = new Set([...this.#living.values()].map(({ column }) => column));
    let column = OUTSIDE + 1;
    while (taken.has(column)) column += 1;
    this.#columns = Math.max(this.#columns, column + 1);
    const lane: Lane = { sessionId, column, from: index, to: undefined };
    this.#lanes.push(lane);
    this.#living.set(sessionId, lane);
    return lane;
  }
}
