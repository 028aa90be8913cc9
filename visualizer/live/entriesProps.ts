import type { Entry, Recording } from './recording.ts';

export interface EntriesProps {
  readonly recording: Recording;
  /** Actors' names by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** The entries that pass the filter. */
  readonly entries: readonly Entry[];
  /** Index of the shown entry; undefined while the view follows the newest. */
  readonly at: number | undefined;
  /** The reader moved to an entry by keyboard. */
  readonly onStep: (index: number) => void;
  /** The reader clicked an entry. */
  readonly onJump: (index: number) => void;
}
