import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const SETTINGS = { as: 'owner', path: () => '/empresa/configuracoes', heading: 'Configurações' } as const;
const RETURNED = '/conta-para-receber/retorno';
const CALL = '**/api/v1/payment-account';

const CONNECTED = { provider: 'mercado-pago', receiver: '448876418', connectedAt: '2026-03-05T12:00:00.000Z' } as const;
const ENDED_AT = '2026-06-07T12:00:00.000Z';

/** An account of one's own for receiving, in the states that people see. */
export const RECEIVING_SCREENS: readonly Screen[] = [
  { name: 'receiving-none', ...SETTINGS, onceThere: seeNone },
  {
    name: 'receiving-connected',
    ...SETTINGS,
    onceThere: (page) => see(page, { account: CONNECTED }, 'Desconectar conta'),
  },
  {
    name: 'receiving-end',
    ...SETTINGS,
    onceThere: async (page) => {
      await see(page, { account: CONNECTED }, 'Desconectar conta');
      await page.getByRole('button', { name: 'Desconectar conta' }).click();
      await page.getByRole('dialog', { name: 'Desconectar a conta?' }).waitFor();
    },
  },
  {
    name: 'receiving-ended',
    ...SETTINGS,
    onceThere: (page) => see(page, { account: { ...CONNECTED, endedAt: ENDED_AT, endedBy: 'person' } }, 'Conectar'),
  },
  {
    name: 'receiving-lost',
    ...SETTINGS,
    onceThere: (page) =>
      see(page, { account: { ...CONNECTED, endedAt: ENDED_AT, endedBy: 'provider' } }, 'Conectar de novo'),
  },
  {
    name: 'receiving-returned',
    as: 'owner',
    path: () => `${RETURNED}?code=um-codigo&state=um-estado`,
    heading: 'Falta um passo',
  },
  {
    name: 'receiving-not-authorized',
    as: 'owner',
    path: () => `${RETURNED}?error=access_denied&state=um-estado`,
    heading: 'Conta não conectada',
  },
];

async function seeNone(page: Page): Promise<void> {
  await page.getByText('Sem conta conectada').waitFor();
  await toSection(page);
}

async function toSection(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Conta para receber' }).evaluate((title) => title.scrollIntoView());
}

async function see(page: Page, told: { readonly account: object }, button: string): Promise<void> {
  const data = { offered: 'mercado-pago', feePercent: 2.5, ...told };
  await page.route(CALL, (route) => route.fulfill({ json: { data } }));
  await page.reload();
  await page.getByRole('button', { name: button }).waitFor();
  await toSection(page);
}
