import { fireEvent, screen, within } from '@testing-library/react';
import { alterationsScene } from '../../scenes/alterations.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, press } from './onScreen.ts';

export async function alterationsStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextHour, tomorrow } = await alterationsScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findAllByRole('button', { name: /^Excluir a alteração/ })),
    acts: {
      'create.requested': (played) => press(played, 'Criar alteração'),
      'delete.requested': (played) => press(played, /^Excluir a alteração/),
      'dialog.closed': (played) => closeDialog(played, 'Criar alteração'),
    },
    endings: {
      submission: async (played) => {
        const form = within(dialog('Criar alteração'));
        const hours: HTMLSelectElement = await form.findByLabelText('Horário');
        const hour = nextHour();
        const chosen = [...hours.options].find(({ text }) => text === hour);
        fireEvent.change(hours, { target: { value: chosen?.value } });
        await press(played, 'Dia');
        await press(played, tomorrow);
        await press(played, 'Criar');
      },
    },
    shows: {
      browsing: () => button('Criar alteração'),
      creating: () => dialog('Criar alteração'),
    },
  };
}
