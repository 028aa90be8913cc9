import { ActorList } from './actorList.ts';
import type { ActorRecord, Entry } from './entries.ts';
import { History, type OpenEntry } from './history.ts';
import { perFrame } from './perFrame.ts';
import type { WireEvent, WireSnapshot } from './wire.ts';

export type { ActorRecord, Entry } from './entries.ts';

/** So many entries are kept; when there are more, the oldest tenth is forgotten at once. */
export const LIMIT = 50_000;
const STEP = LIMIT / 10;

/** What was heard of the actors of a page, for looking at now and again. `entries` grows in place: ask by `version`. */
export class Recording {
  readonly #actors = new ActorList();
  readonly #entries: Entry[] = [];
  readonly #histories = new Map<string, History>();
  readonly #followers = new Set<(events: readonly WireEvent[]) => void>();
  readonly #listeners = new Set<() => void>();
  readonly #tell = perFrame(() => this.#listeners.forEach((listener) => listener()));
  #forgotten = 0;
  #version = 0;

  get actors(): readonly ActorRecord[] {
    return this.#actors.all;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** How many entries are not kept any more; the index of the first one that is. */
  get forgotten(): number {
    return this.#forgotten;
  }

  /** Another number after every change. */
  get version(): number {
    return this.#version;
  }

  add(events: readonly WireEvent[]): void {
    for (const event of events) {
      this.#hear(event);
      if (this.#entries.length > LIMIT) this.#forget(STEP);
    }
    if (events.length === 0) return;
    this.#followers.forEach((follower) => follower(events));
    this.#changed();
  }

  /** Forgets all that happened; the actors that still run stay as they are. */
  clear(): void {
    this.#forget(this.#entries.length);
    this.#changed();
  }

  /** The actor as it was after that entry; as it is now without one. */
  snapshotAt(sessionId: string, index = Infinity): WireSnapshot | undefined {
    return this.#histories.get(sessionId)?.settledAt(index)?.snapshot;
  }

  /** The transitions that brought the actor where it was then. */
  transitionsAt(sessionId: string, index = Infinity): readonly string[] {
    return this.#histories.get(sessionId)?.settledAt(index)?.transitions ?? [];
  }

  isRunningAt(sessionId: string, index = Infinity): boolean {
    const history = this.#histories.get(sessionId);
    if (history === undefined || !history.hasStartedAt(index)) return false;
    return (history.settledAt(index)?.snapshot?.status ?? 'active') === 'active';
  }

  /** For useSyncExternalStore: called at most once a frame. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Hears at once of everything that is added. */
  follow(follower: (events: readonly WireEvent[]) => void): () => void {
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  #hear(told: WireEvent): void {
    const history = this.#historyOf(told.sessionId);
    switch (told.type) {
      case '@xstate.actor': {
        this.#actors.add(told);
        const isWhole = told.snapshot.value !== undefined || told.snapshot.context !== undefined;
        const snapshot = isWhole ? told.snapshot : undefined;
        return history.add(this.#enter(told, { kind: 'started', snapshot }), isWhole);
      }
      case '@xstate.event': {
        const { event, sourceId } = told;
        if (event.type === 'xstate.init' && history.begin(event, sourceId)) return;
        return history.add(this.#enter(told, { event, sourceId }), false);
      }
      case '@quadra.transitions':
        return history.take(told.transitions);
      case '@xstate.snapshot':
        if (!history.settle(told.event, told.snapshot)) history.add(this.#enter(told, told), true);
        return;
      case '@quadra.emitted':
        return void this.#enter(told, { kind: 'emitted', event: told.event });
      case '@quadra.timer':
        return void this.#enter(told, { kind: 'timer', event: { type: told.event }, delay: told.delay });
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
    this.#tell();
  }
}
