import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { callApi } from './callApi.ts';
import { passPolls, told } from './heldClock.ts';
import { appInBrowser } from './inBrowser.ts';
import { farDay } from './ownersDay.ts';
import { openNewArena } from './newArena.ts';

const END_TO_END = `E60701190202603051812${'Ab1'.repeat(3)}xy`;
const LOOK_MS = 20_000;
const PIX_POLL_MS = 5_000;

const app = appInBrowser();
let clicks = 0;

async function press(what: Locator): Promise<void> {
  clicks += 1;
  await what.click();
}

// Red without PaymentLink in InstallmentList.tsx, SaidFields in PaymentLinkScreen.tsx, or `look` in machines/payment/paymentLink.ts.
it('a guest who called pays two hours by a link: the desk sends it in 8 clicks, and marks what was said in 2', async () => {
  const owner = await openNewArena(app.address);
  const { token } = await callApi(app.address, contract.login, { body: owner });
  const desk = await app.enter(owner, { viewport: { width: 1440, height: 900 } });
  const page = await desk.newPage();
  await page.goto(agendaPath(toIsoDay(farDay(31))));
  clicks = 0;
  await press(page.getByRole('link', { name: /^Reservar às 18:00/ }).first());
  await press(page.getByText('Convidado', { exact: true }));
  await page.getByLabel('Nome do convidado').fill('Rui Prado');
  await press(page.getByRole('button', { name: /^Trocar/ }));
  await press(page.getByRole('button', { name: /^Das 19:00/ }).first());
  await press(page.getByRole('button', { name: 'Reservar', exact: true }));
  await press(page.getByRole('button', { name: /, Rui Prado, Confirmada, R\$/ }).first());
  await press(page.getByRole('button', { name: 'Link de pagamento' }));
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('link', { name: 'Enviar por WhatsApp' });
  await send.waitFor();
  // It opens WhatsApp.
  clicks += 1;
  expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toContain('18:00 às 20:00');
  expect(clicks).toBe(8);
  const address = await dialog.getByRole('textbox', { name: 'Link de pagamento' }).inputValue();

  const phone = await app.enter('visitor', { viewport: { width: 390, height: 844 } });
  const payer = await phone.newPage();
  await payer.goto(new URL(address).pathname);
  await payer.getByText('18:00 às 20:00').waitFor();
  await payer.getByRole('button', { name: 'Paguei' }).click();
  await payer.getByRole('button', { name: 'Avisar a arena' }).click();
  await payer.getByText('Informe o nome de quem pagou.').waitFor();
  await payer.getByLabel('Nome de quem pagou').fill('Maria Prado');
  await payer.getByLabel(/^Número do PIX/).fill(`${END_TO_END.slice(0, 16)} ${END_TO_END.slice(16)}`);
  await payer.reload();
  // What was typed is there over a reload.
  await payer.getByRole('button', { name: 'Paguei' }).click();
  expect(await payer.getByLabel('Nome de quem pagou').inputValue()).toBe('Maria Prado');
  await payer.getByRole('button', { name: 'Avisar a arena' }).click();
  await payer.getByText('A arena vai conferir').waitFor();
  await noSideScroll(payer);

  await page.bringToFront();
  await page.goto('/empresa/pendencias');
  const said = page.getByRole('region', { name: 'Disseram que pagaram' });
  await said.getByText(END_TO_END).waitFor();
  clicks = 1;
  await press(said.getByRole('button', { name: 'Marcar como pago' }));
  await told(page, 'Pagamento marcado: quem pagou vê na página do link.');
  await said.waitFor({ state: 'detached' });
  expect(clicks).toBe(2);

  await payer.bringToFront();
  await payer.evaluate((ms) => globalThis.heldClock.pass(ms), LOOK_MS);
  await payer.getByText('A arena confirmou o seu pagamento. Bom jogo!').waitFor();
  const { debtors } = await callApi(app.address, contract.debts, { token });
  expect(debtors).toEqual([]);
});

// Red without PayLink in PaymentLinkScreen.tsx, or `takesPixByLink` in OwnerReserveScreen.tsx.
it('a link of an arena that is paid through the platform pays itself: its PIX is made on the page, and the hour is paid', async () => {
  const owner = await openNewArena(app.address);
  const { token } = await callApi(app.address, contract.login, { body: owner });
  const { version } = await callApi(app.address, contract.myArena, { token });
  const query = new URLSearchParams({ version: String(version) });
  await callApi(app.address, contract.updatePaymentMethod, { token, query, body: { paymentMethod: 'platform' } });
  const desk = await app.enter(owner, { viewport: { width: 1440, height: 900 } });
  const page = await desk.newPage();
  await page.goto(agendaPath(toIsoDay(farDay(32))));
  await page
    .getByRole('link', { name: /^Reservar às 18:00/ })
    .first()
    .click();
  await page.getByText('Convidado', { exact: true }).click();
  await page.getByLabel('Nome do convidado').fill('Rui Prado');
  await page.getByRole('button', { name: 'Reservar e enviar link' }).click();
  const address = await page.getByRole('textbox', { name: 'Link de pagamento' }).inputValue();

  const phone = await app.enter('visitor', { viewport: { width: 390, height: 844 } });
  const payer = await phone.newPage();
  await payer.goto(new URL(address).pathname);
  await payer.getByRole('button', { name: 'Pagar com PIX' }).click();
  const code = await payer.getByRole('dialog', { name: 'Pague com PIX' }).getByLabel('PIX copia e cola').inputValue();
  await noSideScroll(payer);
  const bank = await phone.newPage();
  await bank.goto('/sandbox/banco');
  await bank.getByLabel('Pix copia e cola').fill(code);
  await bank.getByRole('button', { name: 'Ler código' }).click();
  await bank.getByRole('button', { name: /^Pagar cobrança de R\$\s90,00/ }).click();
  await bank.getByRole('status').filter({ hasText: 'Pagamento feito.' }).waitFor();

  await payer.bringToFront();
  const approved = payer.getByRole('dialog', { name: 'Pagamento aprovado' });
  await passPolls(payer, PIX_POLL_MS, approved.getByText('Aprovado', { exact: true }));
  await payer.reload();
  await payer.getByText('A arena confirmou o seu pagamento. Bom jogo!').waitFor();
  await page.getByRole('link', { name: 'Ver na agenda' }).click();
  await page.getByRole('button', { name: /, Rui Prado, Paga, R\$/ }).waitFor();
});

async function noSideScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}
