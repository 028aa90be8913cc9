import { afterAll, beforeAll } from 'vitest';
import { playChart } from '../harness/playChart.ts';
import { CHART_IDS, type ChartId, MODELS } from '../models.ts';
import { openSceneWorld, type SceneWorld } from '../scenes/sceneWorld.ts';
import type { Stage } from './stage.ts';
import { accountStage } from './stages/account.ts';
import { avatarStage } from './stages/avatar.ts';
import { bookingStage } from './stages/booking.ts';
import { commandStage } from './stages/command.ts';
import { dayStripStage } from './stages/dayStrip.ts';
import { erasureStage } from './stages/erasure.ts';
import { googleStage } from './stages/google.ts';
import { myReservationsStage } from './stages/myReservations.ts';
import { navigationStage } from './stages/navigation.ts';
import { paymentStage } from './stages/payment.ts';
import { pictureStage } from './stages/picture.ts';
import { profileCompletionStage } from './stages/profileCompletion.ts';
import { recoveryStage } from './stages/recovery.ts';
import { resetStage } from './stages/reset.ts';
import { sessionStage } from './stages/session.ts';
import { signUpStage } from './stages/signUp.ts';
import { submissionStage } from './stages/submission.ts';
import { viewDriver } from './viewDriver.ts';

/** Where each chart is played; a stage is set anew for each path. */
const STAGES: { readonly [id in ChartId]: (world: SceneWorld) => Promise<Stage> } = {
  session: sessionStage,
  google: googleStage,
  signUp: signUpStage,
  picture: pictureStage,
  recovery: recoveryStage,
  reset: resetStage,
  account: accountStage,
  avatar: avatarStage,
  erasure: erasureStage,
  navigation: navigationStage,
  dayStrip: dayStripStage,
  booking: bookingStage,
  profileCompletion: profileCompletionStage,
  payment: paymentStage,
  myReservations: myReservationsStage,
  submission: submissionStage,
  command: commandStage,
};

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

for (const id of CHART_IDS) {
  playChart({ level: 'views', where: 'on the views', timeout: 60_000 }, MODELS[id], async (path) =>
    viewDriver(MODELS[id], path, world, await STAGES[id](world)),
  );
}
