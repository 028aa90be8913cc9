import { screen } from '@testing-library/react';
import { CONFIRM_INVITED, invitedScene, PAY_BOTH, REPLACE, REPLACE_DIALOG } from '../../scenes/invited.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, press } from './onScreen.ts';

export async function invitedStage(world: SceneWorld): Promise<Stage> {
  const { scene, draft } = await invitedScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findByRole('button', { name: REPLACE })),
    acts: {
      'confirm.requested': async (played) => {
        await press(played, CONFIRM_INVITED);
        await press(played, 'Agora não');
      },
      'shares.requested': async (played) => {
        await press(played, PAY_BOTH);
        await press(played, 'Agora não');
      },
      'replace.requested': async (played) => {
        sessionStorage.setItem(draft.key, draft.text);
        await press(played, REPLACE);
      },
      'dialog.closed': (played) => closeDialog(played, REPLACE_DIALOG),
    },
    endings: {
      submission: ({ user }) => user.click(button('Convidar', dialog(REPLACE_DIALOG))),
    },
    shows: {
      replacing: () => {
        if (!dialog(REPLACE_DIALOG).querySelector('input[value="Xica Nobre"]')) throw new Error('nobody is chosen');
      },
    },
  };
}
