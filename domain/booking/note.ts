import { Schema } from 'effect';
import { Version } from '../values/version.ts';
import { Lines } from '../values/text/text.ts';

export const MAX_NOTE = 500;

/** What the desk writes about a reservation: for itself, never for the player. Empty when there is nothing to say. */
export const NoteText = Lines.check(
  Schema.isMaxCodePoints(MAX_NOTE, { message: `A observação precisa ter no máximo ${MAX_NOTE} caracteres.` }),
);

/** A change of a note. */
export const NoteChange = Schema.Struct({ note: NoteText });

/** A note as the desk reads it. */
export const Note = Schema.Struct({ text: Schema.String, version: Version });
export type Note = typeof Note.Type;

const NONE: Note = { text: '', version: 1 };

/** The note of a reservation; an empty one of the first version while nobody wrote any. */
export function noteOf({ note }: { readonly note?: Note }): Note {
  return note ?? NONE;
}

/** Two notes that were written at once, as one: nothing of either is lost, and what both say stands once. */
export function joinNotes(theirs: string, mine: string): string {
  const [first, second] = [theirs.trim(), mine.trim()];
  if (first.includes(second)) return first;
  return second.includes(first) ? second : `${first}\n${second}`;
}
