import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../e2e/browser.ts';
import { playChart } from '../harness/playChart.ts';
import { MODELS } from '../models.ts';
import { openSceneWorld, type SceneWorld } from '../scenes/sceneWorld.ts';
import { setStage } from '../stages.ts';
import { browserDriver } from './browserDriver.ts';

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

for (const model of MODELS) {
  playChart({ level: 'browser', where: 'in the browser', longest: LONGEST_WALK }, model, async (path) => {
    const place = { browser, address, now: world.now };
    return browserDriver(model, path, place, await setStage(model.id, world));
  });
}
