import { screen, waitFor } from '@testing-library/react';
import { categoryCreationScene, CREATE } from '../../scenes/categoryCreation.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { fillCategory } from './categoryForm.ts';
import { button, closeDialog, dialog } from './onScreen.ts';

export async function categoryCreationStage(world: SceneWorld): Promise<Stage> {
  const { scene, days } = await categoryCreationScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findByRole('button', { name: CREATE })),
    acts: {
      'create.requested': async ({ user }) => user.click(await waitFor(create)),
      'dialog.closed': (played) => closeDialog(played, CREATE),
    },
    endings: { submission: (played) => fillCategory(played, days) },
    shows: {
      browsing: create,
      creating: () => button(CREATE, dialog(CREATE)),
    },
  };
}

/** On the page: the form has a button of that name too. */
function create(): HTMLElement {
  return button(CREATE, screen.getByRole('main', { hidden: true }));
}
