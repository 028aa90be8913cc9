import type { Page } from 'playwright-core';
import { chartIn } from '../../../visualizer/live/definition.ts';
import type { ChartSnapshot } from '../scenes/scene.ts';
import { waitUntil } from '../../waitUntil.ts';
import type { WireEvent, WireSnapshot } from '../../../visualizer/live/wire.ts';

/** An event of the wire, and what the charts' clock showed then, in milliseconds. */
interface Told {
  readonly event: WireEvent;
  readonly at: number;
}

declare global {
  var tellTest: (told: Told) => void;
  /** Lets time pass for the charts. */
  var passTime: (ms: number) => void;
}

/** Listens to the charts of a page that is not opened yet, and keeps what those of one do whose context is meant. */
export async function watchChart(page: Page, chartId: string, isMeant: (context: unknown) => boolean) {
  /** The actors of that chart, and where each is. */
  const actors = new Map<string, ChartSnapshot | undefined>();
  const taken = new Set<string>();
  const heard: string[] = [];
  const emitted: string[] = [];
  const due = new Map<string, number>();
  let now = 0;

  await page.exposeFunction('tellTest', ({ event: told, at }: Told) => {
    if (told.type === '@quadra.timer') due.set(told.event, at + told.delay);
    if (told.type === '@xstate.actor' && chartIn(told.definition ?? '') === chartId) {
      // A page that is loaded again counts its actors from the beginning; this one is the newest all the same.
      actors.delete(told.sessionId);
      actors.set(told.sessionId, undefined);
    }
    if (!actors.has(told.sessionId)) return;
    if (told.type === '@quadra.transitions') told.transitions.forEach((id) => taken.add(id));
    if (told.type === '@xstate.event') heard.push(told.event.type);
    if (told.type === '@quadra.emitted') emitted.push(told.event.type);
    if (told.type === '@xstate.snapshot') actors.set(told.sessionId, watched(told.snapshot));
  });
  await page.addInitScript(putWatcher);

  return {
    taken: () => [...taken],
    heard,
    emitted,
    snapshot: (): ChartSnapshot => {
      // Of two actors of one chart that may be meant, the newer one is on screen.
      const snapshot = [...actors.values()].findLast((one) => !one || isMeant(one.context));
      if (!snapshot) throw new Error(`no '${chartId}' runs on this page`);
      return snapshot;
    },
    /** Lets time pass until the timer that brings this event is over. */
    async passUntil(event: string): Promise<void> {
      const at = await waitUntil(() => {
        const told = due.get(event);
        if (told === undefined) throw new Error(`no timer brings '${event}'`);
        return told;
      });
      // The next one of that name is told anew.
      due.delete(event);
      const ms = Math.max(0, at - now);
      now += ms;
      await page.evaluate((wait) => globalThis.passTime(wait), ms);
    },
  };
}

function watched({ value = {}, tags = [], context }: WireSnapshot): ChartSnapshot {
  return { value, tags, context };
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
    send: (event) => globalThis.tellTest({ event, at: now }),
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
