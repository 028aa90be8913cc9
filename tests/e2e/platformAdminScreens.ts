import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const PLATFORM_ADMIN = { as: 'admin', path: () => '/admin/operacao', heading: 'Operação' } as const;
const CALL = '**/api/v1/operation';
const CHARGE = '01910000-0000-7000-8000-00000000000';
const JOB = '01920000-0000-7000-8000-00000000000';
const THEN = '2026-11-20T17:05:00.000Z';
const LATER = '2099-11-20T17:12:00.000Z';
const OF_RESERVATION = { place: 'Arena Maré Alta', day: { day: 22, month: 11, year: 2026 } } as const;
const OF_EVENT = { place: 'Copa das Ondas de Santos', event: `${CHARGE}9` } as const;
const NOTHING = { failingJobs: [], openRefunds: [], disputes: [], unreachable: [] } as const;

const ALL = {
  failingJobs: [
    {
      _id: `${JOB}1`,
      kind: 'sendNotice',
      attempts: 7,
      createdAt: THEN,
      nextTryAt: LATER,
      lastError: 'MailFailure EAUTH 535',
    },
    { _id: `${JOB}2`, kind: 'refundCharge', attempts: 1, createdAt: THEN, nextTryAt: THEN },
  ],
  openRefunds: [
    { charge: `${CHARGE}1`, part: 'all', state: 'owed', amount: 80.5, since: THEN, ...OF_RESERVATION },
    { charge: `${CHARGE}2`, part: 'a', state: 'refused', amount: 60, since: THEN, ...OF_EVENT },
  ],
  disputes: [{ charge: `${CHARGE}3`, amount: 1_280, since: THEN, ...OF_RESERVATION }],
  unreachable: [{ charge: `${CHARGE}4`, amount: 120, since: THEN, ...OF_EVENT }],
  counts: { failingJobs: 240, openRefunds: 2, disputes: 1, unreachable: 1 },
} as const;

/** What admins look after, in the states that they see, and their own settings. */
export const PLATFORM_ADMIN_SCREENS: readonly Screen[] = [
  {
    name: 'admin-platform',
    ...PLATFORM_ADMIN,
    onceThere: async (page) => {
      await answer(page, ALL);
      await page.getByRole('heading', { name: /^Cobranças inalcançáveis/ }).waitFor();
    },
  },
  {
    name: 'admin-platform-none',
    ...PLATFORM_ADMIN,
    onceThere: async (page) => {
      await answer(page, { ...NOTHING, counts: { failingJobs: 0, openRefunds: 0, disputes: 0, unreachable: 0 } });
      await page.getByRole('heading', { name: 'Tudo em ordem' }).waitFor();
    },
  },
  {
    name: 'admin-platform-fault',
    ...PLATFORM_ADMIN,
    onceThere: async (page) => {
      const faults = [{ place: 'Arena Maré Alta', number: 48_213 }, { number: 7 }];
      const audit = { entries: 182_004, unsealed: 3, unsealedSince: THEN, checkedAt: THEN, faults };
      await page.route(`${CALL}/audit`, (route) => route.fulfill({ json: { data: audit } }));
      await page.reload();
      await page.getByText(/registro nº 48.213/).waitFor();
    },
  },
  {
    name: 'admin-platform-loading',
    ...PLATFORM_ADMIN,
    onceThere: async (page) => {
      await page.route(CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando a operação…').waitFor();
    },
  },
  {
    name: 'admin-platform-failed',
    ...PLATFORM_ADMIN,
    onceThere: async (page) => {
      const error = { statusCode: 500, code: 'internal' };
      const body = { message: 'Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.', error };
      await page.route(CALL, (route) =>
        route.fulfill({ status: 500, json: body, headers: { 'x-request-id': 'k3f9x0a1b2c3d4e5' } }),
      );
      await page.reload();
      await page.getByText('Código: k3f9x0a1b2c3d4e5').waitFor();
    },
  },
  {
    name: 'admin-settings',
    as: 'admin',
    path: () => '/admin/configuracoes',
    heading: 'Configurações',
    onceThere: (page) => page.getByLabel('Nova senha').waitFor(),
  },
];

async function answer(page: Page, data: object): Promise<void> {
  await page.route(CALL, (route) => route.fulfill({ json: { data } }));
  await page.reload();
}
