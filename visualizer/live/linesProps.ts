import type { Recording } from './recording.ts';
import type { Line } from './repeats.ts';

export interface LinesProps {
  readonly recording: Recording;
  /** Actors' names by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly lines: readonly Line[];
  /** Index of the shown entry; undefined while the view follows the newest. */
  readonly at: number | undefined;
  /** The reader moved to an entry by keyboard. */
  readonly onStep: (index: number) => void;
  /** The reader touched a line, by mouse, finger or the Enter key. */
  readonly onTouch: (line: Line) => void;
}
