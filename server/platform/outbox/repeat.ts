/**
 * Runs `work` at once, so that servers that restart often run it too, and then again after a pause for as long as the
 * process lives. `failed` is told of the 1st, 2nd, 4th, 8th … failure in a row, to keep the log of a long outage short.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  failed: (error: unknown, failures: number) => void,
): { readonly stop: () => Promise<void> } {
  let isStopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function run(): void {
    running = work().then(succeeded, told).then(rest);
  }

  function succeeded(): void {
    failures = 0;
  }

  function told(error: unknown): void {
    failures += 1;
    if (Number.isInteger(Math.log2(failures))) failed(error, failures);
  }

  function rest(): void {
    if (!isStopped) timer = setTimeout(run, everyMs);
  }

  run();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
