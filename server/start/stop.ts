import type { Logger } from 'pino';

/**
 * Longer than any request that may still arrive (a form has 20 seconds), and shorter than the 30 seconds that Kubernetes
 * waits before it kills the process.
 */
const PATIENCE_MS = 25_000;

interface StopDependencies {
  readonly stop: () => Promise<void>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly exit?: (code: number) => void;
  readonly patienceMs?: number;
}

/**
 * SIGTERM and SIGINT stop the server in order. Further signals during the stop are ignored: npm forwards signals that
 * the terminal, or a sender to the whole process group, has already sent here. A stop that hangs is cut off.
 */
export function stopOnSignals({ stop, log, exit = exitProcess, patienceMs = PATIENCE_MS }: StopDependencies): void {
  let isStopping = false;

  async function onSignal(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const cutOff = (): void => {
      log.error({ patienceMs }, 'The stop took too long: what is still under way is cut off');
      exit(1);
    };
    setTimeout(cutOff, patienceMs).unref();
    try {
      await stop();
      exit(0);
    } catch (error) {
      log.error({ err: error }, 'The server did not stop in order');
      exit(1);
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void onSignal(name));
}

function exitProcess(code: number): void {
  process.exit(code);
}
