import { isComplete } from '../scenes/booking.ts';
import { ENTER, ENTRY_DIALOG, registrationScene, SAVE_PROFILE, wantsComplete } from '../scenes/registration.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { completeProfile, PROFILE_DIALOG } from './parts/profile.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, profile, know, leave, draft } = await registrationScene(world);
  let isKnown = true;
  let isEntered = false;
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', ENTER),
    acts: {
      'registration.requested': async ({ screen, rest, readAgain }, event) => {
        // The one place is taken by whoever entered before.
        if (isEntered) await screen.main.reads('Vagas esgotadas');
        isEntered = false;
        await leave();
        await readAgain();
        if (isKnown !== wantsComplete(event)) {
          isKnown = wantsComplete(event);
          await know(isKnown);
          await screen.meetAgain();
          await screen.sees('button', ENTER);
        }
        await rest();
        await screen.inPage(({ key, text }) => sessionStorage.setItem(key, text), draft);
        await screen.press(ENTER);
      },
      'dialog.closed': ({ screen }) => screen.close(ENTRY_DIALOG),
    },
    endings: {
      profileCompletion: async ({ screen }, output) => {
        if (!isComplete(output)) return screen.dialog(PROFILE_DIALOG).press('Agora não');
        await completeProfile(screen, profile, SAVE_PROFILE);
        isKnown = true;
      },
      submission: async ({ screen }) => {
        await screen.dialog(ENTRY_DIALOG).press('Inscrever dupla');
        isEntered = true;
      },
    },
    shows: {
      idle: ({ screen }) => (isEntered ? screen.main.reads('Inscrito') : screen.sees('button', ENTER)),
      completingProfile: ({ screen }) => screen.dialog(PROFILE_DIALOG).sees('button', SAVE_PROFILE),
      choosing: ({ screen }) => screen.dialog(ENTRY_DIALOG).hasValue('Sua dupla', 'Wilma Sodré'),
    },
  };
}
