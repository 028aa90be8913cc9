import { categoryCreationScene, CREATE, EDIT, EDIT_EVENT, SAVE } from '../scenes/categoryCreation.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { fillCategory } from './parts/categoryForm.ts';

const DIALOG = /^(Criar Torneio|Editar torneio|Editar evento)$/;

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, days } = await categoryCreationScene(world);
  return {
    ...scene,
    // On the page: the form has a button of that name too.
    lead: ({ screen }) => screen.main.sees('button', CREATE),
    acts: {
      'create.requested': ({ screen }) => screen.main.press(CREATE),
      'categoryEdit.requested': ({ screen }) => screen.main.press('Editar Mista C/D'),
      'eventEdit.requested': ({ screen }) => screen.main.press(EDIT_EVENT),
      'dialog.closed': ({ screen }) => screen.close(DIALOG),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        const { value } = chart();
        if (value === 'editingCategory') {
          const form = screen.dialog(EDIT);
          await form.fill('Número de duplas', '6');
          return form.press(SAVE);
        }
        if (value === 'editingEvent') {
          const form = screen.dialog(EDIT_EVENT);
          await form.fill('Nome do evento', 'Copa Nova');
          return form.press('Salvar evento');
        }
        return fillCategory(screen, days);
      },
    },
    shows: {
      browsing: ({ screen }) => screen.main.sees('button', CREATE),
      editingCategory: ({ screen }) => screen.dialog(EDIT).sees('button', SAVE),
      editingEvent: ({ screen }) => screen.dialog(EDIT_EVENT).sees('button', 'Salvar evento'),
      creating: ({ screen }) => screen.dialog(CREATE).sees('button', CREATE),
    },
  };
}
