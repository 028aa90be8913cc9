import type { Page } from 'playwright-core';
import { addDays, type Day, fromIsoDay, toIsoDay } from '../../domain/days/day.ts';
import type { Screen } from './screen.ts';

const SERIES = { as: 'owner', path: () => '/empresa/mensalistas', heading: 'Mensalistas' } as const;
const SERIES_CALL = '**/api/v1/arenas/me/series?*';

/** Who plays every week, in the states that people see. */
export const OWNER_SERIES_SCREENS: readonly Screen[] = [
  { name: 'owner-series', ...SERIES, onceThere: (page) => show(page, [aSeries(), aGuest()]) },
  {
    name: 'owner-series-end',
    ...SERIES,
    onceThere: async (page) => {
      await show(page, [aSeries()]);
      await page.getByRole('button', { name: 'Encerrar: Ana Souza' }).click();
      await page.getByRole('dialog').getByText('1 semana fica').waitFor();
    },
  },
  {
    name: 'owner-series-none',
    ...SERIES,
    onceThere: async (page) => {
      await page.route(SERIES_CALL, (route) => route.fulfill({ json: { data: { series: [] }, pages: 1 } }));
      await page.reload();
      await page.getByText('Nenhum mensalista por aqui ainda').waitFor();
    },
  },
  {
    name: 'owner-series-loading',
    ...SERIES,
    onceThere: async (page) => {
      await page.route(SERIES_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando mensalistas…').waitFor();
    },
  },
  {
    name: 'owner-series-failed',
    ...SERIES,
    onceThere: async (page) => {
      await page.route(SERIES_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar os mensalistas.').waitFor();
    },
  },
];

async function show(page: Page, series: readonly { readonly weeks: readonly object[] }[]): Promise<void> {
  await page.route(SERIES_CALL, (route) => route.fulfill({ json: { data: { series }, pages: 1 } }));
  await page.reload();
  await page.getByText('Ana Souza').first().waitFor();
}

const FIRST: Day = fromIsoDay('2030-03-05');
const week = (index: number, more: object) => ({ day: toIsoDay(addDays(FIRST, 7 * index)), ...more });

/** Of each state one week, and one with money. */
function aSeries() {
  const reservation = '01999999-9999-7999-8999-999999999991';
  return {
    _id: '01999999-9999-7999-8999-999999999999',
    court: '01999999-9999-7999-8999-999999999990',
    courtName: 'Quadra 1',
    weekday: 2,
    startHour: 18,
    hours: 2,
    sport: 'BEACH_TENNIS',
    from: '2025-03-04',
    price: 150.5,
    player: { _id: '01999999-9999-7999-8999-999999999992', name: 'Ana Souza' },
    claimedUntil: '2030-06-01',
    weeks: [
      week(0, { state: 'kept', reservation, hasMoney: true }),
      week(1, { state: 'kept', reservation }),
      week(2, { state: 'skipped' }),
      week(3, { state: 'conflict' }),
      week(6, { state: 'kept', reservation, holiday: 'Sexta-feira Santa' }),
    ],
  };
}

function aGuest() {
  const { player: _, ...others } = aSeries();
  return {
    ...others,
    _id: '01999999-9999-7999-8999-999999999993',
    guestPlayerName: 'Rui das Quadras',
    weekday: 6,
    until: '2030-12-21',
    weeks: [],
  };
}
