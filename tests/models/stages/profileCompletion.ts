import { profileCompletionScene } from '../scenes/profileCompletion.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, STOP_WAITING } from '../scenes/screen.ts';
import { completeProfile, PROFILE_DIALOG } from './parts/profile.ts';

const SAVE = 'Salvar e reservar';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await profileCompletionScene(world)),
    lead: async ({ screen }) => {
      await screen.press(first(/^Das .*R\$/), { pressed: false });
      await screen.press('Reservar');
      await screen.sees('dialog', PROFILE_DIALOG);
    },
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'profile.submitted': ({ screen }) => completeProfile(screen, { city: 'Santos', phone: '13988887777' }, SAVE),
      'profile.dismissed': ({ screen }) => screen.press('Agora não'),
    },
    shows: {
      'saving.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      editing: ({ screen }) => screen.dialog(PROFILE_DIALOG).sees('button', SAVE),
      'saving.prompt': ({ screen }) => screen.dialog(PROFILE_DIALOG).waits(SAVE),
    },
  };
}
