import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { CLEAR, CLEAR_DIALOG, ONE_MORE, SCORE_DIALOG, SCORE_OF, scoreScene, TOLD } from '../../scenes/score.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, waits } from './onPage.ts';

export async function scoreStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await scoreScene(world)),
    lead: ({ page }) => button(page, SCORE_OF).click(),
    acts: {
      'clear.requested': ({ page }) => button(dialog(page, SCORE_DIALOG), CLEAR).click(),
      'clear.confirmed': ({ page }) => button(dialog(page, CLEAR_DIALOG), CLEAR).click(),
      'clear.declined': ({ page }) => button(dialog(page, CLEAR_DIALOG), 'Manter placar').click(),
    },
    endings: {
      submission: async ({ page, context, pass }) => {
        const form = dialog(page, SCORE_DIALOG);
        await button(form, ONE_MORE).first().click();
        await button(form, 'Salvar placar').click();
        // The same call takes a score back, which waits at its gate.
        if (context().hasScore) await pass('editScore');
      },
    },
    shows: {
      typing: ({ page }) => button(dialog(page, SCORE_DIALOG), 'Salvar placar').waitFor(),
      confirmingClear: ({ page }) => button(dialog(page, CLEAR_DIALOG), CLEAR).waitFor(),
      clearing: ({ page }) => waits(dialog(page, CLEAR_DIALOG), CLEAR),
      over: ({ page }) => page.getByText(TOLD).first().waitFor(),
    },
  };
}
