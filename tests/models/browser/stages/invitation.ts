import { isComplete } from '../../scenes/booking.ts';
import { ACCEPT, ACCEPT_DIALOG, invitationScene, REFUSE } from '../../scenes/invitation.ts';
import { PROFILE_DIALOG, SAVE_PROFILE, wantsComplete } from '../../scenes/registration.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function invitationStage(world: SceneWorld): Promise<Stage> {
  const { scene, profile, know, invite } = await invitationScene(world);
  let isKnown = true;
  return {
    ...scene,
    lead: ({ page }) => button(page, ACCEPT).waitFor(),
    acts: {
      'accept.requested': [
        async ({ page }, event) => {
          if (isKnown === wantsComplete(event)) return;
          isKnown = wantsComplete(event);
          await know(isKnown);
          // A page that is loaded asks the server who it is.
          await page.reload();
          await button(page, ACCEPT).waitFor();
        },
        async ({ page, rest }) => {
          await rest();
          await button(page, ACCEPT).click();
        },
      ],
      'refusal.requested': async ({ page }) => {
        await button(page, REFUSE).click();
        await button(page, 'Agora não').click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, ACCEPT_DIALOG),
    },
    endings: {
      profileCompletion: async ({ page }, output) => {
        const form = dialog(page, PROFILE_DIALOG);
        if (!isComplete(output)) return button(form, 'Agora não').click();
        await form.getByLabel('Cidade').fill(profile.city);
        await form.getByLabel('Telefone').fill(profile.phone);
        await form.getByLabel('Feminino').check();
        await button(form, SAVE_PROFILE).click();
        isKnown = true;
      },
      submission: async ({ page }) => {
        await invite();
        await button(dialog(page, ACCEPT_DIALOG), 'Aceitar').click();
      },
    },
    shows: {
      idle: ({ page }) => button(page, ACCEPT).waitFor(),
      completingProfile: ({ page }) => button(dialog(page, PROFILE_DIALOG), SAVE_PROFILE).waitFor(),
      accepting: ({ page }) => button(dialog(page, ACCEPT_DIALOG), 'Aceitar').waitFor(),
    },
  };
}
