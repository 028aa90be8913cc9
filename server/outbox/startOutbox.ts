import { runDue } from './runDue.ts';
import type { OutboxParts } from './work.ts';

const PAUSE_MS = 1_000;

/** Does the work of the outbox for as long as the process lives; any number of processes may. */
export function startOutbox(parts: OutboxParts): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function pass(): void {
    running = runDue(parts).then(rest, (error: unknown) => {
      parts.log.error({ err: error }, 'The outbox could not be read');
      rest();
    });
  }

  function rest(): void {
    if (!stopped) timer = setTimeout(pass, PAUSE_MS);
  }

  pass();
  return {
    /** Resolves when the jobs at hand are done. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
