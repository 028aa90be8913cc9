import { eventCreationScene, NEW_EVENT, PERIOD } from '../scenes/eventCreation.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const DIALOG = 'Novo evento';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await eventCreationScene(world)),
    lead: ({ screen }) => screen.reads('Você ainda não organiza eventos'),
    acts: {
      'create.requested': ({ screen }) => screen.press('Criar Evento'),
      'dialog.closed': ({ screen }) => screen.close(DIALOG),
    },
    endings: { submission: fillEvent },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Criar Evento'),
      creating: ({ screen }) => screen.dialog(DIALOG).sees('button', 'Criar evento'),
    },
  };
}

/** Types a new event, chooses days of the next month where none are chosen, and sends it. */
async function fillEvent({ screen }: Played): Promise<void> {
  const form = screen.dialog(DIALOG);
  for (const [label, text] of Object.entries(NEW_EVENT)) await form.fill(label, text);
  if (!/\d/.test(await form.wordsOf(PERIOD))) {
    await form.press(PERIOD);
    for (const name of ['Próximo mês', /^10 /, /^12 /]) await screen.press(first(name));
  }
  await form.press('Criar evento');
}
