import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import type { Callback } from '../harness/model.ts';

/** What an upload tells of its way, as `actor` tells it: by calling the `onProgress` that it was given. */
export function progressOf(actor: string): Callback {
  return {
    actor,
    call: (input, event) => {
      const { onProgress } = input as { readonly onProgress: (share: ChartEvent['share']) => void };
      onProgress(event['share']);
    },
  };
}
