import type { ArenaRow } from '#core/arenas/ownedArena.ts';

/** What of an import one transaction takes back, so that its locks keep it from others for a moment alone. */
export const AT_ONCE = 250;

/** An import of an arena that somebody takes back, whatever it brought. */
export interface UndoingImport {
  readonly arena: ArenaRow;
  readonly by: string;
  readonly importId: string;
}

export interface UndonePart {
  /** What was taken back, by id. */
  readonly subjects: readonly string[];
  /** There may be more that nobody touched. */
  readonly isMore: boolean;
}
