import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { charts } from '../../../machines/index.ts';
import { transitionsOf } from '../../../src/dev/flows/transitions.ts';
import { openBrowser } from '../../e2e/browser.ts';
import { model as booking } from '../booking/booking.ts';
import { model as dayStrip } from '../booking/dayStrip.ts';
import { model as myReservations } from '../booking/myReservations.ts';
import { model as profileCompletion } from '../booking/profileCompletion.ts';
import { model as command } from '../command/command.ts';
import { recordCoverage } from '../harness/coverage.ts';
import { runPath } from '../harness/driver.ts';
import type { ChartModel } from '../harness/model.ts';
import { paths } from '../harness/paths.ts';
import { model as navigation } from '../navigation/navigation.ts';
import { model as payment } from '../payment/payment.ts';
import { openSceneWorld, type SceneWorld } from '../scenes/sceneWorld.ts';
import { model as session } from '../session/session.ts';
import { browserDriver } from './browserDriver.ts';
import type { Stage } from './stage.ts';
import { bookingStage } from './stages/booking.ts';
import { commandStage } from './stages/command.ts';
import { dayStripStage } from './stages/dayStrip.ts';
import { myReservationsStage } from './stages/myReservations.ts';
import { navigationStage } from './stages/navigation.ts';
import { paymentStage } from './stages/payment.ts';
import { profileCompletionStage } from './stages/profileCompletion.ts';
import { sessionStage } from './stages/session.ts';

/** The charts of the main flows, and where each is played; a stage is set anew for each path. */
const STAGES: { readonly [id in keyof typeof charts]?: readonly [ChartModel, (world: SceneWorld) => Promise<Stage>] } =
  {
    session: [session, sessionStage],
    navigation: [navigation, navigationStage],
    dayStrip: [dayStrip, dayStripStage],
    booking: [booking, bookingStage],
    profileCompletion: [profileCompletion, profileCompletionStage],
    payment: [payment, paymentStage],
    myReservations: [myReservations, myReservationsStage],
    command: [command, commandStage],
  };

/** A page is dear: fewer and longer walks than elsewhere. */
const LONGEST_WALK = 40;
const WEB_ROOT = fileURLToPath(new URL('../../../dist/web', import.meta.url));

let world: SceneWorld;
let browser: Browser;
let address: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([openSceneWorld(WEB_ROOT), openBrowser()]);
  address = await world.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

describe.each(Object.entries(STAGES))('%s in the browser', (id, [model, setStage]) => {
  const taken = new Set<string>();

  it.each(paths(model, LONGEST_WALK))('$title', async (path) => {
    const place = { browser, address, now: world.now };
    const seen = await runPath(path, await browserDriver(model, path, place, await setStage(world)));
    recordCoverage('browser', id, seen);
    for (const transition of seen) taken.add(transition);
  });

  it('takes every transition', () => {
    const all = transitionsOf(model.machine).map((transition) => transition.id);
    expect(all.filter((transition) => !taken.has(transition))).toEqual([]);
  });
});
