import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { CLEAR, CLEAR_DIALOG, ONE_MORE, SCORE_DIALOG, SCORE_OF, scoreScene, TOLD } from '../../scenes/score.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, isLoading, press } from './onScreen.ts';

export async function scoreStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await scoreScene(world)),
    lead: async ({ user }) => user.click(await screen.findByRole('button', { name: SCORE_OF })),
    acts: {
      'clear.requested': (played) => press(played, CLEAR),
      'clear.confirmed': ({ user }) => user.click(button(CLEAR, dialog(CLEAR_DIALOG))),
      'clear.declined': (played) => press(played, 'Manter placar'),
    },
    endings: {
      submission: async (played) => {
        await press(played, ONE_MORE);
        await press(played, 'Salvar placar');
        // The same call takes a score back, which waits at its gate.
        if (played.context().hasScore) await played.pass('editScore');
      },
    },
    shows: {
      typing: () => button('Salvar placar', dialog(SCORE_DIALOG)),
      confirmingClear: () => button(CLEAR, dialog(CLEAR_DIALOG)),
      clearing: () => isLoading(button(CLEAR, dialog(CLEAR_DIALOG))),
      over: () => screen.getAllByText(TOLD),
    },
  };
}
