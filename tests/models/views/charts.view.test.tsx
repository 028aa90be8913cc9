import { afterAll, beforeAll } from 'vitest';
import { playChart } from '../harness/playChart.ts';
import { MODELS } from '../models.ts';
import { openSceneWorld, type SceneWorld } from '../scenes/sceneWorld.ts';
import { setStage } from '../stages.ts';
import { viewDriver } from './viewDriver.ts';

/** A start is dear: an app, a page, people and an arena. */
const LONGEST_WALK = 60;

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

for (const model of MODELS) {
  playChart({ level: 'views', where: 'on the views', longest: LONGEST_WALK }, model, async (path) =>
    viewDriver(model, path, world, await setStage(model.id, world)),
  );
}
