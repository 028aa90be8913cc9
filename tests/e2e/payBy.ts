import type { Page } from 'playwright-core';

/** Answers what the ✓ of the agenda asks. @param method as on its button */
export async function payBy(page: Page, method: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Como foi pago?' }).getByRole('button', { name: method, exact: true }).click();
}
