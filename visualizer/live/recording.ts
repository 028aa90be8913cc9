import { ActorList } from './actorList.ts';
import type { ActorRecord, Entry } from './entries.ts';
import { History, type OpenEntry } from './history.ts';
import { perFrame } from './perFrame.ts';
import type { WireEvent, WireSnapshot } from './wire.ts';

export type { ActorRecord, Entry } from './entries.ts';

/** The maximum of kept entries; when it is exceeded, the oldest tenth is dropped at once. */
export const LIMIT = 50_000;
const STEP = LIMIT / 10;

/** The recorded events of a page's actors. `entries` grows in place: compare `version` to detect changes. */
export class Recording {
  readonly #actors = new ActorList();
  readonly #entries: Entry[] = [];
  readonly #histories = new Map<string, History>();
  readonly #followers = new Set<(events: readonly WireEvent[]) => void>();
  readonly #listeners = new Set<() => void>();
  readonly #notify = perFrame(() => this.#listeners.forEach((listener) => listener()));
  #forgotten = 0;
  #version = 0;

  get actors(): readonly ActorRecord[] {
    return this.#actors.all;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The number of dropped entries, which is also the index of the first kept one. */
  get forgotten(): number {
    return this.#forgotten;
  }

  /** Increases with every change. */
  get version(): number {
    return this.#version;
  }

  add(events: readonly WireEvent[]): void {
    for (const event of events) {
      this.#receive(event);
      if (this.#entries.length > LIMIT) this.#forget(STEP);
    }
    if (events.length === 0) return;
    this.#followers.forEach((follower) => follower(events));
    this.#changed();
  }

  /** Drops all entries; actors that still run stay, with their current snapshots. */
  clear(): void {
    this.#forget(this.#entries.length);
    this.#changed();
  }

  /** The actor's snapshot after that entry, or its current one without an index. */
  snapshotAt(sessionId: string, index = Infinity): WireSnapshot | undefined {
    return this.#histories.get(sessionId)?.settledAt(index)?.snapshot;
  }

  /** The actor's snapshot before the event that led to the one of `snapshotAt`. */
  snapshotBefore(sessionId: string, index = Infinity): WireSnapshot | undefined {
    const settled = this.#histories.get(sessionId)?.settledAt(index);
    return settled && this.snapshotAt(sessionId, settled.index - 1);
  }

  /** The transitions that led to the snapshot of `snapshotAt`. */
  transitionsAt(sessionId: string, index = Infinity): readonly string[] {
    return this.#histories.get(sessionId)?.settledAt(index)?.transitions ?? [];
  }

  isRunningAt(sessionId: string, index = Infinity): boolean {
    const history = this.#histories.get(sessionId);
    if (history === undefined || !history.hasStartedAt(index)) return false;
    return (history.settledAt(index)?.snapshot?.status ?? 'active') === 'active';
  }

  /** For useSyncExternalStore; the listener is called at most once per frame. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The follower receives all added events at once, not once per frame. */
  follow(follower: (events: readonly WireEvent[]) => void): () => void {
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  #receive(received: WireEvent): void {
    const history = this.#historyOf(received.sessionId);
    switch (received.type) {
      case '@xstate.actor': {
        this.#actors.add(received);
        const isWhole = received.snapshot.value !== undefined || received.snapshot.context !== undefined;
        const snapshot = isWhole ? received.snapshot : undefined;
        return history.add(this.#enter(received, { kind: 'started', snapshot }), isWhole);
      }
      case '@xstate.event': {
        const { event, sourceId } = received;
        if (event.type === 'xstate.init' && history.begin(event, sourceId)) return;
        return history.add(this.#enter(received, { event, sourceId }), false);
      }
      case '@quadra.transitions':
        return history.take(received.transitions);
      case '@xstate.snapshot':
        if (!history.settle(received.event, received.snapshot)) history.add(this.#enter(received, received), true);
        return;
      case '@quadra.emitted':
        return void this.#enter(received, { kind: 'emitted', event: received.event });
      case '@quadra.timer':
        return void this.#enter(received, { kind: 'timer', event: { type: received.event }, delay: received.delay });
    }
  }

  #enter({ createdAt, sessionId }: WireEvent, about: Partial<Entry>): OpenEntry {
    const entry: OpenEntry = {
      index: this.#forgotten + this.#entries.length,
      at: Number(createdAt),
      sessionId,
      kind: about.kind ?? 'event',
      event: about.event,
      sourceId: about.sourceId,
      transitions: [],
      snapshot: about.snapshot,
      delay: about.delay,
    };
    this.#entries.push(entry);
    return entry;
  }

  #historyOf(sessionId: string): History {
    const history = this.#histories.get(sessionId) ?? new History();
    this.#histories.set(sessionId, history);
    return history;
  }

  #forget(count: number): void {
    this.#entries.splice(0, count);
    this.#forgotten += count;
    for (const [sessionId, history] of this.#histories) {
      if (history.forgetBefore(this.#forgotten) || this.isRunningAt(sessionId)) continue;
      this.#histories.delete(sessionId);
      this.#actors.forget(sessionId);
    }
  }

  #changed(): void {
    this.#version += 1;
    this.#notify();
  }
}
