import type { Page } from 'playwright-core';
import type { TracedSnapshot, TraceEntry } from '../../../src/dev/flows/trace.ts';

/** An entry, and what the charts' clock showed then, in milliseconds. */
type Told = TraceEntry & { readonly at: number };

declare global {
  var tellTest: (told: Told) => void;
  /** Lets time pass for the charts. */
  var passTime: (ms: number) => void;
}

/** Listens to the charts of a page that is not opened yet, and keeps what one of them does. */
export async function watchChart(page: Page, chartId: string) {
  const taken = new Set<string>();
  const heard: string[] = [];
  const emitted: string[] = [];
  const due = new Map<string, number>();
  let newest = '';
  let snapshot: TracedSnapshot | undefined;
  let now = 0;

  await page.exposeFunction('tellTest', (told: Told) => {
    if (told.did === 'wait') due.set(told.event, told.at + told.delay);
    if (told.chart !== chartId) return;
    if (told.did === 'take') told.transitions.forEach((id) => taken.add(id));
    if (told.did === 'hear') heard.push(told.event);
    if (told.did === 'emit') emitted.push(told.fact);
    // Of two actors of one chart, the newer one is on screen.
    if (told.did === 'start') [newest, snapshot] = [told.actor, undefined];
    if (told.did === 'settle' && told.actor === newest) snapshot = told.snapshot;
  });
  await page.addInitScript(putWatcher);

  return {
    taken: () => [...taken],
    heard,
    emitted,
    snapshot: (): TracedSnapshot => {
      if (!snapshot) throw new Error(`no '${chartId}' runs on this page`);
      return snapshot;
    },
    /** Lets time pass until the timer that brings this event is over. */
    async passUntil(event: string): Promise<void> {
      const at = due.get(event);
      if (at === undefined) throw new Error(`no timer brings '${event}'`);
      const ms = Math.max(0, at - now);
      now += ms;
      await page.evaluate((wait) => globalThis.passTime(wait), ms);
    },
  };
}

/**
 * Runs in the page, before the app. The charts' time stands still until the test lets it pass: on a busy machine five
 * seconds between two polls would be over before the test has looked.
 */
function putWatcher(): void {
  let now = 0;
  let last = 0;
  const timers = new Map<number, { readonly at: number; readonly fire: () => void }>();
  globalThis.quadraLivreWatcher = {
    tell: (entry) => globalThis.tellTest({ ...entry, at: now }),
    clock: {
      setTimeout(fire, ms) {
        last += 1;
        timers.set(last, { at: now + ms, fire });
        return last;
      },
      clearTimeout: (id) => void timers.delete(Number(id)),
    },
  };
  globalThis.passTime = (ms) => {
    const end = now + ms;
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      const [id, { at, fire }] = next;
      timers.delete(id);
      now = at;
      fire();
    }
    now = end;
  };
}
