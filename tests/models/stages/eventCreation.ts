import { eventCreationScene } from '../scenes/eventCreation.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { EVENT_DIALOG, fillEvent } from './parts/eventForm.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await eventCreationScene(world)),
    lead: ({ screen }) => screen.reads('Você ainda não organiza eventos'),
    acts: {
      'create.requested': ({ screen }) => screen.press('Criar Evento'),
      'dialog.closed': ({ screen }) => screen.close(EVENT_DIALOG),
    },
    endings: { submission: fillEvent },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Criar Evento'),
      creating: ({ screen }) => screen.dialog(EVENT_DIALOG).sees('button', 'Criar evento'),
    },
  };
}
