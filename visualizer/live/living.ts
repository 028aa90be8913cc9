import type { WireBase, WireEvent, WireSnapshot } from './wire.ts';

/** The actors that still run, so that they can be reported as ended when their page is gone. */
export class Living {
  readonly #running = new Map<string, { readonly base: WireBase; readonly snapshot: WireSnapshot }>();

  note(events: readonly WireEvent[]): void {
    for (const event of events) {
      if (event.type !== '@xstate.actor' && event.type !== '@xstate.snapshot') continue;
      const { _version, createdAt, id, rootId, sessionId, snapshot } = event;
      if (snapshot.status !== 'active') this.#running.delete(sessionId);
      else this.#running.set(sessionId, { base: { _version, createdAt, id, rootId, sessionId }, snapshot });
    }
  }

  /** The events that stop all running actors, as the page would have sent them. Afterwards none counts as running. */
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
