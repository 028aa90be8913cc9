import type { Entry } from './entries.ts';
import type { WirePayload, WireSnapshot } from './wire.ts';

/** An entry that is still being told: its transitions and its snapshot come after it. */
export interface OpenEntry extends Entry {
  event: WirePayload | undefined;
  sourceId: string | undefined;
  transitions: readonly string[];
  snapshot: WireSnapshot | undefined;
}

/** What one actor went through, in order. */
export class History {
  #entries: OpenEntry[] = [];
  /** Events on their way to the actor, and the one that it is at, which is first: it takes them up one by one. */
  #waiting: OpenEntry[] = [];

  /** @param isSettled when it came with all that will be told of it */
  add(entry: OpenEntry, isSettled: boolean): void {
    this.#entries.push(entry);
    if (!isSettled) this.#waiting.push(entry);
  }

  /** The start of an actor is told twice: that it is made, and that it begins. */
  begin(event: WirePayload, sourceId: string | undefined): boolean {
    const start = this.#entries.findLast(({ kind }) => kind === 'started');
    if (start === undefined || start.event !== undefined || this.#entries.at(-1) !== start) return false;
    [start.event, start.sourceId] = [event, sourceId];
    if (!this.#waiting.includes(start)) this.#waiting.unshift(start);
    return true;
  }

  take(transitions: readonly string[]): void {
    const entry = this.#waiting[0] ?? this.#entries.at(-1);
    if (entry) entry.transitions = [...entry.transitions, ...transitions];
  }

  /** Gives the snapshot to the event that led to it; false when that was not told. */
  settle(event: WirePayload, snapshot: WireSnapshot): boolean {
    const at = this.#waiting.findIndex((waiting) => (waiting.event?.type ?? 'xstate.init') === event.type);
    const entry = this.#waiting[at];
    if (entry === undefined) return false;
    entry.snapshot = snapshot;
    // What waited before it was never taken up.
    for (let gone = 0; gone <= at; gone += 1) this.#waiting.shift();
    return true;
  }

  /** The newest entry up to that index which led to a snapshot. */
  settledAt(index: number): Entry | undefined {
    for (let at = this.#countUpTo(index) - 1; at >= 0; at -= 1) {
      const entry = this.#entries[at];
      if (entry?.snapshot !== undefined) return entry;
    }
    return undefined;
  }

  hasStartedAt(index: number): boolean {
    return this.#countUpTo(index) > 0;
  }

  /** Forgets what was before that index, but for where the actor stood then. Returns whether anything is left after it. */
  forgetBefore(index: number): boolean {
    const standing = this.settledAt(index - 1);
    const gone = this.#countUpTo(index - 1);
    const kept = this.#entries.slice(0, gone).filter((entry) => entry === standing);
    this.#entries = [...kept, ...this.#entries.slice(gone)];
    this.#waiting = this.#waiting.filter((entry) => entry.index >= index);
    return this.#entries.length > kept.length;
  }

  #countUpTo(index: number): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.index ?? Infinity) <= index) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
