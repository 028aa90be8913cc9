import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { farDay } from '../e2e/ownersDay.ts';
import { told } from '../e2e/heldClock.ts';
import { appOnJourney } from './inJourney.ts';
import { linesOf } from './linesOf.ts';
import { openNewArena } from '../e2e/newArena.ts';

const app = appOnJourney();

it('the desk’s day: the till is opened, guests are booked, paid, undone and cancelled, and the count is ten short', async () => {
  const page = await app.pageOf(await openNewArena(app.address));
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const paidBy = (method: string) =>
    page.getByRole('dialog', { name: 'Como foi pago?' }).getByRole('button', { name: method, exact: true });
  const [rui, lia] = [/^18:00, Quadra 1, Seu Rui, /, /^19:00, Quadra 2, Dona Lia, /];
  /** As whoever cannot see the grid hears it. */
  const said = (card: RegExp) => button(card).getAttribute('aria-label');
  await startTill(page);

  await page.goto(agendaPath(toIsoDay(farDay(1))));
  await book(page, '18:00 na Quadra 1', 'Seu Rui');
  await expect.poll(() => said(rui)).toMatch(/, Confirmada, R\$\s90,00/);
  await button(/^Confirmar pagamento de Seu Rui/).click();
  await paidBy('Dinheiro').click();
  await page.getByText(/^R\$\s90,00 em dinheiro$/).waitFor();
  await told(page, 'Reserva confirmada com sucesso!');
  await expect.poll(() => said(rui)).toMatch(/, Paga, R\$\s90,00/);
  await button('Desfazer').click();
  await told(page, 'Pagamento desfeito: o valor volta a faltar.');
  await expect.poll(() => said(rui)).toMatch(/, Confirmada, R\$\s90,00/);
  await button(/^Confirmar pagamento de Seu Rui/).click();
  await paidBy('Dinheiro').click();
  await page.getByText(/^R\$\s90,00 em dinheiro$/).waitFor();
  await told(page, 'Reserva confirmada com sucesso!');
  await expect.poll(() => said(rui)).toMatch(/, Paga, R\$\s90,00/);

  await book(page, '19:00 na Quadra 2', 'Dona Lia');
  await button(/^Confirmar pagamento de Dona Lia/).click();
  await paidBy('PIX').click();
  await told(page, 'Reserva confirmada com sucesso!');
  await expect.poll(() => said(lia)).toMatch(/, Paga, R\$\s90,00/);
  await button(/^Cancelar reserva de Dona Lia/).click();
  const asked = page.getByRole('dialog', { name: 'Cancelar reserva?' });
  await asked.getByText(/A arena recebeu R\$\s90,00/).waitFor();
  await asked.getByText('Devolver agora').click();
  // As it came: the drawer is none the wiser.
  await expect.poll(() => asked.getByRole('radio', { name: 'PIX na arena' }).isChecked()).toBe(true);
  await asked.getByRole('button', { name: 'Cancelar reserva' }).click();
  await told(page, 'Reserva cancelada com sucesso!');
  await button(/Cancelada · Dona Lia/).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Caixa' }).click();
  await expect
    .poll(() => movements(page))
    .toEqual([
      ['Devolução: Dona Lia', '− R$ 90,00'],
      ['Dona Lia', 'R$ 90,00'],
      ['Seu Rui', 'R$ 90,00'],
      ['Desfeito: Seu Rui', '− R$ 90,00'],
      ['Seu Rui', 'R$ 90,00'],
    ]);
  await button('Fechar caixa').click();
  const count = page.getByRole('form', { name: 'Contagem' });
  await count.waitFor();
  // Whoever counts does not know what is expected.
  expect(await page.getByRole('main').innerText()).not.toMatch(/R\$\s*\d/);
  await count.getByLabel('Contado em dinheiro').fill('130,00');
  await count.getByRole('button', { name: 'Fechar caixa' }).click();
  await told(page, 'Caixa fechado.');
  const result = page.getByRole('region', { name: 'Resultado da contagem' });
  await result.getByText('Esperado em dinheiro').waitFor();
  await expect
    .poll(async () => linesOf(await result.innerText()))
    .toEqual([
      'Falta de R$ 10,00',
      'Contado',
      'R$ 130,00',
      'Esperado em dinheiro',
      'R$ 140,00',
      'Concluir',
      'Ver e imprimir',
    ]);
});

async function startTill(page: Page): Promise<void> {
  await page.goto(ROUTES.ownerTill.path);
  await page.getByRole('button', { name: 'Abrir caixa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abrir caixa' });
  await dialog.getByLabel('Fundo de troco').fill('50');
  await dialog.getByRole('button', { name: 'Abrir caixa' }).click();
  await told(page, 'Caixa aberto.');
}

/** From the day on screen, to which the booking leads back. */
async function book(page: Page, place: string, guest: string): Promise<void> {
  await page.getByRole('link', { name: `Reservar às ${place}` }).click();
  await page.getByText('Convidado', { exact: true }).click();
  await page.getByLabel('Nome do convidado').fill(guest);
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await told(page, 'Reserva(s) feita(s) sucesso!');
}

/** What each was for, and its money. */
async function movements(page: Page): Promise<(string | undefined)[][]> {
  const all = await page.getByRole('list', { name: 'Movimentos' }).getByRole('listitem').allInnerTexts();
  return all.map(linesOf).map((lines) => [lines.at(0), lines.at(-1)]);
}
