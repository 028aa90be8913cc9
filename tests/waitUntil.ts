import { vi } from 'vitest';
import { WAIT_STOP_MS } from './stop.ts';

/** Calls until nothing is thrown, so often that nobody waits for it. */
export function waitUntil<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: WAIT_STOP_MS, interval: 10 });
}
