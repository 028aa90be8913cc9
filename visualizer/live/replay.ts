import type { ActorRecord, Entry } from './entries.ts';
import type { Recording } from './recording.ts';
import { VERSION, type WireBase, type WireEvent, type WireSnapshot } from './wire.ts';

/** The events that rebuild a recording, for a tool that connects late or for a file. */
export function replayed(recording: Recording): readonly WireEvent[] {
  const actors = new Map(recording.actors.map((actor) => [actor.sessionId, actor]));
  const started = new Set(recording.entries.flatMap(({ kind, sessionId }) => (kind === 'started' ? [sessionId] : [])));

  function baseOf(sessionId: string, at: number): WireBase {
    return { _version: VERSION, createdAt: String(at), id: null, rootId: rootOf(sessionId), sessionId };
  }
  function rootOf(sessionId: string): string {
    const parentId = actors.get(sessionId)?.parentId;
    return parentId === undefined ? sessionId : rootOf(parentId);
  }
  function beginning(actor: ActorRecord, snapshot: WireSnapshot): WireEvent {
    const { name, parentId, definition, src } = actor;
    const base = baseOf(actor.sessionId, actor.startedAt);
    return { ...base, type: '@xstate.actor', name, parentId, definition, src, snapshot };
  }
  function eventsOf({
    sessionId,
    at,
    kind,
    event,
    sourceId,
    snapshot,
    transitions,
    delay = 0,
  }: Entry): readonly WireEvent[] {
    const actor = kind === 'started' ? actors.get(sessionId) : undefined;
    const begun = actor ? [beginning(actor, snapshot ?? { status: 'active' })] : [];
    if (event === undefined) return begun;
    const base = baseOf(sessionId, at);
    if (kind === 'emitted') return [{ ...base, type: '@quadra.emitted', event }];
    if (kind === 'timer') return [{ ...base, type: '@quadra.timer', event: event.type, delay }];
    const received: WireEvent = { ...base, type: '@xstate.event', event, sourceId };
    const taken: WireEvent = { ...base, type: '@quadra.transitions', transitions };
    return [
      ...begun,
      received,
      ...(transitions.length > 0 ? [taken] : []),
      ...(snapshot ? [{ ...base, type: '@xstate.snapshot' as const, event, snapshot }] : []),
    ];
  }

  // Actors whose start entry was dropped begin with their snapshot at the start of the kept entries.
  const standing = recording.actors
    .filter(({ sessionId }) => !started.has(sessionId))
    .map((actor) => {
      const snapshot = recording.snapshotAt(actor.sessionId, recording.forgotten - 1);
      return beginning(actor, snapshot ?? { status: 'active' });
    });
  return [...standing, ...recording.entries.flatMap(eventsOf)];
}
