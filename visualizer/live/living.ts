import type { WireBase, WireEvent, WireSnapshot } from './wire.ts';

/** Which of the actors that were heard of still run, so that they can be told to have ended when their page is gone. */
export class Living {
  readonly #running = new Map<string, { readonly base: WireBase; readonly snapshot: WireSnapshot }>();

  note(events: readonly WireEvent[]): void {
    for (const told of events) {
      if (told.type !== '@xstate.actor' && told.type !== '@xstate.snapshot') continue;
      const { _version, createdAt, id, rootId, sessionId, snapshot } = told;
      if (snapshot.status !== 'active') this.#running.delete(sessionId);
      else this.#running.set(sessionId, { base: { _version, createdAt, id, rootId, sessionId }, snapshot });
    }
  }

  /** What the end of each would have told; none of them runs after that. */
  endAll(): readonly WireEvent[] {
    const createdAt = String(Date.now());
    const ends = [...this.#running.values()].map(({ base, snapshot }): WireEvent => {
      const stopped = { ...snapshot, status: 'stopped' };
      return { ...base, createdAt, type: '@xstate.snapshot', event: { type: 'xstate.stop' }, snapshot: stopped };
    });
    this.#running.clear();
    return ends;
  }
}
