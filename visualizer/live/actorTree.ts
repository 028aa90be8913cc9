import type { ActorRecord } from './recording.ts';

/** An actor in the list, as deep as it has ancestors. */
export interface TreeRow {
  readonly actor: ActorRecord;
  readonly depth: number;
}

/**
 * The actors as a list in the order of a tree: each after its parent, brothers in the order in which they started.
 * One whose parent is not known (it began before the watching) stands at the root.
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

/** The actor that an address asks for, by its own id or by the name of its chart, of which the newest is meant. */
export function actorAsked(actors: readonly ActorRecord[], asked: string): ActorRecord | undefined {
  return (
    actors.find(({ sessionId }) => sessionId === asked) ??
    actors.findLast(({ chart, name }) => chart === asked || name === asked)
  );
}

/** The word by which an address finds this actor again after a reload, when its name is enough. */
export function addressWord(actors: readonly ActorRecord[], actor: ActorRecord): string {
  const word = actor.chart ?? actor.name;
  return actorAsked(actors, word) === actor ? word : actor.sessionId;
}

/** Without a choice, the newest actor that has a chart and stands by itself: the screen that is open. */
export function newestScreen(actors: readonly ActorRecord[]): ActorRecord | undefined {
  const drawn = actors.filter(({ chart, definition }) => chart !== undefined || definition !== undefined);
  return drawn.findLast(({ parentId }) => parentId === undefined) ?? drawn.at(-1);
}

/** Actors' names, as a reader knows them, by their ids. */
export function namesOf(actors: readonly ActorRecord[]): ReadonlyMap<string, string> {
  return new Map(actors.map(({ sessionId, name, chart }) => [sessionId, chart ?? name]));
}
