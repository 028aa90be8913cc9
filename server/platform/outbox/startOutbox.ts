import { setTimeout as after } from 'node:timers/promises';
import { giveBack, type Lane, LANES, newPass, runLane } from './runDue.ts';
import type { OutboxDependencies } from './work.ts';

interface Pauses {
  readonly usualMs: number;
  /** The longest pause: while the outbox cannot be read (the database is away), pauses grow from the usual one up to this. */
  readonly longestMs: number;
  /** How long a stop waits for the running jobs. */
  readonly stopMs: number;
}
const PAUSES: Pauses = { usualMs: 1_000, longestMs: 30_000, stopMs: 10_000 };

interface Running {
  /** Resolves when the running jobs are done, or when those that take too long were released. */
  readonly stop: () => Promise<void>;
}

/** Runs the jobs of the outbox for as long as the process lives; several processes may do so at once. */
export function startOutbox(dependencies: OutboxDependencies, pauses = PAUSES, lanes = LANES): Running {
  const running = lanes.map((lane) => startLane(dependencies, lane, pauses));
  return { stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))) };
}

function startLane(dependencies: OutboxDependencies, lane: Lane, { usualMs, longestMs, stopMs }: Pauses): Running {
  const pass = newPass();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function run(): void {
    running = runLane(dependencies, lane, pass).then(succeeded, failed).then(rest);
  }

  function succeeded(): void {
    if (failures > 0) dependencies.log.info({ failures, lane: lane.name }, 'The outbox can be read again');
    failures = 0;
  }

  function failed(error: unknown): void {
    failures += 1;
    // Logs the 1st, 2nd, 4th, 8th … failure only, to keep the log of a long outage short.
    if (Number.isInteger(Math.log2(failures))) {
      dependencies.log.error({ err: error, failures, lane: lane.name }, 'The outbox could not be read');
    }
  }

  function rest(): void {
    if (!pass.isStopping) timer = setTimeout(run, Math.min(longestMs, usualMs * 2 ** failures));
  }

  run();
  return {
    async stop() {
      pass.isStopping = true;
      clearTimeout(timer);
      await Promise.race([running, after(stopMs, undefined, { ref: false })]);
      await giveBack(dependencies, pass).catch((error: unknown) => {
        dependencies.log.error(
          { err: error },
          'Jobs at hand could not be given back: others take them when their leases end',
        );
      });
    },
  };
}
