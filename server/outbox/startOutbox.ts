import { setTimeout as after } from 'node:timers/promises';
import { giveBack, newPass, runDue } from './runDue.ts';
import type { OutboxParts } from './work.ts';

interface Pauses {
  readonly usualMs: number;
  /** While the outbox cannot be read (the database is away), they grow from the usual up to this. */
  readonly longestMs: number;
  /** How long a stop waits for the jobs at hand. */
  readonly stopMs: number;
}
const PAUSES: Pauses = { usualMs: 1_000, longestMs: 30_000, stopMs: 10_000 };

/** Does the work of the outbox for as long as the process lives; any number of processes may. */
export function startOutbox(
  parts: OutboxParts,
  { usualMs, longestMs, stopMs }: Pauses = PAUSES,
): { readonly stop: () => Promise<void> } {
  const pass = newPass();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function run(): void {
    running = runDue(parts, pass).then(succeeded, failed).then(rest);
  }

  function succeeded(): void {
    if (failures > 0) parts.log.info({ failures }, 'The outbox can be read again');
    failures = 0;
  }

  function failed(error: unknown): void {
    failures += 1;
    // The 1st, 2nd, 4th, 8th …: of a long outage the log says that it lasts, and not much more.
    if (Number.isInteger(Math.log2(failures))) {
      parts.log.error({ err: error, failures }, 'The outbox could not be read');
    }
  }

  function rest(): void {
    if (!pass.isStopping) timer = setTimeout(run, Math.min(longestMs, usualMs * 2 ** failures));
  }

  run();
  return {
    /** Resolves when the jobs at hand are done, or were given back because they take too long. */
    async stop() {
      pass.isStopping = true;
      clearTimeout(timer);
      await Promise.race([running, after(stopMs, undefined, { ref: false })]);
      await giveBack(parts, pass).catch((error: unknown) => {
        parts.log.error({ err: error }, 'Jobs at hand could not be given back: others take them when their leases end');
      });
    },
  };
}
