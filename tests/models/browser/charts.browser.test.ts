import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../e2e/browser.ts';
import { playChart } from '../harness/playChart.ts';
import { CHART_IDS, type ChartId, MODELS } from '../models.ts';
import { openSceneWorld, type SceneWorld } from '../scenes/sceneWorld.ts';
import { browserDriver } from './browserDriver.ts';
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

/** A page is dear: fewer and longer walks than elsewhere. */
const LONGEST_WALK = 40;
const WEB_ROOT = fileURLToPath(new URL('../../../dist/web', import.meta.url));

let world: SceneWorld;
let browser: Browser;
let address: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([openSceneWorld(WEB_ROOT), openBrowser()]);
  address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  world.google.setApp(address);
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

for (const id of CHART_IDS) {
  playChart({ level: 'browser', where: 'in the browser', longest: LONGEST_WALK }, MODELS[id], async (path) => {
    const place = { browser, address, now: world.now };
    return browserDriver(MODELS[id], path, place, await STAGES[id](world));
  });
}
