import { chartIn } from './definition.ts';
import type { ActorRecord } from './entries.ts';
import type { WireEvent } from './wire.ts';

type ActorEvent = Extract<WireEvent, { type: '@xstate.actor' }>;

/** The known actors, in the order in which they first appeared. */
export class ActorList {
  #records = new Map<string, ActorRecord>();
  #shown: readonly ActorRecord[] | undefined;
  /** A cache by definition text: many actors share a chart, and each arrives with its whole definition. */
  readonly #definitions = new Map<string, { readonly text: string; readonly chart: string | undefined }>();

  get all(): readonly ActorRecord[] {
    this.#shown ??= [...this.#records.values()];
    return this.#shown;
  }

  add({ sessionId, name, parentId, src, createdAt, ...event }: ActorEvent): void {
    if (this.#records.has(sessionId)) return;
    const { text: definition, chart } = this.#chartOf(event.definition);
    this.#records.set(sessionId, { sessionId, name, chart, definition, parentId, src, startedAt: Number(createdAt) });
    this.#shown = undefined;
  }

  forget(sessionId: string): void {
    this.#records.delete(sessionId);
    this.#shown = undefined;
  }

  #chartOf(text: string | undefined) {
    if (text === undefined) return { text, chart: undefined };
    const known = this.#definitions.get(text) ?? { text, chart: chartIn(text) };
    this.#definitions.set(text, known);
    return known;
  }
}
