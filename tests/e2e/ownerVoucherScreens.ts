import type { Page } from 'playwright-core';
import { failureBody } from '../../domain/contract/failure.ts';
import type { Screen } from './screen.ts';

const VOUCHERS = { as: 'owner', path: () => '/empresa/vouchers', heading: 'Gerenciar Vouchers' } as const;
const PLAYERS = { as: 'owner', path: () => '/empresa/jogadores', heading: 'Jogadores' } as const;
const VOUCHERS_CALL = '**/api/v1/arenas/me/vouchers*';
const PLAYERS_CALL = '**/api/v1/players*';

/** The owner's vouchers and players, in the states that people see. */
export const OWNER_VOUCHER_SCREENS: readonly Screen[] = [
  { name: 'vouchers', ...VOUCHERS, onceThere: seeVouchers },
  {
    name: 'vouchers-none',
    ...VOUCHERS,
    onceThere: async (page) => {
      await page.route(VOUCHERS_CALL, (route) => route.fulfill({ json: { data: { vouchers: [] }, pages: 1 } }));
      await page.reload();
      await page.getByText('Nenhum voucher por aqui ainda').waitFor();
    },
  },
  {
    name: 'vouchers-loading',
    ...VOUCHERS,
    onceThere: async (page) => {
      await page.route(VOUCHERS_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando vouchers…').waitFor();
    },
  },
  {
    name: 'vouchers-failed',
    ...VOUCHERS,
    onceThere: async (page) => {
      await page.route(VOUCHERS_CALL, (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('Não foi possível carregar os vouchers.').waitFor();
    },
  },
  {
    name: 'vouchers-new',
    ...VOUCHERS,
    onceThere: async (page) => {
      await openNew(page);
      await page.getByRole('combobox', { name: 'Cliente' }).fill('an');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'vouchers-new-picked',
    ...VOUCHERS,
    onceThere: async (page) => {
      await openNew(page);
      await page.getByRole('combobox', { name: 'Cliente' }).fill('an');
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: 'Gerar código' }).click();
      await page.getByLabel('Desconto (%)').fill('12,5');
      await page.getByLabel('Vitalício').check();
    },
  },
  {
    name: 'vouchers-new-errors',
    ...VOUCHERS,
    onceThere: async (page) => {
      await openNew(page);
      await page.getByLabel('Desconto (%)').fill('101');
      await page.getByRole('button', { name: 'Criar voucher' }).click();
      await page.getByText('Informe o cliente do voucher.').waitFor();
    },
  },
  {
    name: 'vouchers-recharge',
    ...VOUCHERS,
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Recarregar / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Recarregar', exact: true }).click();
      await page.getByText('Informe um valor válido').waitFor();
    },
  },
  {
    name: 'vouchers-expire',
    ...VOUCHERS,
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Expirar / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Expirar voucher?' }).waitFor();
    },
  },
  {
    name: 'vouchers-checked',
    ...VOUCHERS,
    onceThere: async (page) => {
      await check(page, 'cortesia');
      await page.getByText(/Vale hoje/).waitFor();
    },
  },
  {
    name: 'vouchers-checked-over',
    ...VOUCHERS,
    onceThere: async (page) => {
      await check(page, 'verao15');
      await page.getByText(/está expirado/).waitFor();
    },
  },
  {
    name: 'vouchers-check-missing',
    ...VOUCHERS,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Validar', exact: true }).click();
      await page.getByText('Informe um código para validar').waitFor();
    },
  },
  { name: 'players', ...PLAYERS, onceThere: (page) => page.getByRole('row').nth(1).waitFor() },
  {
    name: 'players-none',
    ...PLAYERS,
    onceThere: async (page) => {
      await page.route(PLAYERS_CALL, (route) => route.fulfill({ json: { data: { players: [] }, pages: 1 } }));
      await page.reload();
      await page.getByText('Nenhum jogador por aqui ainda').waitFor();
    },
  },
  {
    name: 'players-loading',
    ...PLAYERS,
    onceThere: async (page) => {
      await page.route(PLAYERS_CALL, () => undefined);
      await page.reload();
      await page.getByText('Carregando jogadores…').waitFor();
    },
  },
  {
    name: 'players-found',
    ...PLAYERS,
    onceThere: async (page) => {
      await page.getByLabel('Busque por um jogador').fill('an');
      await page.getByText(/^\d+ jogador(es)? encontrado/).waitFor();
    },
  },
  {
    name: 'players-unknown',
    ...PLAYERS,
    onceThere: async (page) => {
      await page.getByLabel('Busque por um jogador').fill('xyzw');
      await page.getByText('Nenhum jogador encontrado').waitFor();
    },
  },
  {
    name: 'players-failed',
    ...PLAYERS,
    onceThere: async (page) => {
      await page.route(PLAYERS_CALL, (route) => route.fulfill({ status: 429, json: failureBody('too_many_requests') }));
      await page.getByLabel('Busque por um jogador').fill('ana');
      await page.getByText('Muitas requisições. Aguarde um pouco.').waitFor();
    },
  },
];

async function seeVouchers(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Excluir / })
    .first()
    .waitFor();
}

async function openNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Novo voucher' }).click();
  await page.getByRole('dialog', { name: 'Novo voucher' }).waitFor();
}

async function check(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código do voucher').fill(code);
  await page.getByRole('button', { name: 'Validar', exact: true }).click();
}
