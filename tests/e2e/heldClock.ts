import type { BrowserContext, Locator, Page } from 'playwright-core';

declare global {
  var heldClock: {
    readonly pass: (ms: number) => void;
    /** Whether a timer of this length runs. */
    readonly isHolding: (ms: number) => boolean;
  };
}

/** A longer timer is for people, such as a toast or a poll. Up to here the page waits until it has come to rest, or draws. */
const LONGEST_FREE_MS = 1_000;

/** Holds the clocks of all pages that are opened in it from now on: on a slow machine they would outrun the test. */
export async function holdClocks(context: BrowserContext, present = new Date()): Promise<void> {
  await context.addInitScript(putHeldClock, {
    longestFreeMs: LONGEST_FREE_MS,
    aheadMs: present.getTime() - Date.now(),
  });
}

/** Lets time pass in a page, as when a laptop was closed for so long: what is due by then happens once, in its order. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((wait) => globalThis.heldClock.pass(wait), ms);
}

/**
 * Lets as many rounds of a poll pass as it takes until something is on screen. Each begins when the one before is answered:
 * time that passes before the page has set its timer would bring nothing. Not for a toast, whose own time would pass as well.
 */
export async function passPolls(page: Page, everyMs: number, awaited: Locator): Promise<void> {
  const isSeen = awaited.waitFor().then(() => true);
  const isDue = () => page.waitForFunction((ms) => globalThis.heldClock.isHolding(ms), everyMs).then(() => false);
  while (!(await Promise.race([isSeen, isDue()]))) await passTime(page, everyMs);
}

/** Waits for a toast and closes it: by itself none goes, and it lies over what is below. */
export async function told(page: Page, words: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: words });
  await toast.getByRole('button', { name: 'Fechar aviso' }).click();
  await toast.waitFor({ state: 'detached' });
}

/**
 * Runs in the page, before the app: the hour goes on, and what a timer would do waits. Playwright's own clock is of no use here:
 * paused, it holds frames and the shortest of timers too, without which nothing is drawn.
 */
function putHeldClock({ longestFreeMs, aheadMs }: { readonly longestFreeMs: number; readonly aheadMs: number }): void {
  const FIRST_ID = 1_000_000_000;
  const { setTimeout: startTimer, setInterval: startInterval, clearTimeout: endTimer, Date: RealDate } = globalThis;
  const held = new Map<
    number,
    { readonly at: number; readonly ms: number; readonly isInterval: boolean; readonly fire: () => void }
  >();
  let passed = 0;
  let last = FIRST_ID;

  function hold(handler: TimerHandler, ms: number, isInterval: boolean, given: readonly unknown[]): number {
    last += 1;
    const fire = () => void (typeof handler === 'function' && Reflect.apply(handler, globalThis, given));
    held.set(last, { at: passed + ms, ms, isInterval, fire });
    return last;
  }
  const end = (id?: number) => {
    if (id === undefined || !held.delete(id)) endTimer(id);
  };
  Object.assign(globalThis, {
    setTimeout: (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms <= longestFreeMs ? startTimer(handler, ms, ...given) : hold(handler, ms, false, given),
    setInterval: (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      // One of a second is a countdown's.
      ms < longestFreeMs ? startInterval(handler, ms, ...given) : hold(handler, ms, true, given),
    clearTimeout: end,
    clearInterval: end,
  });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
    return controller.signal;
  };
  // Nothing ends a request by the wall either.
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set() {} });

  const now = () => RealDate.now() + aheadMs + passed;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });

  function pass(ms: number): void {
    passed += ms;
    const due = [...held].filter(([, { at }]) => at <= passed).toSorted(([, a], [, b]) => a.at - b.at);
    for (const [id, timer] of due) {
      // One before it may have ended it.
      if (!held.delete(id)) continue;
      if (timer.isInterval) held.set(id, { ...timer, at: passed + timer.ms });
      timer.fire();
    }
  }
  globalThis.heldClock = { pass, isHolding: (length) => [...held.values()].some(({ ms }) => ms === length) };
}
