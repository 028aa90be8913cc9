import { fireEvent, screen } from '@testing-library/react';
import { spokenDay } from '../../../../domain/days/formatDay.ts';
import { shownMonth } from '../../../../src/areas/owner/statistics/statisticsTexts.ts';
import { statisticsScene } from '../../scenes/statistics.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { press } from './onScreen.ts';

export async function statisticsStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await statisticsScene(world)),
    acts: {
      'tab.opened': async ({ user }, { tab }) =>
        user.click(
          screen.getByRole('link', { name: tab === 'monthly' ? 'Estatísticas mensais' : 'Estatísticas diárias' }),
        ),
      'day.picked': async (played) => {
        await press(played, 'Dia');
        await press(played, /^1[05] /);
      },
      'day.searched': (played) => press(played, /^Busca(r|ndo\.\.\.)$/),
      'month.chosen': (_, { month }) => choose('Mês', month),
      'year.chosen': (_, { year }) => choose('Ano', year),
    },
    shows: {
      daily: ({ context }) => [
        screen.getByRole('heading', { name: new RegExp(spokenDay(context().day), 'i') }),
        screen.getByRole('heading', { name: 'Total vendido no dia' }),
      ],
      monthly: ({ context }) => [
        screen.getByRole('heading', { name: shownMonth({ month: context().month, year: context().year }) }),
        screen.getByRole('heading', { name: 'Total vendido no mês' }),
        screen.getByRole('heading', { name: 'Jogadores que mais reservaram' }),
      ],
    },
  };
}

function choose(label: string, value: unknown): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } });
}
