import { screen } from '@testing-library/react';
import { reservePath } from '../../../../domain/navigation/routes.ts';
import type { Stage } from '../stage.ts';
import type { ViewWorld } from '../viewWorld.ts';
import { button, press } from './onScreen.ts';

export async function dayStripStage(world: ViewWorld): Promise<Stage> {
  const arena = await world.arena();
  const player = await world.player();
  return {
    calls: {},
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
    acts: {
      'week.next': (played) => press(played, 'Próximos 7 dias'),
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

function isDisabled(element: HTMLElement): void {
  if (!element.hasAttribute('disabled')) throw new Error('it leads before today');
}
