import { spokenDay } from '../../../../domain/days/formatDay.ts';
import { shownMonth } from '../../../../src/areas/owner/statistics/statisticsTexts.ts';
import { statisticsScene } from '../../scenes/statistics.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button } from './onPage.ts';

export async function statisticsStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await statisticsScene(world)),
    acts: {
      'tab.opened': ({ page }, { tab }) =>
        page.getByRole('link', { name: tab === 'monthly' ? 'Estatísticas mensais' : 'Estatísticas diárias' }).click(),
      'day.picked': async ({ page }) => {
        await button(page, 'Dia').click();
        await button(page, /^1[05] /)
          .first()
          .click();
      },
      'day.searched': ({ page }) => button(page, /^Busca(r|ndo\.\.\.)$/).click(),
      'month.chosen': async ({ page }, { month }) => {
        await page.getByLabel('Mês', { exact: true }).selectOption(String(month));
      },
      'year.chosen': async ({ page }, { year }) => {
        await page.getByLabel('Ano', { exact: true }).selectOption(String(year));
      },
    },
    shows: {
      daily: async ({ page, context }) => {
        await page.getByRole('heading', { name: spokenDay(context().day) }).waitFor();
        await page.getByRole('heading', { name: 'Total vendido no dia' }).waitFor();
      },
      monthly: async ({ page, context }) => {
        const { month, year } = context();
        await page.getByRole('heading', { name: shownMonth({ month, year }) }).waitFor();
        await page.getByRole('heading', { name: 'Total vendido no mês' }).waitFor();
        await page.getByRole('heading', { name: 'Jogadores que mais reservaram' }).waitFor();
      },
    },
  };
}
