import { profileCompletionScene } from '../../scenes/profileCompletion.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, fillProfile, freeHour, STOP_WAITING, waits } from './onPage.ts';

const TITLE = 'Complete seu cadastro';

export async function profileCompletionStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await profileCompletionScene(world)),
    async lead({ page }) {
      await freeHour(page).click();
      await button(page, 'Reservar').click();
      await dialog(page, TITLE).waitFor();
    },
    acts: {
      'wait.abandoned': ({ page }) => button(page, STOP_WAITING).click(),
      'profile.submitted': ({ page }) => fillProfile(page, { city: 'Santos', phone: '13988887777' }),
      'profile.dismissed': ({ page }) => button(page, 'Agora não').click(),
    },
    shows: {
      'saving.slow': ({ page }) => button(page, STOP_WAITING).waitFor(),
      editing: ({ page }) => button(dialog(page, TITLE), 'Salvar e reservar').waitFor(),
      'saving.prompt': ({ page }) => waits(dialog(page, TITLE), 'Salvar e reservar'),
    },
  };
}
