import { screen } from '@testing-library/react';
import { callOffScene, CATEGORY, EVENT, KEEP_CATEGORY, KEEP_EVENT } from '../../scenes/callOff.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { press } from './onScreen.ts';

export async function callOffStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await callOffScene(world)),
    lead: async () => void (await screen.findByRole('button', { name: CATEGORY })),
    acts: {
      // What follows in the dialogs is the command's path; here the person thinks better of it.
      'event.callOff.requested': async (played) => {
        await press(played, EVENT);
        await press(played, KEEP_EVENT);
      },
      'category.callOff.requested': async (played) => {
        await press(played, CATEGORY);
        await press(played, KEEP_CATEGORY);
      },
    },
    shows: { browsing: () => screen.getByRole('button', { name: CATEGORY, hidden: true }) },
  };
}
