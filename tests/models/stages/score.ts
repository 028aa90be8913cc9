import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { CLEAR, CLEAR_DIALOG, ONE_MORE, SCORE_DIALOG, SCORE_OF, scoreScene, TOLD } from '../scenes/score.ts';
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
    },
    endings: {
      submission: async ({ screen, pass }) => {
        const form = screen.dialog(SCORE_DIALOG);
        await form.press(first(ONE_MORE));
        await form.press('Salvar placar');
        // The same call takes a score back, which waits at its gate.
        if (scene.hasScore()) await pass('editScore');
      },
    },
    shows: {
      typing: ({ screen }) => screen.dialog(SCORE_DIALOG).sees('button', 'Salvar placar'),
      confirmingClear: ({ screen }) => screen.dialog(CLEAR_DIALOG).sees('button', CLEAR),
      clearing: ({ screen }) => screen.dialog(CLEAR_DIALOG).waits(CLEAR),
      over: ({ screen }) => screen.reads(first(TOLD)),
    },
  };
}
