import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { openDialog, SLOT_DIALOGS, slotsScene } from '../../scenes/slots.ts';
import type { Played, Stage } from '../stage.ts';
import { button, closeDialog, dialog, fill, press } from './onScreen.ts';

export async function slotsStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextHour } = await slotsScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findAllByRole('button', { name: /^Excluir o horário/ })),
    acts: {
      'create.requested': (played) => press(played, 'Criar horário'),
      'pricing.requested': (played) => press(played, 'Um preço para todos'),
      'delete.requested': (played) => press(played, /^Excluir o horário/),
      'dialog.closed': (played) => closeDialog(played, openDialog(stateOf(played))),
    },
    endings: {
      submission: async (played) => {
        const form = dialog(openDialog(stateOf(played)));
        fill('Preço', '1.234,5', form);
        if (stateOf(played) !== 'creating') return press(played, 'Mudar todos os preços');
        fill('Horário de início', nextHour(), form);
        await press(played, 'Criar');
      },
    },
    shows: {
      browsing: () => button('Criar horário'),
      creating: () => button('Criar', dialog(SLOT_DIALOGS.creating)),
      pricing: () => button('Mudar todos os preços', dialog(SLOT_DIALOGS.pricing)),
    },
  };
}

function stateOf({ chart }: Played): unknown {
  return chart().getSnapshot().value;
}
