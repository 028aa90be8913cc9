import { act, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { type InspectionEvent, SimulatedClock } from 'xstate';
import type { EndpointName } from '#domain/contract/contract.ts';
import { preload } from '../../../src/app/screens.ts';
import { timerOf } from '../../../visualizer/flows/inspection.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { type Driver, mayBeWalked } from '../harness/driver.ts';
import type { ChartModel } from '../harness/model.ts';
import type { ChartPath } from '../harness/paths.ts';
import { recordTransitions } from '../harness/recorder.ts';
import type { HeldRequest } from '../scenes/endpoints.ts';
import { checkRunning, shownIn } from '../scenes/expected.ts';
import { callsOf, isCut, type ChartSnapshot, perform, type Played, type Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { checkTold, checkTruths, watchToasts } from '../scenes/truth.ts';
import { checkStorage, checkWrites } from './afterwards.ts';
import { fakePictures } from './fakePictures.ts';
import { openGates } from './gates.ts';
import { type ChartActor, isStart, mountApp } from './mount.tsx';
import { viewScreen } from './viewScreen.ts';

/** The level of the React views: the whole app in Testing Library, our server in process, its database in memory. */
export async function viewDriver(model: ChartModel, path: ChartPath, world: SceneWorld, stage: Stage): Promise<Driver> {
  const recorder = recordTransitions(model.id);
  const gates = openGates(world.app, new Set(Object.values(stage.calls).flat()));
  const clock = new SimulatedClock();
  const due = new Map<string, number>();
  const heard: string[] = [];
  const emitted: string[] = [];
  const started: string[] = [];
  const happened: ChartEvent[] = [];
  const toasts: string[] = [];

  const inspect = (event: InspectionEvent): void => {
    recorder.inspect(event);
    const { actorRef } = event;
    if (event.type === '@xstate.actor' && isOf(model.id, actorRef)) {
      actorRef.on('*', ({ type }) => emitted.push(type));
    }
    if (event.type === '@xstate.event' && isOf(model.id, actorRef)) heard.push(event.event.type);
    if (isStart(event) && isOf(model.id, Reflect.get(actorRef, '_parent'))) {
      const src: unknown = Reflect.get(actorRef, 'src');
      if (typeof src === 'string') started.push(src);
    }
    const timer = timerOf(event);
    if (timer) due.set(timer.event, clock.now() + timer.delay);
  };

  await fakePictures();
  const opening = await stage.opening(path.start.title);
  // No wait is for the code of a screen: a machine that has much to do takes its time to load it.
  await preload(new URL(opening.path, location.href).pathname);
  globalThis.hearToast = (words) => void toasts.push(words);
  onTestFinished(watchToasts());
  const mounted = mountApp({ ...opening, adapter: gates.adapter, clock, now: world.now, inspect });
  const chart = (): ChartSnapshot => {
    const actor = mounted.actorOf(model.id, (its) => mayBeWalked(path, its));
    if (!actor) throw new Error(`no '${model.id}' runs on this screen`);
    const { value, context, tags } = actor.getSnapshot();
    return { value, context, tags: [...tags].map(String) };
  };
  const pass = async (endpoint: Parameters<Played['pass']>[0]) => {
    const request = await gates.next(endpoint);
    await act(() => request.release());
  };
  const cut: Played['cut'] = async (endpoint) => {
    const request = await gates.next(endpoint);
    await act(async () => request.cut());
  };
  const upload: Played['upload'] = (share, ...endpoints) => waitFor(() => gates.upload(share, ...endpoints));
  const context = () => chart().context;
  const readAgain = () => mounted.app.queryClient.invalidateQueries();
  const rest = () =>
    waitFor(() => {
      if (mounted.app.queryClient.isFetching() > 0) fail('the page is still reading');
    });
  const played: Played = { screen: viewScreen(mounted), chart, context, readAgain, rest, pass, cut, upload };
  await stage.lead?.(played);
  await waitFor(chart);

  /** Waits until the chart has heard what the reply became. */
  async function answer(actorId: string, how: (request: HeldRequest) => Promise<void> | void): Promise<void> {
    const endpoints = callsOf(stage, actorId);
    const before = heard.length;
    // A list on screen may ask the same endpoint: all that wait there go the same way, until the chart has its reply.
    do {
      const request = await gates.next(...endpoints);
      await act(async () => how(request));
    } while (!hasHeard(actorId, before) && gates.isWaiting(...endpoints));
    await waitFor(() => hasHeard(actorId, before) || fail(`no reply reached '${actorId}'`));
  }

  /** Ends an actor that makes no call, and waits until the chart has heard of it. */
  async function end(actorId: string, how: () => Promise<void>): Promise<void> {
    const before = heard.length;
    await how();
    await waitFor(() => hasHeard(actorId, before) || fail(`'${actorId}' did not end`));
  }

  function hasHeard(actorId: string, since: number): boolean {
    return heard.slice(since).some((type) => type.endsWith(`.actor.${actorId}`));
  }

  return {
    send: (event) => perform(stage, played, event),
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
    advance: async (delayName, event) => {
      const at = due.get(event.type);
      if (at === undefined) throw new Error(`no timer '${delayName}' was started`);
      await act(async () => clock.increment(Math.max(0, at - clock.now())));
    },
    assert: async (expected, step) => {
      happened.push(step?.event ?? { type: 'xstate.init', input: path.start.input });
      await waitFor(() => checkRunning(expected, chart(), emitted));
      emitted.length = 0;
      for (const shown of shownIn(expected, stage.shows)) await shown(played);
      await waitFor(() => checkTold(stage, happened, toasts));
      checkStorage(mounted);
    },
    finish: async () => {
      checkWrites(stage, started, gates.writes);
      const sent = (...endpoints: readonly EndpointName[]) =>
        gates.writes.filter(({ endpoint }) => endpoints.length === 0 || endpoints.includes(endpoint));
      await checkTruths(stage, { ...played, happened, sent });
    },
    taken: recorder.taken,
    close: mounted.close,
  };
}

function fail(message: string): never {
  throw new Error(message);
}

function isOf(chartId: string, actorRef: unknown): actorRef is ChartActor {
  const logic: unknown = typeof actorRef === 'object' && actorRef !== null ? Reflect.get(actorRef, 'logic') : undefined;
  return typeof logic === 'object' && logic !== null && Reflect.get(logic, 'id') === chartId && 'root' in logic;
}
