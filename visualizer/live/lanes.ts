import { placeOf } from './logFilter.ts';
import type { Entry } from './recording.ts';

/** One actor's lifeline in a sequence diagram: its column, and the rows between which it is drawn. */
export interface Lane {
  readonly sessionId: string;
  readonly column: number;
  /** Index of the entry where the lifeline begins. */
  readonly from: number;
  /** Index of the entry where it ends; undefined while the actor runs. */
  to: number | undefined;
}

interface OpenLane extends Lane {
  /** The actor's newest entry, whose snapshot may still be missing. */
  newest: Entry;
  /** Index of the newest entry that the actor received or sent. */
  until: number;
}

/** The column of every source that is not an actor: the person, the page. */
export const OUTSIDE = 0;

/**
 * The columns of a sequence diagram. A new actor reuses the column of an ended one: a page with a hundred requests does not
 * need a hundred columns. `read` processes each entry once, however often it is called.
 */
export class Lanes {
  readonly #lanes: OpenLane[] = [];
  readonly #living = new Map<string, OpenLane>();
  #read = -1;
  #columns = 1;

  /** Includes the outside column. */
  get columns(): number {
    return this.#columns;
  }

  read(entries: readonly Entry[]): void {
    for (const entry of entries.slice(placeOf(entries, this.#read + 1))) {
      this.#read = entry.index;
      const lane = this.#laneOf(entry);
      [lane.newest, lane.until] = [entry, entry.index];
      this.#keepSource(entry);
    }
    this.#closeEnded();
  }

  /** The lifelines that cross any of the entries from `first` to `last`. */
  between(first: number, last: number): readonly Lane[] {
    return this.#lanes.filter(({ from, to }) => from <= last && (to === undefined || to >= first));
  }

  #laneOf(entry: Entry): OpenLane {
    const living = this.#living.get(entry.sessionId);
    if (living !== undefined) return living;
    this.#closeEnded();
    const taken = new Set([...this.#living.values()].map(({ column }) => column));
    let column = OUTSIDE + 1;
    while (taken.has(column)) column += 1;
    this.#columns = Math.max(this.#columns, column + 1);
    const lane = {
      sessionId: entry.sessionId,
      column,
      from: entry.index,
      to: undefined,
      newest: entry,
      until: entry.index,
    };
    this.#lanes.push(lane);
    this.#living.set(entry.sessionId, lane);
    return lane;
  }

  /** An actor's last event may arrive after its end: extends its lifeline to there, unless its column is already reused. */
  #keepSource({ sourceId, index }: Entry): void {
    const source = this.#lanes.findLast(({ sessionId }) => sessionId === sourceId);
    if (source === undefined) return;
    source.until = index;
    const isFree = !this.#lanes.some(({ column, from }) => column === source.column && from > source.from);
    if (source.to !== undefined && isFree) source.to = index;
  }

  #closeEnded(): void {
    for (const [sessionId, lane] of this.#living) {
      const { snapshot } = lane.newest;
      if (snapshot === undefined || snapshot.status === 'active') continue;
      lane.to = lane.until;
      this.#living.delete(sessionId);
    }
  }
}
