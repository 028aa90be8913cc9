import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charts } from '../../../machines/index.ts';
import { transitionsOf } from '../../../src/dev/flows/transitions.ts';
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
import type { Stage } from './stage.ts';
import { bookingStage } from './stages/booking.ts';
import { commandStage } from './stages/command.ts';
import { dayStripStage } from './stages/dayStrip.ts';
import { myReservationsStage } from './stages/myReservations.ts';
import { navigationStage } from './stages/navigation.ts';
import { paymentStage } from './stages/payment.ts';
import { profileCompletionStage } from './stages/profileCompletion.ts';
import { sessionStage } from './stages/session.ts';
import { viewDriver } from './viewDriver.ts';

/** Where each chart is played; a stage is set anew for each path. */
const STAGES: { readonly [id in keyof typeof charts]: readonly [ChartModel, (world: SceneWorld) => Promise<Stage>] } = {
  session: [session, sessionStage],
  navigation: [navigation, navigationStage],
  dayStrip: [dayStrip, dayStripStage],
  booking: [booking, bookingStage],
  profileCompletion: [profileCompletion, profileCompletionStage],
  payment: [payment, paymentStage],
  myReservations: [myReservations, myReservationsStage],
  command: [command, commandStage],
};

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

describe.each(Object.entries(STAGES))('%s on the views', (id, [model, setStage]) => {
  const taken = new Set<string>();

  it.each(paths(model))('$title', { timeout: 60_000 }, async (path) => {
    const seen = await runPath(path, await viewDriver(model, path, world, await setStage(world)));
    recordCoverage('views', id, seen);
    for (const transition of seen) taken.add(transition);
  });

  it('takes every transition', () => {
    const all = transitionsOf(model.machine).map((transition) => transition.id);
    expect(all.filter((transition) => !taken.has(transition))).toEqual([]);
  });
});
