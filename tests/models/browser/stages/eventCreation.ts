import { eventCreationScene } from '../../scenes/eventCreation.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { fillEvent } from './eventForm.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function eventCreationStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await eventCreationScene(world)),
    lead: ({ page }) => button(page, 'Criar Evento').waitFor(),
    acts: {
      'create.requested': ({ page }) => button(page, 'Criar Evento').click(),
      'dialog.closed': ({ page }) => closeDialog(page, 'Novo evento'),
    },
    endings: { submission: ({ page }) => fillEvent(page) },
    shows: {
      browsing: ({ page }) => button(page, 'Criar Evento').waitFor(),
      creating: ({ page }) => button(dialog(page, 'Novo evento'), 'Criar evento').waitFor(),
    },
  };
}
