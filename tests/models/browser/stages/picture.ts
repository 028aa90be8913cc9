import { holdPictures, type Luck } from '../../scenes/heldPictures.ts';
import { pictureScene } from '../../scenes/picture.ts';
import { tagOf } from '../../scenes/scene.ts';
import type { Played, Stage } from '../stage.ts';
import { button, dialog, waits } from './onPage.ts';
import { choosePicture, CROP } from './pictures.ts';

export async function pictureStage(): Promise<Stage> {
  return {
    ...pictureScene,
    lead: async ({ page }) => {
      await page.getByRole('form').waitFor();
      await page.evaluate(holdPictures);
      await choosePicture(page);
    },
    acts: {
      'crop.confirmed': ({ page }) => button(dialog(page, CROP), 'Usar foto').click(),
      'crop.dismissed': ({ page }) => button(dialog(page, CROP), 'Cancelar').click(),
    },
    endings: {
      readPicture: (played, output) => go(played, tagOf(output) === 'Read' ? 'fine' : 'broken'),
      renderCrop: (played, output) => go(played, tagOf(output) === 'Chosen' ? 'fine' : 'broken'),
    },
    faults: { readPicture: (played) => go(played, 'gone'), renderCrop: (played) => go(played, 'gone') },
    shows: {
      reading: ({ page }) => page.getByLabel('Abrindo a foto…').waitFor(),
      cropping: ({ page }) => dialog(page, CROP).getByLabel('Recorte da foto').waitFor(),
      rendering: ({ page }) => waits(dialog(page, CROP), 'Usar foto'),
      chosen: ({ page }) => page.getByRole('group', { name: 'Sua foto' }).locator('img').waitFor(),
      unfit: ({ page, context }) => page.getByText(context().prepared.message).waitFor(),
      dismissed: ({ page }) => button(page, 'Escolher foto').waitFor(),
    },
  };
}

function go({ page }: Played, luck: Luck): Promise<void> {
  return page.evaluate((how) => globalThis.letPicture(how), luck);
}
