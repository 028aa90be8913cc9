import { isComplete } from '../scenes/booking.ts';
import { ACCEPT, ACCEPT_DIALOG, invitationScene, REFUSE } from '../scenes/invitation.ts';
import { SAVE_PROFILE, wantsComplete } from '../scenes/registration.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { completeProfile, PROFILE_DIALOG } from './parts/profile.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, profile, know, invite } = await invitationScene(world);
  let isKnown = true;
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', ACCEPT),
    acts: {
      'accept.requested': async ({ screen, rest }, event) => {
        if (isKnown !== wantsComplete(event)) {
          isKnown = wantsComplete(event);
          await know(isKnown);
          await screen.meetAgain();
          await screen.sees('button', ACCEPT);
        }
        await rest();
        await screen.press(ACCEPT);
      },
      'refusal.requested': async ({ screen }) => {
        await screen.press(REFUSE);
        await screen.press('Agora não');
      },
      'dialog.closed': ({ screen }) => screen.close(ACCEPT_DIALOG),
    },
    endings: {
      profileCompletion: async ({ screen }, output) => {
        if (!isComplete(output)) return screen.dialog(PROFILE_DIALOG).press('Agora não');
        await completeProfile(screen, profile, SAVE_PROFILE);
        isKnown = true;
      },
      submission: async ({ screen }) => {
        await invite();
        await screen.dialog(ACCEPT_DIALOG).press('Aceitar');
      },
    },
    shows: {
      idle: ({ screen }) => screen.sees('button', ACCEPT),
      completingProfile: ({ screen }) => screen.dialog(PROFILE_DIALOG).sees('button', SAVE_PROFILE),
      accepting: ({ screen }) => screen.dialog(ACCEPT_DIALOG).sees('button', 'Aceitar'),
    },
  };
}
