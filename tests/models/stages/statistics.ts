import { spokenDay } from '#domain/values/days/formatDay.ts';
import { shownMonth } from '../../../src/areas/owner/statistics/statisticsTexts.ts';
import { HOURS_LIST, OCCUPANCY } from '../../../src/areas/owner/statistics/occupancy/occupancyTexts.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { statisticsScene } from '../scenes/statistics.ts';

const tabName = (tab: unknown) => {
  if (tab === 'occupancy') return 'Ocupação';
  return tab === 'monthly' ? 'Estatísticas mensais' : 'Estatísticas diárias';
};
const isOfWeekday = (list: unknown) => typeof list === 'object' && list !== null && 'weekday' in list;

const LIST = /^Horas (?:vazias|vendidas)$/;

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await statisticsScene(world)),
    acts: {
      'tab.opened': ({ screen }, { tab }) => screen.follow(tabName(tab)),
      'day.picked': async ({ screen }) => {
        await screen.press('Dia');
        await screen.press(first(/^1[05] /));
      },
      'day.searched': ({ screen }) => screen.press(/^Busca(r|ndo\.\.\.)$/),
      'month.chosen': ({ screen }, { month }) => screen.choose('Mês', String(month)),
      'year.chosen': ({ screen }, { year }) => screen.choose('Ano', String(year)),
      'hours.opened': ({ screen }, { list }) =>
        screen.press(isOfWeekday(list) ? /^\d+%, Terça: / : first(/^[\d.]+ horas?$/)),
      'kind.chosen': ({ screen }, { of }) =>
        screen.dialog(LIST).press(of === 'sold' ? HOURS_LIST.sold : HOURS_LIST.empty),
      'page.chosen': ({ screen }, { page }) => screen.dialog(LIST).press(`Página ${Number(page)}`),
      'list.closed': ({ screen }) => screen.close(LIST),
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
      'occupancy.figures': async ({ screen, context }) => {
        const { month, year } = context();
        await screen.sees('heading', shownMonth({ month, year }));
        await screen.sees('heading', OCCUPANCY.map);
        await screen.sees('heading', OCCUPANCY.byHour);
      },
      'occupancy.listing': async ({ screen, context }) => {
        const { list, month, year } = context();
        const dialog = screen.dialog(LIST);
        await dialog.sees('heading', list.of === 'sold' ? OCCUPANCY.sold : OCCUPANCY.empty);
        await dialog.reads(
          new RegExp(`^${shownMonth({ month, year })}${list.weekday === undefined ? '' : ' · terça'}$`),
        );
      },
    },
  };
}
