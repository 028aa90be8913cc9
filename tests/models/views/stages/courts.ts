import { screen } from '@testing-library/react';
import { COURT_DIALOG, courtsScene, SAVE_COURT } from '../../scenes/courts.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, fill, press } from './onScreen.ts';

export async function courtsStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextName } = await courtsScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findAllByRole('button', { name: /^Editar / })),
    acts: {
      'create.requested': (played) => press(played, 'Nova quadra'),
      'edit.requested': (played) => press(played, /^Editar /),
      'delete.requested': (played) => press(played, /^Excluir /),
      'dialog.closed': (played) => closeDialog(played, COURT_DIALOG),
    },
    endings: {
      submission: async ({ user }) => {
        fill('Nome', nextName(), dialog(COURT_DIALOG));
        await user.click(button(SAVE_COURT, dialog(COURT_DIALOG)));
      },
    },
    shows: {
      browsing: () => button('Nova quadra'),
      creating: () => button('Criar quadra', dialog('Nova quadra')),
      editing: () => button('Salvar quadra', dialog('Editar quadra')),
    },
  };
}
