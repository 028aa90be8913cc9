import { screen } from '@testing-library/react';
import { dayStripScene } from '../../scenes/dayStrip.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, press } from './onScreen.ts';

export async function dayStripStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await dayStripScene(world)),
    acts: {
      // Where the days end it can be pressed no more.
      'week.next': (played) =>
        button(NEXT).hasAttribute('disabled') ? played.chart().send({ type: 'week.next' }) : press(played, NEXT),
      'week.previous': (played) => press(played, '7 dias antes'),
      'today.shown': (played) => press(played, 'Hoje'),
    },
    shows: {
      thisWeek: () => [button(/^Hoje, /), isDisabled(button('7 dias antes'))],
      later: () => {
        if (screen.queryByRole('button', { name: /^Hoje, / })) throw new Error('today is in a later week');
      },
    },
  };
}

const NEXT = 'Próximos 7 dias';

function isDisabled(element: HTMLElement): void {
  if (!element.hasAttribute('disabled')) throw new Error('it leads before today');
}
