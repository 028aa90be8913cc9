import type { ActorRecord } from './recording.ts';

/** An actor in the list, with the number of its ancestors as its depth. */
export interface TreeRow {
  readonly actor: ActorRecord;
  readonly depth: number;
}

/**
 * The actors as a list in tree order: each after its parent, siblings in the order in which they started.
 * An actor with an unknown parent (one that began before the recording) is at the root.
 */
export function actorTree(actors: readonly ActorRecord[]): readonly TreeRow[] {
  const known = new Set(actors.map(({ sessionId }) => sessionId));
  const children = new Map<string | undefined, ActorRecord[]>();
  for (const actor of actors) {
    const parent = actor.parentId !== undefined && known.has(actor.parentId) ? actor.parentId : undefined;
    children.set(parent, [...(children.get(parent) ?? []), actor]);
  }
  const rowsOf = (parentId: string | undefined, depth: number): readonly TreeRow[] =>
    (children.get(parentId) ?? []).flatMap((actor) => [{ actor, depth }, ...rowsOf(actor.sessionId, depth + 1)]);
  return rowsOf(undefined, 0);
}

/** The actor that an address names by its id, or the newest one with that chart or name. */
export function actorAsked(actors: readonly ActorRecord[], asked: string): ActorRecord | undefined {
  return (
    actors.find(({ sessionId }) => sessionId === asked) ??
    actors.findLast(({ chart, name }) => chart === asked || name === asked)
  );
}

/** The actor's name for an address: its chart or name if that finds it again (also after a reload), else its id. */
export function addressWord(actors: readonly ActorRecord[], actor: ActorRecord): string {
  const word = actor.chart ?? actor.name;
  return actorAsked(actors, word) === actor ? word : actor.sessionId;
}

/** The default choice: the newest actor with a chart and without a parent, which is the open screen's. */
export function newestScreen(actors: readonly ActorRecord[]): ActorRecord | undefined {
  const drawn = actors.filter(({ chart, definition }) => chart !== undefined || definition !== undefined);
  return drawn.findLast(({ parentId }) => parentId === undefined) ?? drawn.at(-1);
}

export function namesOf(actors: readonly ActorRecord[]): ReadonlyMap<string, string> {
  return new Map(actors.map(({ sessionId, name, chart }) => [sessionId, chart ?? name]));
}
