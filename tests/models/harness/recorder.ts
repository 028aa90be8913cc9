import type { InspectionEvent } from 'xstate';
import { takenIn } from '../../../visualizer/flows/inspection.ts';

/** Listens to running actors and keeps which transitions of one chart were really taken. */
export interface TransitionRecorder {
  readonly inspect: (event: InspectionEvent) => void;
  readonly taken: () => readonly string[];
}

/** A listener for `createActor(…, { inspect })`. It also hears the chart when it runs as a child of another. */
export function recordTransitions(chartId: string): TransitionRecorder {
  const seen = new Set<string>();
  return {
    inspect: (event) => {
      takenIn(event, chartId).forEach((id) => seen.add(id));
    },
    taken: () => [...seen],
  };
}
