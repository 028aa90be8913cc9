import { pictureSubmissionScene } from '../../scenes/pictureSubmission.ts';
import { breakNextDrawing } from '../../scenes/heldPictures.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, STOP_WAITING, waits } from './onPage.ts';
import { choosePicture, CROP, dropLink } from './pictures.ts';
import { fillTournament } from './tournamentForm.ts';

const TITLE = 'Novo torneio';

export async function pictureSubmissionStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await pictureSubmissionScene(world)),
    lead: async ({ page }) => {
      await button(page, 'Cancelar torneio').first().waitFor();
      await button(page, 'Criar torneio').click();
    },
    acts: {
      'wait.abandoned': ({ page }) => button(page, STOP_WAITING).click(),
      'picture.offered': ({ page }) => choosePicture(page),
      'picture.declined': ({ page }) => page.getByRole('group', { name: 'Imagem do torneio' }).evaluate(dropLink),
      'picture.removed': ({ page }) => button(page, 'Remover').click(),
      'form.submitted': ({ page }) => fillTournament(page),
      'upload.progressed': ({ upload }) => upload(0.4, 'createArenaTournament'),
    },
    endings: {
      picture: async ({ page }, output) => {
        if (tagOf(output) === 'Dismissed') return button(dialog(page, CROP), 'Cancelar').click();
        if (tagOf(output) === 'Unfit') await page.evaluate(breakNextDrawing);
        return button(dialog(page, CROP), 'Usar foto').click();
      },
    },
    shows: {
      'sending.slow': ({ page }) => button(page, STOP_WAITING).waitFor(),
      editing: async ({ page, context }) => {
        const { picture, unfit } = context();
        const form = dialog(page, TITLE);
        await form.getByRole('button', { name: 'Criar torneio', disabled: false }).waitFor();
        await button(form, picture === null ? 'Escolher foto' : 'Trocar').waitFor();
        if (unfit !== null) await form.getByText(unfit).waitFor();
      },
      preparingPicture: ({ page }) => button(dialog(page, CROP), 'Usar foto').waitFor(),
      'sending.prompt': ({ page }) => waits(dialog(page, TITLE), 'Criar torneio'),
      sending: async ({ page, context }) => {
        await page.getByRole('progressbar', { name: `Enviando imagem… ${context().share * 100} %` }).waitFor();
      },
      sent: async ({ page }) => {
        await page.getByText('Torneio criado com sucesso!').waitFor();
        await page.getByRole('heading', { name: 'Open de Outono' }).waitFor();
      },
    },
  };
}
