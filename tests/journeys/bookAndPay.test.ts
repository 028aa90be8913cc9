import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { formatReais } from '#domain/values/money.ts';
import { signUpNewcomer } from '../e2e/newcomer.ts';
import { passPolls, passTime, told } from '../e2e/heldClock.ts';
import { typeLogin } from '../e2e/people.ts';
import { appOnJourney } from './inJourney.ts';

/** So often the page asks whether it is paid. */
const PIX_POLL_MS = 5_000;
const HOUR = /^Das \d\d:00 às \d\d:00, R\$/;

const app = appOnJourney();

it('a visitor books two hours of tomorrow and pays them from another tab, over a reload', async () => {
  const person = await signUpNewcomer(app.address);
  const page = await app.pageOf('visitor');
  const { tomorrow, hours, hour, pix, secondsLeft } = reservePage(page);
  await page.goto('/');
  await page.getByRole('searchbox').fill('sao paulo');
  await page.getByRole('status').filter({ hasText: '2 arenas encontradas' }).waitFor();
  await page.getByRole('link', { name: 'Ibirapuera Sand' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ibirapuera Sand' }).waitFor();
  await page.getByRole('link', { name: 'Fazer reserva' }).click();

  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  const target = new URL(page.url()).searchParams.get('continue');
  await typeLogin(page, person);
  await page.getByRole('heading', { level: 1, name: 'Fazer reserva' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(target);
  await told(page, 'Joana!');

  await tomorrow.click();
  await expect.poll(() => tomorrow.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('group', { name: 'Período do dia' }).waitFor();
  await hours.nth(1).waitFor();
  const day = await nameOf(tomorrow);
  const names = [await nameOf(hours.nth(0)), await nameOf(hours.nth(1))];
  for (const name of names) await hour(name).first().click();
  const total = formatReais(names.reduce((sum, name) => sum + centavosOf(name), 0));
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();

  await pix.getByText(total).waitFor();
  await pix.getByRole('img', { name: 'QR code do PIX' }).waitFor();
  const code = await pix.getByLabel('PIX copia e cola').inputValue();
  const shown = await secondsLeft();
  expect(shown).toBeGreaterThan(0);
  await passTime(page, 2_000);
  await expect.poll(secondsLeft).toBeLessThan(shown);

  await page.reload();
  await expect.poll(() => pix.getByLabel('PIX copia e cola').inputValue()).toBe(code);
  // The server's whole seconds and those on screen do not begin together.
  await expect.poll(() => secondsLeft()).toBeLessThanOrEqual(shown + 1);

  const bank = await page.context().newPage();
  await bank.goto('/sandbox/banco');
  await bank.getByLabel('Pix copia e cola').fill(code);
  await bank.getByRole('button', { name: 'Ler código' }).click();
  await bank.getByRole('button', { name: `Pagar cobrança de ${total}` }).click();
  await bank.getByRole('status').filter({ hasText: 'Pagamento feito.' }).waitFor();

  // Nobody touches the first tab meanwhile, but to look at it.
  await page.bringToFront();
  const approved = page.getByRole('dialog', { name: 'Pagamento aprovado' });
  await passPolls(page, PIX_POLL_MS, approved.getByText('Aprovado', { exact: true }));
  await approved.getByRole('link', { name: 'Ver minhas reservas' }).click();

  await page.getByRole('heading', { level: 1, name: 'Minhas reservas' }).waitFor();
  const ticket = page.getByRole('article').filter({ hasText: 'Ibirapuera Sand' }).filter({ hasText: day });
  await ticket.getByText('Paga', { exact: true }).waitFor();
  await ticket.getByText(total, { exact: true }).waitFor();
  await expect
    .poll(() => ticket.getByRole('button').or(ticket.getByRole('link')).allInnerTexts())
    .toEqual([expect.stringMatching(/^Ver detalhes/), 'Fazer nova reserva']);
});

/** What is on it, and on the PIX over it. */
function reservePage(page: Page) {
  const pix = page.getByRole('dialog', { name: 'Pague com PIX' });
  return {
    pix,
    tomorrow: page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(1),
    /** Those that can still be chosen. */
    hours: page.getByRole('button', { name: HOUR, disabled: false, pressed: false }),
    hour: (name: string) => page.getByRole('button', { name, exact: true, disabled: false }),
    secondsLeft: async (): Promise<number> => {
      const label = (await pix.getByRole('timer').getAttribute('aria-label')) ?? '';
      const [, minutes, seconds] = /^(\d+):(\d\d) para pagar$/.exec(label) ?? [];
      return Number(minutes) * 60 + Number(seconds);
    },
  };
}

async function nameOf(chip: Locator): Promise<string> {
  return (await chip.locator('span').first().innerText()).trim();
}

/** `Das 18:00 às 19:00, R$ 90,00` → 9000 */
function centavosOf(name: string): number {
  return Number((name.split('R$')[1] ?? '').replaceAll(/\D/g, ''));
}
