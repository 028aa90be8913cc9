import type { Entry } from './recording.ts';
import { eventWord, stateText } from './words.ts';

/** Selects the entries of a recording that the log shows. */
export interface LogFilter {
  readonly text: string;
  /** The id of the only actor shown; '' for all. */
  readonly sessionId: string;
  /** Kinds that are hidden. */
  readonly without: ReadonlySet<Entry['kind']>;
}

export const EVERYTHING: LogFilter = { text: '', sessionId: '', without: new Set() };

/** The entries that pass the filter. The text search includes the actors' names, which `nameOf` gives. */
export function filterEntries(
  entries: readonly Entry[],
  filter: LogFilter,
  nameOf: (sessionId: string) => string,
): readonly Entry[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && filter.sessionId === '' && filter.without.size === 0) return entries;
  return entries.filter((entry) => {
    if (filter.without.has(entry.kind) || (filter.sessionId !== '' && entry.sessionId !== filter.sessionId))
      return false;
    if (words.length === 0) return true;
    const text = `${nameOf(entry.sessionId).toLowerCase()} ${wordsOf(entry)}`;
    return words.every((word) => text.includes(word));
  });
}

/** Binary search: an entry's position in a list sorted by index, or where it would be inserted. */
export function placeOf(entries: readonly Entry[], index: number): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((entries[middle]?.index ?? 0) < index) from = middle + 1;
    else to = middle;
  }
  return from;
}

// Each typed letter searches the whole recording, so the text of an entry is cached.
const texts = new WeakMap<Entry, string>();

function wordsOf(entry: Entry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { event, snapshot } = entry;
  const state = snapshot?.value === undefined ? '' : stateText(snapshot.value);
  const words = `${eventWord(event?.type ?? '')} ${JSON.stringify(event ?? '')} ${state}`.toLowerCase();
  // An event's text is not final before its snapshot arrives.
  if (snapshot !== undefined || entry.kind !== 'event') texts.set(entry, words);
  return words;
}
