import { screen } from '@testing-library/react';
import { eventCreationScene } from '../../scenes/eventCreation.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { fillEvent } from './eventForm.ts';
import { button, closeDialog, dialog, press } from './onScreen.ts';

export async function eventCreationStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await eventCreationScene(world)),
    lead: async () => void (await screen.findByText('Você ainda não organiza eventos')),
    acts: {
      'create.requested': (played) => press(played, 'Criar Evento'),
      'dialog.closed': (played) => closeDialog(played, 'Novo evento'),
    },
    endings: { submission: fillEvent },
    shows: {
      browsing: () => button('Criar Evento'),
      creating: () => button('Criar evento', dialog('Novo evento')),
    },
  };
}
