import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
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
    name: 'vouchers-sold',
    ...VOUCHERS,
    onceThere: async (page) => {
      await countInHours(page);
      await page.getByRole('button', { name: 'Vender horas' }).click();
      await pickAndSell(page);
      await page.getByRole('button', { name: 'Desfazer', exact: true }).waitFor();
    },
  },
  {
    name: 'vouchers-sale-errors',
    ...VOUCHERS,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Vender reservas' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Vender', exact: true }).click();
      await page.getByText('Informe o cliente do voucher.').waitFor();
    },
  },
  {
    name: 'vouchers-not-found',
    ...VOUCHERS,
    path: () => '/empresa/vouchers?busca=ninguém&status=sem-credito',
    onceThere: (page) => page.getByText('Nenhum voucher encontrado').waitFor(),
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

/** The arena counts its vouchers in hours, of which the newest was sold. */
async function countInHours(page: Page): Promise<void> {
  await page.route('**/api/v1/arenas/me', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    body.data.arena.bookingRules.voucherUnit = 'hour';
    await route.fulfill({ response: reply, json: body });
  });
  await page.route(VOUCHERS_CALL, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const voucher of body.data.vouchers) voucher.unit = 'hour';
    const [first] = body.data.vouchers;
    Object.assign(first, { discount: 1, credits: 10, lifetimeUse: false });
    first.sale = { price: 400, method: 'pix', isUndoable: true };
    const json = { data: { voucher: first } };
    await page.route('**/api/v1/vouchers/sales', (sale) => sale.fulfill({ status: 201, json }));
    await route.fulfill({ response: reply, json: body });
  });
  await page.reload();
  await seeVouchers(page);
}

async function pickAndSell(page: Page): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Jogador' }).fill('an');
  await page.getByRole('option').first().click();
  await form.getByLabel('Quantas horas').fill('10');
  await form.getByLabel('Valor recebido').fill('400');
  await form.getByRole('button', { name: 'Vender', exact: true }).click();
}

async function openNew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Novo voucher' }).click();
  await page.getByRole('dialog', { name: 'Novo voucher' }).waitFor();
}

async function check(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código do voucher').fill(code);
  await page.getByRole('button', { name: 'Validar', exact: true }).click();
}
