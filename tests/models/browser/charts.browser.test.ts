import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../e2e/browser.ts';
import { playChart } from '../harness/playChart.ts';
import { MODELS } from '../models.ts';
import { openSceneWorld, type SceneWorld } from '../scenes/sceneWorld.ts';
import { setStage } from '../stages.ts';
import { browserDriver } from './browserDriver.ts';
import { type SharedBrowser, shareBrowser } from './sharedBrowser.ts';

/** A page is dear: fewer and longer walks than elsewhere. */
const LONGEST_WALK = 40;
const WEB_ROOT = fileURLToPath(new URL('../../../dist/web', import.meta.url));

let world: SceneWorld;
let browser: Browser;
let shared: SharedBrowser;

beforeAll(async () => {
  [world, browser] = await Promise.all([openSceneWorld(WEB_ROOT), openBrowser()]);
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  world.google.setApp(address);
  shared = await shareBrowser(browser, address);
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

for (const model of MODELS) {
  playChart({ level: 'browser', where: 'in the browser', longest: LONGEST_WALK }, model, async (path) => {
    return browserDriver(model, path, { browser: shared, now: world.now }, await setStage(model.id, world));
  });
}
