import { callOffScene, CATEGORY, EVENT, KEEP_CATEGORY, KEEP_EVENT } from '../../scenes/callOff.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button } from './onPage.ts';

export async function callOffStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await callOffScene(world)),
    lead: ({ page }) => button(page, CATEGORY).waitFor(),
    acts: {
      // What follows in the dialogs is the command's path; here the person thinks better of it.
      'event.callOff.requested': async ({ page }) => {
        await button(page, EVENT).click();
        await button(page, KEEP_EVENT).click();
      },
      'category.callOff.requested': async ({ page }) => {
        await button(page, CATEGORY).click();
        await button(page, KEEP_CATEGORY).click();
      },
    },
    shows: { browsing: ({ page }) => button(page, CATEGORY).waitFor() },
  };
}
