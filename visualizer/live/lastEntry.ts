import { placeOf } from './logFilter.ts';
import type { Entry, Recording } from './recording.ts';

/** The newest entry of an actor up to index `at`, or of all entries when `at` is undefined. */
export function lastEntry({ entries }: Recording, sessionId: string, at: number | undefined): Entry | undefined {
  const end = at === undefined ? entries.length : placeOf(entries, at + 1);
  for (let place = end - 1; place >= 0; place -= 1) {
    if (entries[place]?.sessionId === sessionId) return entries[place];
  }
  return undefined;
}
