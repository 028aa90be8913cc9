import { spokenDay } from '#domain/values/days/formatDay.ts';
import { shownMonth } from '../../../src/areas/owner/statistics/statisticsTexts.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { statisticsScene } from '../scenes/statistics.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await statisticsScene(world)),
    acts: {
      'tab.opened': ({ screen }, { tab }) =>
        screen.follow(tab === 'monthly' ? 'Estatísticas mensais' : 'Estatísticas diárias'),
      'day.picked': async ({ screen }) => {
        await screen.press('Dia');
        await screen.press(first(/^1[05] /));
      },
      'day.searched': ({ screen }) => screen.press(/^Busca(r|ndo\.\.\.)$/),
      'month.chosen': ({ screen }, { month }) => screen.choose('Mês', String(month)),
      'year.chosen': ({ screen }, { year }) => screen.choose('Ano', String(year)),
    },
    shows: {
      daily: async ({ screen, context }) => {
        await screen.sees('heading', new RegExp(spokenDay(context().day), 'i'));
        await screen.sees('heading', 'Total vendido no dia');
      },
      monthly: async ({ screen, context }) => {
        const { month, year } = context();
        await screen.sees('heading', shownMonth({ month, year }));
        await screen.sees('heading', 'Total vendido no mês');
        await screen.sees('heading', 'Jogadores que mais reservaram');
      },
    },
  };
}
