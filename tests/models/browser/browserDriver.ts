import type { EndpointName } from '#domain/contract/contract.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { type Driver, mayBeWalked } from '../harness/driver.ts';
import type { ChartModel } from '../harness/model.ts';
import type { ChartPath } from '../harness/paths.ts';
import type { HeldRequest } from '../scenes/endpoints.ts';
import { checkRunning, shownIn } from '../scenes/expected.ts';
import { callsOf, isCut, perform, type Played, type Stage } from '../scenes/scene.ts';
import { fakeStream } from '../scenes/fakeStream.ts';
import { checkTold, checkTruths, watchToasts } from '../scenes/truth.ts';
import { lastSeen } from '../../e2e/lastSeen.ts';
import { openGates } from './gates.ts';
import type { SharedBrowser } from './sharedBrowser.ts';
import { pageScreen } from './pageScreen.ts';
import { watchChart } from './watch.ts';
import { waitUntil } from '../../waitUntil.ts';

interface Place {
  /** At the server, which also serves the built app. */
  readonly browser: SharedBrowser;
  /** The server's present, which the page shares. */
  readonly now: () => Date;
}

/** The level of the browser: the built app in Chromium, over HTTP to our server, its database in memory. */
export async function browserDriver(model: ChartModel, path: ChartPath, place: Place, stage: Stage): Promise<Driver> {
  const opening = await stage.opening(path.start.title);
  const page = await place.browser.open(place.now(), opening);
  const faults: Error[] = [];
  const happened: ChartEvent[] = [];
  const toasts: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  const gates = await openGates(page, new Set(Object.values(stage.calls).flat()));
  const watch = await watchChart(page, model.id, (context) => mayBeWalked(path, context));
  await page.exposeFunction('hearToast', (words: string) => void toasts.push(words));
  await page.addInitScript(watchToasts);
  await page.addInitScript(fakeStream);

  const heldAt = (endpoint: EndpointName) =>
    waitUntil(() => gates.take(endpoint) ?? fail(`the page did not call '${endpoint}'`));
  /** Nothing is read any more, and what was read is drawn. */
  async function comeToRest(): Promise<void> {
    const nextFrame = () => page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())));
    await waitUntil(async () => {
      // What the page began before is told before it answers.
      await nextFrame();
      if (gates.isUnderWay()) fail('the page is still reading');
    });
    await nextFrame();
  }
  const played: Played = {
    screen: pageScreen(page),
    chart: watch.snapshot,
    context: () => watch.snapshot().context,
    async readAgain() {
      // What is being read already is not read again, and would show what is no more.
      await comeToRest();
      await page.evaluate(() => ['offline', 'online'].forEach((type) => dispatchEvent(new Event(type))));
    },
    rest: comeToRest,
    pass: async (endpoint) => (await heldAt(endpoint)).release(),
    cut: async (endpoint) => (await heldAt(endpoint)).cut(),
    upload: (share, ...endpoints) =>
      waitUntil(async () => void ((await gates.upload(share, ...endpoints)) || fail('nothing is sent'))),
  };

  await page.goto(opening.path);
  await stage.lead?.(played);
  await waitUntil(watch.snapshot);

  /** A list on screen may call the same endpoint: all that wait there go the same way, until the chart has its reply. */
  async function answer(actorId: string, how: (request: HeldRequest) => Promise<void> | void): Promise<void> {
    const endpoints = callsOf(stage, actorId);
    const before = watch.heard.length;
    await waitUntil(async () => {
      const request = hasHeard(actorId, before) ? undefined : gates.take(...endpoints);
      if (request) await how(request);
      return hasHeard(actorId, before) || fail(`no reply reached '${actorId}'`);
    });
  }

  /** Ends an actor that makes no call, and waits until the chart has heard of it. */
  async function end(actorId: string, how: () => Promise<void>): Promise<void> {
    const before = watch.heard.length;
    await how();
    await waitUntil(() => hasHeard(actorId, before) || fail(`'${actorId}' did not end`));
  }

  function hasHeard(actorId: string, since: number): boolean {
    return watch.heard.slice(since).some((type) => type.endsWith(`.actor.${actorId}`));
  }

  return {
    send: async (event) => {
      // As a person would, who sees hours change and waits.
      await comeToRest();
      await perform(stage, played, event);
    },
    resolve: async (actorId, output) => {
      const ending = stage.endings?.[actorId];
      if (ending) return end(actorId, () => ending(played, output));
      const restore = await stage.conditions?.[actorId]?.(played, output);
      const early = restore?.isEarly && restore;
      await answer(actorId, (request) => (isCut(output) ? request.cut() : request.release(early)));
      await restore?.();
    },
    reject: (actorId) => {
      const fault = stage.faults?.[actorId];
      return fault ? end(actorId, () => fault(played)) : answer(actorId, (request) => request.garble());
    },
    advance: (_delayName, event) => watch.passUntil(event.type),
    assert: async (expected, step) => {
      happened.push(step?.event ?? { type: 'xstate.init', input: path.start.input });
      await waitUntil(() => checkRunning(expected, watch.snapshot(), watch.emitted));
      watch.emitted.length = 0;
      for (const shown of shownIn(expected, stage.shows)) await shown(played);
      await waitUntil(() => checkTold(stage, happened, toasts));
      const [fault] = faults;
      if (fault) throw fault;
    },
    finish: () => {
      const sent = (...endpoints: readonly EndpointName[]) =>
        gates.writes.filter(({ endpoint }) => endpoints.length === 0 || endpoints.includes(endpoint));
      return checkTruths(stage, { ...played, happened, sent });
    },
    taken: watch.taken,
    lastSeen: () => lastSeen(page),
    close: () => page.close(),
  };
}

function fail(message: string): never {
  throw new Error(message);
}
