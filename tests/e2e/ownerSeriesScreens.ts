import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
import { addDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
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
    name: 'owner-series-requests',
    ...SERIES,
    onceThere: async (page) => {
      await showRequests(page);
      await show(page, [aSeries()]);
      await page.getByRole('heading', { name: 'Pedidos' }).waitFor();
    },
  },
  {
    name: 'owner-series-refuse',
    ...SERIES,
    onceThere: async (page) => {
      await showRequests(page);
      await show(page, [aSeries()]);
      await page.getByRole('button', { name: 'Recusar: Caio Reis' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Recusar pedido' }).click();
      await page.getByText('Escreva o motivo.').waitFor();
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

const MAKING = { as: 'owner', path: () => '/empresa/mensalistas/novo', heading: 'Novo mensalista' } as const;

/** Agreeing on somebody who plays every week, in the states that people see. */
export const OWNER_NEW_SERIES_SCREENS: readonly Screen[] = [
  { name: 'owner-series-new', ...MAKING, onceThere: (page) => page.getByLabel('Começa às').waitFor() },
  {
    name: 'owner-series-new-errors',
    ...MAKING,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Conferir semanas' }).click();
      await page.getByText('Escolha o dia da semana.').waitFor();
    },
  },
  {
    name: 'owner-series-new-request',
    ...MAKING,
    onceThere: async (page) => {
      const json = { data: { request: aRequest() } };
      await page.route('**/api/v1/arenas/me/series-requests/*', (route) => route.fulfill({ json }));
      await page.goto(`${page.url()}?pedido=${aRequest()._id}`);
      await page.getByText('Pedido de Caio Reis').waitFor();
    },
  },
  {
    name: 'owner-series-change',
    ...MAKING,
    onceThere: async (page) => {
      await seeChange(page);
      await page.getByRole('button', { name: 'Conferir semanas' }).waitFor();
    },
  },
  {
    name: 'owner-series-change-decide',
    ...MAKING,
    onceThere: async (page) => {
      const { found, ...preview } = aPreview(1);
      const stays = ['paid', 'moved', 'skipped'].map((why, index) => ({
        ...week(index + 1, {}),
        stays: why,
        conflicts: [],
        courts: [],
        startHours: [],
      }));
      const json = { data: { preview: { ...preview, found: [...found, ...stays] } } };
      await page.route('**/api/v1/arenas/me/series/preview', (route) => route.fulfill({ json }));
      await seeChange(page);
      await page.getByRole('button', { name: 'Conferir semanas' }).click();
      await page.getByText('Continua pulada.').waitFor();
    },
  },
  { name: 'owner-series-new-decide', ...MAKING, onceThere: (page) => seeConflicts(page) },
  { name: 'owner-series-new-month', ...MAKING, onceThere: (page) => seeConflicts(page, '400') },
  {
    name: 'owner-series-new-changed',
    ...MAKING,
    onceThere: async (page) => {
      await page.route('**/api/v1/arenas/me/series', (route) =>
        route.fulfill({ status: 409, json: { ...failureBody('preview_changed'), details: aPreview(5) } }),
      );
      await seeConflicts(page);
      await page.getByRole('button', { name: /^Pular as/ }).click();
      await page.getByRole('button', { name: 'Combinar mensalista' }).click();
      await page.getByText('Os horários mudaram enquanto você olhava.').waitFor();
    },
  },
];

/** The form of a series that is paid by the month, and changes. */
async function seeChange(page: Page): Promise<void> {
  const series = aGuest();
  await page.route(`**/api/v1/arenas/me/series/${series._id}`, (route) =>
    route.fulfill({ json: { data: { series } } }),
  );
  await page.goto(`${page.url()}?mensalista=${series._id}`);
  await page.getByRole('heading', { name: 'Mudar mensalista' }).waitFor();
}

/** Types what is agreed; three weeks of it are taken, and one is a holiday. @param sum of a month, where that is agreed */
async function seeConflicts(page: Page, sum?: string): Promise<void> {
  const json = { data: { preview: aPreview(4) } };
  await page.route('**/api/v1/arenas/me/series/preview', (route) => route.fulfill({ json }));
  await page.getByText('Convidado', { exact: true }).click();
  await page.getByLabel('Nome do convidado').fill('Rui das Quadras');
  await page.getByText('ter', { exact: true }).click();
  await page.getByLabel('Começa às').selectOption('18');
  if (sum !== undefined) {
    await page.getByText('Por mês', { exact: true }).click();
    await page.getByLabel('Valor por mês').fill(sum);
  }
  await page.getByRole('button', { name: 'Conferir semanas' }).click();
  await page.getByRole('heading', { name: 'Confira as semanas' }).waitFor();
}

function aPreview(weeks: number) {
  const conflicts = [
    [{ startHour: 18, kind: 'reservation', who: 'Bia Lima' }],
    [{ startHour: 18, kind: 'closure', reason: 'maintenance' }],
    [],
    [{ startHour: 18, kind: 'altered' }],
    [{ startHour: 18, kind: 'series', who: 'Caio Reis' }],
  ];
  const found = conflicts.slice(0, weeks).map((ofWeek, index) => ({
    ...week(index, {}),
    conflicts: ofWeek,
    ...(ofWeek.length === 0 && { holiday: 'Sexta-feira Santa' }),
    courts: [],
    startHours: [19, 20],
  }));
  return { weeks: 52, found, token: `token-${weeks}` };
}

async function showRequests(page: Page): Promise<void> {
  const { note: _, court: __, ...any } = { ...aRequest(), _id: '01999999-9999-7999-8999-999999999995' };
  const another = { ...any, player: { _id: any._id, name: 'Duda Sá' }, weekday: 0, startHour: 9 };
  const json = { data: { requests: [aRequest(), another] }, pages: 1 };
  await page.route('**/api/v1/arenas/me/series-requests*', (route) => route.fulfill({ json }));
}

function aRequest() {
  return {
    _id: '01999999-9999-7999-8999-999999999994',
    arena: { _id: '01999999-9999-7999-8999-999999999997', name: 'Arena Maré Alta' },
    player: { _id: '01999999-9999-7999-8999-999999999996', name: 'Caio Reis' },
    court: { _id: '01999999-9999-7999-8999-999999999990', name: 'Quadra 1' },
    weekday: 2,
    startHour: 18,
    hours: 2,
    sport: 'BEACH_TENNIS',
    from: '2030-03-05',
    note: 'Somos quatro, e às vezes chegamos dez minutos depois.',
    askedAt: '2030-02-20T12:00:00.000Z',
  };
}

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
      week(1, { state: 'kept', reservation, playedOn: '2030-03-14' }),
      week(2, { state: 'skipped' }),
      week(3, { state: 'conflict' }),
      week(6, { state: 'kept', reservation, holiday: 'Sexta-feira Santa' }),
    ],
    past: [week(-1, { state: 'kept', reservation, hasMoney: true }), week(-2, { state: 'skipped' })],
  };
}

function aGuest() {
  const { player: _, ...others } = aSeries();
  return {
    ...others,
    _id: '01999999-9999-7999-8999-999999999993',
    guestPlayerName: 'Rui das Quadras',
    price: 100,
    monthly: { sum: 400, fifthWeek: 'included', skippedWeek: 'stays' },
    weekday: 6,
    until: '2030-12-21',
    weeks: [],
    past: [],
  };
}
