import type { BrowserContext, Locator, Page } from 'playwright-core';

declare global {
  var heldClock: {
    readonly pass: (ms: number) => void;
    /** Whether a timer of this length runs. */
    readonly isHolding: (ms: number) => boolean;
  };
}

/** From here on a timer is for people, such as a toast or a poll; below it the page would not be usable without. */
const HELD_FROM_MS = 1_000;

/** Holds the clocks of all pages that are opened in it from now on: on a slow machine they would outrun the test. */
export async function holdClocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(putHeldClock, HELD_FROM_MS);
}

/** Lets time pass in a page: what is due by then happens, in its order. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate((wait) => globalThis.heldClock.pass(wait), ms);
}

/**
 * Lets as many rounds of a poll pass as it takes until something is on screen. Each begins when the one before is answered:
 * time that passes before the page has set its timer would bring nothing.
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
 * Runs in the page, before the app. Playwright's own clock is of no use here: paused, it holds frames and the shortest of
 * timers too, without which nothing is drawn.
 */
function putHeldClock(heldFromMs: number): void {
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
      ms < heldFromMs ? startTimer(handler, ms, ...given) : hold(handler, ms, false, given),
    setInterval: (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms < heldFromMs ? startInterval(handler, ms, ...given) : hold(handler, ms, true, given),
    clearTimeout: end,
    clearInterval: end,
  });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
    return controller.signal;
  };

  const now = () => RealDate.now() + passed;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });

  function pass(ms: number): void {
    const until = passed + ms;
    for (;;) {
      const [next] = [...held].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      const [id, timer] = next;
      passed = timer.at;
      if (timer.isInterval) held.set(id, { ...timer, at: timer.at + timer.ms });
      else held.delete(id);
      timer.fire();
    }
    passed = until;
  }
  globalThis.heldClock = { pass, isHolding: (length) => [...held.values()].some(({ ms }) => ms === length) };
}
