import { notifications } from '@mantine/notifications';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AxiosAdapter } from 'axios';
import { afterEach } from 'vitest';
import { type ActorRef, type AnyMachineSnapshot, type InspectionEvent, type SimulatedClock } from 'xstate';
import type { Window as HappyWindow } from 'happy-dom';
import { App } from '../../../src/app/App.tsx';
import { listenToWindow } from '../../../src/app/browser.ts';
import { createApp } from '../../../src/app/createApp.ts';
import { follow } from '../../../src/app/follow.ts';
import { prefetch } from '../../../src/app/screens.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import type { Opening } from '../scenes/scene.ts';
import { fakeStream } from '../scenes/fakeStream.ts';
import { setCopying } from '../scenes/clipboard.ts';
import { setSeen } from '../scenes/seen.ts';

export type ChartActor = ActorRef<AnyMachineSnapshot, ChartEvent, ChartEvent>;

export type MountedApp = ReturnType<typeof mountApp>;

export const NARROW_PX = 390;
export const WIDE_PX = 1440;

interface MountOptions extends Opening {
  readonly adapter: AxiosAdapter;
  readonly clock: SimulatedClock;
  readonly now: () => Date;
  readonly inspect: (event: InspectionEvent) => void;
  /** One app for all tests of a file, which closes it. */
  readonly isShared?: boolean;
}

/** What closes the app of a test that did not come to its end; the next one finds an empty page. */
let closeLeft: (() => void) | undefined;
afterEach(() => closeLeft?.());

/** The whole app on the page of the test's browser, with the real composition root; only its clock is simulated. */
export function mountApp(options: MountOptions) {
  const { adapter, clock, now, inspect, path, session, isWide = true, isShared = false } = options;
  clearBrowser();
  fakeStream();
  setWidth(isWide ? WIDE_PX : NARROW_PX);
  if (session) writeSession(session);
  history.replaceState(null, '', path);

  const actors: [chartId: string, actor: ChartActor][] = [];
  const app = createApp({
    adapter,
    clock,
    now,
    prefetch,
    follow: (effect) => follow(effect, () => app),
    inspect: (event) => {
      const { actorRef } = event;
      // Of two actors of one chart that may be meant, the newer one is on screen.
      if (isStart(event) && 'logic' in actorRef && isChart(actorRef.logic)) {
        actors.push([actorRef.logic.id, actorRef as unknown as ChartActor]);
      }
      inspect(event);
    },
  });
  const stopListening = listenToWindow(app);
  // happy-dom takes every width for narrow until the first resize.
  dispatchEvent(new Event('resize'));
  render(<App app={app} />);

  const close = () => {
    closeLeft = undefined;
    stopListening();
    cleanup();
    app.session.stop();
    app.navigation.stop();
    clearBrowser();
  };
  closeLeft = isShared ? undefined : close;
  return {
    app,
    /** The running actor of a chart, wherever in the app it runs, of those whose context is meant. */
    actorOf: (chartId: string, isMeant: (context: unknown) => boolean) =>
      actors.findLast(([id, actor]) => id === chartId && isMeant(actor.getSnapshot().context))?.[1],
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    setWidth,
    close,
  };
}

/**
 * An actor is started, not only made: React draws a screen more than once before it shows it, each time with a chart, and with
 * what that invokes, of which only the last ever runs.
 */
export function isStart(event: InspectionEvent): boolean {
  return event.type === '@xstate.event' && event.event.type === 'xstate.init';
}

function isChart(logic: unknown): logic is { id: string } {
  return typeof logic === 'object' && logic !== null && 'id' in logic && 'root' in logic;
}

function setWidth(width: number): void {
  (window as unknown as HappyWindow).happyDOM.setViewport({ width, height: 844 });
}

function writeSession({ token, user }: NonNullable<Opening['session']>): void {
  document.cookie = `token=${token}; Path=/`;
  localStorage.setItem('user', JSON.stringify({ user, cachedAt: 0 }));
}

function clearBrowser(): void {
  setSeen(true);
  setCopying(true);
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['token']) document.cookie = `${name}=; Path=/; Max-Age=0`;
}
