import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import {
  CLEAR,
  CLEAR_DIALOG,
  DECLARE,
  ONE_MORE,
  SCORE_DIALOG,
  SCORE_OF,
  scoreScene,
  TOLD,
  WALKOVER,
} from '../scenes/score.ts';
import { first } from '../scenes/screen.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const scene = await scoreScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.press(SCORE_OF),
    acts: {
      'clear.requested': ({ screen }) => screen.dialog(SCORE_DIALOG).press(CLEAR),
      'clear.confirmed': ({ screen }) => screen.dialog(CLEAR_DIALOG).press(CLEAR),
      'clear.declined': ({ screen }) => screen.dialog(CLEAR_DIALOG).press('Manter placar'),
      'walkover.requested': ({ screen }) => screen.dialog(SCORE_DIALOG).press(WALKOVER),
      'walkover.declined': ({ screen }) => screen.dialog(WALKOVER).press('Voltar ao placar'),
    },
    endings: {
      submission: async ({ screen, pass, chart }) => {
        if (chart().value === 'declaring') {
          const declaring = screen.dialog(WALKOVER);
          await declaring.check(/^Quitéria Vaz/);
          await declaring.check('Lesão');
          return declaring.press(DECLARE);
        }
        const form = screen.dialog(SCORE_DIALOG);
        await form.press(first(ONE_MORE));
        await form.press('Salvar placar');
        // The same call takes a score back, which waits at its gate.
        if (scene.hasScore()) await pass('editScore');
      },
    },
    shows: {
      typing: ({ screen }) => screen.dialog(SCORE_DIALOG).sees('button', 'Salvar placar'),
      declaring: ({ screen }) => screen.dialog(WALKOVER).sees('button', DECLARE),
      confirmingClear: ({ screen }) => screen.dialog(CLEAR_DIALOG).sees('button', CLEAR),
      clearing: ({ screen }) => screen.dialog(CLEAR_DIALOG).waits(CLEAR),
      over: ({ screen }) => screen.reads(first(TOLD)),
    },
  };
}
