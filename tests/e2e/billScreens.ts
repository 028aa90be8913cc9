import type { Page } from 'playwright-core';
import { aPayment } from './cartReplies.ts';
import type { Screen } from './screen.ts';

const BILLS = { as: 'owner', path: () => '/empresa/mensalistas/mensalidades', heading: 'Mensalidades' } as const;

/** What the mensalistas of an arena pay for a month, in the states that people see. */
export const OWNER_BILLS_SCREENS: readonly Screen[] = [
  { name: 'owner-bills', ...BILLS, onceThere: seeLate },
  {
    name: 'owner-bills-pay',
    ...BILLS,
    onceThere: async (page) => {
      await seeLate(page);
      await page
        .getByRole('button', { name: /^Receber: / })
        .first()
        .click();
      await page.getByRole('dialog').getByText('A receber agora').waitFor();
    },
  },
  {
    name: 'owner-bills-forgive',
    ...BILLS,
    onceThere: async (page) => {
      await seeLate(page);
      await page
        .getByRole('button', { name: /^Perdoar: / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Perdoar mensalidade' }).click();
      await page.getByText('Escreva o motivo.').waitFor();
    },
  },
  {
    name: 'owner-bills-rule',
    ...BILLS,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Mudar regra' }).click();
      await page.getByRole('dialog').getByText('Dia do vencimento').waitFor();
    },
  },
  {
    name: 'owner-bills-none',
    as: 'owner',
    path: () => '/empresa/mensalistas/mensalidades?mes=2020-01',
    heading: 'Mensalidades',
    onceThere: (page) => page.getByText('Nenhuma mensalidade neste mês').waitFor(),
  },
];

const MINE = { as: 'player', path: () => '/cliente/mensalidades', heading: 'Minhas mensalidades' } as const;

/** What a player is asked for a month, likewise. */
export const MY_BILLS_SCREENS: readonly Screen[] = [
  {
    name: 'my-bills',
    ...MINE,
    onceThere: async (page) => {
      const bills = [
        aBill({ state: 'late', ends: '2030-03-26', left: 330, credit: 60 }),
        aBill({
          state: 'due',
          arenaName: 'Arena Boa Viagem da Praia Grande',
          series: OTHER,
          left: 450,
          takesPix: true,
        }),
        aBill({ state: 'paid', weekday: 4, series: '01999999-9999-7999-8999-999999999993', paid: 450 }),
      ];
      await page.route('**/api/v1/players/me/bills*', (route) =>
        route.fulfill({ json: { data: { bills }, pages: 1 } }),
      );
      await page.reload();
      await page.locator('summary').first().click();
      await page.getByText('O seu crédito paga').waitFor();
    },
  },
  {
    name: 'my-bills-pix',
    ...MINE,
    onceThere: async (page) => {
      const bill = aBill({ state: 'due', left: 450, takesPix: true });
      await page.route('**/api/v1/players/me/bills*', (route) =>
        route.fulfill({ json: { data: { bills: [bill] }, pages: 1 } }),
      );
      const payment = { ...aPayment, value: 450, validadePix: aPayment.expiresAt, qrCodePix: aPayment.qrCode };
      await page.route('**/bill/payment', (route) => route.fulfill({ status: 201, json: { data: { payment } } }));
      await page.reload();
      await page.getByRole('button', { name: /^Pagar com PIX: / }).click();
      await page.getByRole('dialog').getByText('Pague o PIX antes que o tempo acabe.').waitFor();
    },
  },
  {
    name: 'my-bills-requests',
    ...MINE,
    onceThere: async (page) => {
      const requests = [aRequest({}), aRequest({ _id: OTHER, weekday: 0, answer: 'refused', reason: 'Já tem dono.' })];
      await page.route('**/api/v1/players/me/series-requests*', (route) =>
        route.fulfill({ json: { data: { requests }, pages: 1 } }),
      );
      await page.reload();
      await page.getByRole('button', { name: /^Retirar pedido/ }).waitFor();
    },
  },
  {
    name: 'series-ask',
    as: 'player',
    path: ({ local }) => `/cliente/arena/${local}/mensalista`,
    heading: 'Quero ser mensalista',
    onceThere: (page) => page.getByLabel('Começa às').waitFor(),
  },
  {
    name: 'series-ask-errors',
    as: 'player',
    path: ({ local }) => `/cliente/arena/${local}/mensalista`,
    heading: 'Quero ser mensalista',
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await page.getByText('Escolha o dia da semana.').waitFor();
    },
  },
  { name: 'my-bills-none', ...MINE, onceThere: (page) => page.getByText('Nenhuma mensalidade neste mês').waitFor() },
];

async function seeLate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mês anterior' }).click();
  await page.getByText('Atrasada', { exact: true }).waitFor();
}

const OTHER = '01999999-9999-7999-8999-999999999992';

function aRequest(told: object) {
  const _id = '01999999-9999-7999-8999-999999999995';
  return {
    _id,
    arena: { _id, name: 'Arena Maré Alta' },
    player: { _id, name: 'Ana Souza' },
    weekday: 2,
    startHour: 19,
    hours: 2,
    sport: 'BEACH_TENNIS',
    from: '2030-03-05',
    askedAt: '2030-02-20T12:00:00.000Z',
    ...told,
  };
}

function aBill(told: object) {
  const reservation = '01999999-9999-7999-8999-999999999990';
  const week = { total: 120, paid: 0, discounted: 0 };
  return {
    series: '01999999-9999-7999-8999-999999999991',
    month: '2030-03',
    arenaName: 'Arena Maré Alta',
    courtName: 'Quadra 1',
    weekday: 2,
    startHour: 19,
    hours: 2,
    weeks: [
      { ...week, day: '2030-03-05', reservation, paid: 120 },
      { ...week, day: '2030-03-12', reservation: OTHER, paid: 30 },
      { ...week, day: '2030-03-19', reservation: '01999999-9999-7999-8999-999999999994' },
    ],
    takesPix: false,
    total: 450,
    paid: 0,
    discounted: 0,
    credit: 0,
    left: 0,
    due: '2030-03-10',
    ...told,
  };
}
