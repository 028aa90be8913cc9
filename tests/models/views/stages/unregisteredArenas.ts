import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { ARENA_DIALOG, SAVE_ARENA, unregisteredArenasScene } from '../../scenes/unregisteredArenas.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, fill, press } from './onScreen.ts';

export async function unregisteredArenasStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextName } = await unregisteredArenasScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findAllByRole('button', { name: /^Editar / })),
    acts: {
      'create.requested': (played) => press(played, 'Nova arena'),
      'edit.requested': (played) => press(played, /^Editar /),
      'delete.requested': (played) => press(played, /^Excluir /),
      'dialog.closed': (played) => closeDialog(played, ARENA_DIALOG),
    },
    endings: {
      submission: async ({ user }) => {
        fill('Nome', nextName(), dialog(ARENA_DIALOG));
        fill('Cidade', 'Santos', dialog(ARENA_DIALOG));
        await user.click(button(SAVE_ARENA, dialog(ARENA_DIALOG)));
      },
    },
    shows: {
      browsing: () => button('Nova arena'),
      creating: () => button('Cadastrar arena', dialog('Nova arena')),
      editing: () => button('Salvar arena', dialog('Editar arena')),
    },
  };
}
