import type { Page } from 'playwright-core';
import { NEW_EVENT, PERIOD } from '../../scenes/eventCreation.ts';
import { button, dialog } from './onPage.ts';

/** Types a new event, chooses days of the next month where none are chosen, and sends it. */
export async function fillEvent(page: Page): Promise<void> {
  const form = dialog(page, 'Novo evento');
  for (const [label, text] of Object.entries(NEW_EVENT)) await form.getByLabel(label, { exact: true }).fill(text);
  const period = form.getByLabel(PERIOD);
  if (!/\d/.test(await period.innerText())) {
    await period.click();
    for (const name of ['Próximo mês', /^10 /, /^12 /]) await button(page, name).first().click();
  }
  await button(form, 'Criar evento').click();
}
