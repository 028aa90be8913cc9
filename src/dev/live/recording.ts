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
  #actors: ActorRecord[] = [];
  readonly #known = new Set<string>();
  readonly #entries: Entry[] = [];
  readonly #histories = new Map<string, History>();
  /** A chart has many actors, each told with the whole definition. */
  readonly #definitions = new Map<string, { readonly text: string; readonly chart: string | undefined }>();
  readonly #listeners = new Set<() => void>();
  readonly #tell = perFrame(() => this.#listeners.forEach((listener) => listener()));
  #forgotten = 0;
  #version = 0;

  get actors(): readonly ActorRecord[] {
    return this.#actors;
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
    if (events.length > 0) this.#changed();
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

  #hear(told: WireEvent): void {
    const history = this.#historyOf(told.sessionId);
    switch (told.type) {
      case '@xstate.actor': {
        this.#remember(told);
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
      case '@xstate.snapshot': {
        const { event, snapshot } = told;
        if (!history.settle(event, snapshot)) history.add(this.#enter(told, { event, snapshot }), true);
        return;
      }
      case '@quadra.emitted':
        return void this.#enter(told, { kind: 'emitted', event: told.event });
      case '@quadra.timer':
        return void this.#enter(told, { kind: 'timer', event: { type: told.event }, delay: told.delay });
    }
  }

  #enter({ createdAt, sessionId }: WireEvent, about: Partial<Entry>): OpenEntry {
    const nothing = { event: undefined, sourceId: undefined, transitions: [], snapshot: undefined, delay: undefined };
    const index = this.#forgotten + this.#entries.length;
    const entry = { kind: 'event' as const, ...nothing, ...about, index, at: Number(createdAt), sessionId };
    this.#entries.push(entry);
    return entry;
  }

  #remember({ sessionId, name, parentId, createdAt, ...told }: Extract<WireEvent, { type: '@xstate.actor' }>): void {
    if (this.#known.has(sessionId)) return;
    this.#known.add(sessionId);
    const { text: definition, chart } = this.#chartIn(told.definition);
    const actor = { sessionId, name, chart, definition, parentId, startedAt: Number(createdAt) };
    this.#actors.push(actor);
  }

  #chartIn(text: string | undefined) {
    if (text === undefined) return { text, chart: undefined };
    const known = this.#definitions.get(text) ?? { text, chart: chartIn(text) };
    this.#definitions.set(text, known);
    return known;
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
      this.#known.delete(sessionId);
    }
    this.#actors = this.#actors.filter(({ sessionId }) => this.#known.has(sessionId));
  }

  #changed(): void {
    this.#version += 1;
    this.#tell();
  }
}

/** What is no chart is told with nothing but a name. */
function chartIn(definition: string): string | undefined {
  const config = parsed(definition);
  if (typeof config !== 'object' || config === null || Object.keys(config).length < 2) return undefined;
  return 'id' in config && typeof config.id === 'string' ? config.id : undefined;
}

/** Another application's text may be cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
