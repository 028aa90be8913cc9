import type { Entry } from './recording.ts';
import { eventWord, stateText } from './words.ts';

/** Which entries of a record the log shows. */
export interface LogFilter {
  readonly text: string;
  /** One actor only; '' for all. */
  readonly sessionId: string;
  /** Kinds that are left out. */
  readonly without: ReadonlySet<Entry['kind']>;
}

export const EVERYTHING: LogFilter = { text: '', sessionId: '', without: new Set() };

/** The entries that the filter lets through; `nameOf` gives an actor's name, which the text is looked for in too. */
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
    const said = `${nameOf(entry.sessionId).toLowerCase()} ${wordsOf(entry)}`;
    return words.every((word) => said.includes(word));
  });
}

/** The place of an entry in a list ordered by index, or where it would stand: by halving. */
export function placeOf(entries: readonly Entry[], index: number): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((entries[middle]?.index ?? 0) < index) from = middle + 1;
    else to = middle;
  }
  return from;
}

// A record is searched at each letter typed; what its entries say is written once.
const said = new WeakMap<Entry, string>();

function wordsOf(entry: Entry): string {
  const known = said.get(entry);
  if (known !== undefined) return known;
  const { event, snapshot } = entry;
  const state = snapshot?.value === undefined ? '' : stateText(snapshot.value);
  const words = `${eventWord(event?.type ?? '')} ${JSON.stringify(event ?? '')} ${state}`.toLowerCase();
  // Until its snapshot is told, an event may still lead anywhere.
  if (snapshot !== undefined || entry.kind !== 'event') said.set(entry, words);
  return words;
}
