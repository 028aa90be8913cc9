import type { ActorRecord, Entry } from './recording.ts';

/**
 * The actors that take part in what the entries tell: who begins, hears, tells or sends. One that was there already and
 * does nothing is a bystander.
 */
export function participantsIn(entries: readonly Entry[], actors: readonly ActorRecord[]): ReadonlySet<string> {
  const parents = new Map(actors.map(({ sessionId, parentId }) => [sessionId, parentId]));
  const found = new Set<string>();
  for (const { kind, event, sessionId, sourceId } of entries) {
    const wasThere = kind === 'started' && event === undefined;
    if (wasThere) continue;
    found.add(sessionId);
    const other = kind === 'started' ? parents.get(sessionId) : sourceId;
    if (other !== undefined) found.add(other);
  }
  return found;
}
