import type { Page } from 'playwright-core';
import { NEW_TOURNAMENT, PERIODS } from '../../scenes/arenaTournaments.ts';
import { button, dialog } from './onPage.ts';

/** Types a new tournament, chooses its days on the calendars where none are chosen, and sends it. */
export async function fillTournament(page: Page): Promise<void> {
  const form = dialog(page, 'Novo torneio');
  for (const [label, text] of Object.entries(NEW_TOURNAMENT)) await form.getByLabel(label, { exact: true }).fill(text);
  for (const label of PERIODS) {
    const field = form.getByLabel(label);
    if (/\d/.test(await field.innerText())) continue;
    await field.click();
    for (const day of [/^10 /, /^12 /]) await button(page, day).first().click();
  }
  await button(form, 'Criar torneio').click();
}
