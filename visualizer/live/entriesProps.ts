import type { Entry, Recording } from './recording.ts';

/** What the log and the sequence show. */
export interface EntriesProps {
  readonly recording: Recording;
  /** Actors' names by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Those that the filter lets through. */
  readonly entries: readonly Entry[];
  /** Index of the entry that is looked at; undefined while it is the newest. */
  readonly at: number | undefined;
  /** The keyboard goes over the entries. */
  readonly onStep: (index: number) => void;
  /** An entry was touched. */
  readonly onJump: (index: number) => void;
}
