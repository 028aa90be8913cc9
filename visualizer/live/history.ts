import type { Entry } from './entries.ts';
import type { WirePayload, WireSnapshot } from './wire.ts';

/** An incomplete entry: its transitions and its snapshot arrive later. */
export interface OpenEntry extends Entry {
  event: WirePayload | undefined;
  sourceId: string | undefined;
  transitions: readonly string[];
  snapshot: WireSnapshot | undefined;
}

/** The entries of one actor, in order. */
export class History {
  #entries: OpenEntry[] = [];
  /** The queue of events without a snapshot. The actor processes them one by one, the first one now. */
  #waiting: OpenEntry[] = [];

  /** @param isSettled whether the entry is complete, so that no transitions or snapshot will follow */
  add(entry: OpenEntry, isSettled: boolean): void {
    this.#entries.push(entry);
    if (!isSettled) this.#waiting.push(entry);
  }

  /** An actor's start arrives twice, as `@xstate.actor` and as `xstate.init`. This adds the second to the first one's entry. */
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

  /** Adds the snapshot to the entry of the event that led to it; false when no such event waits. */
  settle(event: WirePayload, snapshot: WireSnapshot): boolean {
    const at = this.#waiting.findIndex((waiting) => (waiting.event?.type ?? 'xstate.init') === event.type);
    const entry = this.#waiting[at];
    if (entry === undefined) return false;
    entry.snapshot = snapshot;
    // The actor never processed the events queued before this one.
    for (let gone = 0; gone <= at; gone += 1) this.#waiting.shift();
    return true;
  }

  /** The newest entry with a snapshot, up to and including that index. */
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

  /** Drops the entries before that index, except the last one with a snapshot. Returns whether later entries remain. */
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
