import type { Page } from 'playwright-core';
import { breakNextDrawing } from '../../scenes/heldPictures.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { type newPlayer, signUpScene } from '../../scenes/signUp.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, waits } from './onPage.ts';
import { choosePicture, CROP, dropLink } from './pictures.ts';

export async function signUpStage(world: SceneWorld): Promise<Stage> {
  const { scene, player } = await signUpScene(world);
  return {
    ...scene,
    acts: {
      'picture.offered': ({ page }) => choosePicture(page),
      'picture.declined': ({ page }) => page.getByRole('group', { name: 'Sua foto' }).evaluate(dropLink),
      'picture.removed': ({ page }) => button(page, 'Remover').click(),
      'signUp.submitted': ({ page }) => signUp(page, player),
      'upload.progressed': ({ upload }) => upload(0.4, 'registerPlayer'),
    },
    endings: {
      picture: async ({ page }, output) => {
        if (tagOf(output) === 'Dismissed') return button(dialog(page, CROP), 'Cancelar').click();
        if (tagOf(output) === 'Unfit') await page.evaluate(breakNextDrawing);
        return button(dialog(page, CROP), 'Usar foto').click();
      },
    },
    shows: {
      editing: async ({ page, context }) => {
        const { picture, unfit, refused } = context();
        await page.getByRole('button', { name: 'Cadastrar', exact: true, disabled: false }).waitFor();
        await button(page, picture === null ? 'Escolher foto' : 'Trocar').waitFor();
        if (unfit !== null) await page.getByText(unfit).waitFor();
        for (const message of Object.values<string>(refused)) await form(page).getByText(message).waitFor();
      },
      preparingPicture: ({ page }) => button(dialog(page, CROP), 'Usar foto').waitFor(),
      registering: async ({ page, context }) => {
        await waits(form(page), 'Cadastrar');
        if (context().picture === null) return;
        await page.getByRole('progressbar', { name: `Enviando foto… ${context().share * 100} %` }).waitFor();
      },
      registered: ({ page }) => page.getByText('Usuário criado com sucesso!').waitFor(),
    },
  };
}

/** Fills the form in and sends it. */
export async function signUp(page: Page, player: ReturnType<typeof newPlayer>): Promise<void> {
  for (const [label, text] of Object.entries(player)) await form(page).getByLabel(label, { exact: true }).fill(text);
  await form(page).getByLabel('Feminino').check();
  await button(form(page), 'Cadastrar').click();
}

function form(page: Page) {
  return page.getByRole('form', { name: 'Cadastrar' });
}
