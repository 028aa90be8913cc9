import type { Locator, Page } from 'playwright-core';

export function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole('button', { name, exact: typeof name === 'string' });
}

export function dialog(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name, exact: typeof name === 'string' });
}

/** What a button becomes when no answer comes. */
export const STOP_WAITING = 'Parar de esperar';

/** A button that shows that it waits cannot be pressed. */
export function waits(within: Page | Locator, name: string): Promise<void> {
  return within.getByRole('button', { name, exact: true, disabled: true }).waitFor();
}

/** By its cross. */
export function closeDialog(page: Page, name: string | RegExp): Promise<void> {
  return button(dialog(page, name), 'Fechar').click();
}

export function freeHour(page: Page): Locator {
  return page.getByRole('button', { name: /^Das .*R\$/, pressed: false, disabled: false }).first();
}

export async function fillProfile(page: Page, { city, phone }: { city: string; phone: string }): Promise<void> {
  const form = dialog(page, 'Complete seu cadastro');
  await form.getByLabel('Cidade').fill(city);
  await form.getByLabel('Telefone').fill(phone);
  await form.getByLabel('Feminino').check();
  await button(form, 'Salvar e reservar').click();
}
