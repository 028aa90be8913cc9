import type { Page } from 'playwright-core';
import { isComplete } from '../../scenes/booking.ts';
import {
  ENTER,
  ENTRY_DIALOG,
  PROFILE_DIALOG,
  registrationScene,
  SAVE_PROFILE,
  wantsComplete,
} from '../../scenes/registration.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function registrationStage(world: SceneWorld): Promise<Stage> {
  const { scene, profile, know, leave, draft } = await registrationScene(world);
  let isKnown = true;
  return {
    ...scene,
    lead: ({ page }) => button(page, ENTER).waitFor(),
    acts: {
      'registration.requested': [
        async ({ page }, event) => {
          if (isKnown === wantsComplete(event)) return;
          isKnown = wantsComplete(event);
          await know(isKnown);
          // A page that is loaded asks the server who it is.
          await page.reload();
          await button(page, ENTER).waitFor();
        },
        async ({ page, rest }) => {
          await rest();
          await page.evaluate(({ key, text }) => sessionStorage.setItem(key, text), draft);
          await button(page, ENTER).click();
        },
      ],
      'dialog.closed': ({ page }) => closeDialog(page, ENTRY_DIALOG),
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
        await leave();
        await button(dialog(page, ENTRY_DIALOG), 'Inscrever dupla').click();
      },
    },
    shows: {
      idle: ({ page }) => button(page, ENTER).waitFor(),
      completingProfile: ({ page }) => button(dialog(page, PROFILE_DIALOG), SAVE_PROFILE).waitFor(),
      choosing: ({ page }) => seePartner(page),
    },
  };
}

function seePartner(page: Page): Promise<void> {
  return dialog(page, ENTRY_DIALOG).getByLabel('Sua dupla').and(page.locator('[value="Wilma Sodré"]')).waitFor();
}
