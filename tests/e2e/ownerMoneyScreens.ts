import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const AGENDA = { as: 'owner', path: () => '/empresa/reservas', heading: 'Minhas reservas' } as const;

/** What was paid at the arena, and the receipt of it, in the states that people see. */
export const OWNER_MONEY_SCREENS: readonly Screen[] = [
  { name: 'owner-payments', ...AGENDA, onceThere: openPayments },
  {
    name: 'owner-payments-add',
    ...AGENDA,
    onceThere: async (page) => {
      await openPayments(page);
      await page.getByRole('button', { name: 'Adicionar pagamento' }).click();
      await page.getByRole('button', { name: /^Usar tudo o que falta/ }).click();
      await page.getByLabel('Quem pagou').fill('Bia Lima');
    },
  },
  {
    name: 'owner-payments-too-high',
    ...AGENDA,
    onceThere: async (page) => {
      await openPayments(page);
      await page.getByRole('button', { name: 'Adicionar desconto' }).click();
      await page.getByLabel('Valor').fill('99.999,00');
      await page.getByText('O valor é maior do que falta pagar.').waitFor();
    },
  },
  {
    name: 'owner-payments-delete',
    ...AGENDA,
    onceThere: async (page) => {
      await openPayments(page);
      await pay(page, '1,00');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Excluir / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Excluir registro?' }).waitFor();
    },
  },
  {
    name: 'owner-payments-done',
    ...AGENDA,
    onceThere: async (page) => {
      await openPayments(page);
      await pay(page, 'tudo');
      await page.getByText('Tudo pago').waitFor();
    },
  },
  {
    name: 'owner-pix',
    ...AGENDA,
    onceThere: async (page) => {
      await page
        .getByRole('button', { name: /^Confirmar pagamento de / })
        .first()
        .click();
      const asked = page.getByRole('dialog', { name: 'Como foi pago?' });
      await asked.getByRole('button', { name: 'Mostrar QR do PIX' }).click();
      await asked.getByText(/^Recebe:/).waitFor();
    },
  },
  {
    name: 'owner-receipt',
    ...AGENDA,
    onceThere: async (page) => {
      await openPayments(page);
      await pay(page, '1,00');
      await page.getByRole('link', { name: 'Ver recibo' }).click();
      await page.getByText('Recibo sem valor fiscal').waitFor();
    },
  },
  {
    name: 'owner-receipt-unknown',
    as: 'owner',
    path: () => '/empresa/reservas/01910000-0000-7000-8000-000000000000/recibo',
    heading: 'Reserva não encontrada',
  },
];

/** Of a reservation that its owner made, which waits for money at the arena. */
export async function openPayments(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /, Confirmada, R\$/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Pagamentos da reserva' }).waitFor();
}

/** @param value as it is typed, or `tudo` for all that is left */
export async function pay(page: Page, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar pagamento' }).click();
  if (value === 'tudo') await page.getByRole('button', { name: /^Usar tudo o que falta/ }).click();
  else await page.getByLabel('Valor').fill(value);
  await page.getByRole('button', { name: 'Registrar' }).click();
  await page.getByText('Registro feito com sucesso!').waitFor();
}
