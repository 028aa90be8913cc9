import type { Page } from 'playwright-core';
import { reservePath } from '#domain/navigation/paths.ts';
import { OFFLINE } from '../../src/app/appTexts.ts';
import type { Screen } from './screen.ts';

const HOUR = /^Das .+, R\$/;
const TOAST_MS = 5_000;

/** Screens on which all that may come between comes at once: a reservation that waits, a toast, a line that is lost. */
export const CROWDED_SCREENS: readonly Screen[] = [
  {
    name: 'reserve-crowded',
    as: 'player',
    path: ({ platform }) => reservePath(platform, 'NADA'),
    heading: 'Fazer reserva',
    onceThere: async (page) => {
      await holdHour(page);
      await chooseHour(page);
      await page.getByLabel('Voucher').fill('NADA');
      await page.getByRole('button', { name: 'Aplicar' }).click();
      await page.getByText('Voucher não encontrado.').first().waitFor();
      await loseLine(page);
      await page.getByRole('button', { name: 'Reservar', exact: true }).click();
      await page.getByRole('alert').filter({ hasText: 'Sem conexão' }).waitFor();
    },
  },
  {
    name: 'reserve-voucher',
    as: 'player',
    path: ({ platform }) => reservePath(platform, 'AREIA20'),
    heading: 'Fazer reserva',
    onceThere: async (page) => {
      await page.route('**/reservations/quote', (route) =>
        route.fulfill({ json: { data: { totalValue: 28, discount: 7 } } }),
      );
      await chooseHour(page);
      await page.getByText(/^De R\$.* por R\$/).waitFor();
    },
  },
  {
    name: 'reserve-in-choice',
    as: 'player',
    path: ({ platform }) => reservePath(platform),
    heading: 'Fazer reserva',
    onceThere: async (page) => {
      await page.route('**/all-time-slots?*', async (route) => {
        const reply = await route.fetch();
        const body = (await reply.text()).replaceAll('"isAvailable":true', '"isAvailable":true,"inChoiceForS":30');
        await route.fulfill({ response: reply, body });
      });
      await chooseHour(page);
      await page.getByRole('button', { name: /em escolha$/, pressed: true }).waitFor();
    },
  },
];

/** Reserves an hour, and leaves its PIX. */
async function holdHour(page: Page): Promise<void> {
  await page.getByLabel('Voucher').fill('');
  await chooseHour(page);
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const pix = page.getByRole('dialog', { name: 'Pague com PIX' });
  await pix.waitFor();
  await pix.getByRole('button', { name: 'Fechar' }).click();
  await page.getByText('Você tem uma reserva esperando o PIX').waitFor();
}

async function chooseHour(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(1).click();
  await page.getByRole('button', { name: HOUR, disabled: false, pressed: false }).first().click();
}

/** As a browser does in a tunnel. What is told from now on stays: no look is as quick as a toast. */
async function loseLine(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) => route.abort('internetdisconnected'));
  await page.evaluate((toastMs) => {
    const start = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (handler: TimerHandler, ms?: number, ...given: unknown[]) =>
        ms === toastMs ? 0 : start(handler, ms, ...given),
    });
    dispatchEvent(new Event('offline'));
  }, TOAST_MS);
  await page.getByText(OFFLINE).waitFor();
}
