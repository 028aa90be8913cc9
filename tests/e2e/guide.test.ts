import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appInBrowser } from './inBrowser.ts';
import { ARENA } from './signUpForm.ts';
import { told } from './heldClock.ts';

const app = appInBrowser();

// An arena in five minutes: everything that is typed, chosen or pressed from its sign-up to the first booking taken counts.
const MOST_INPUTS = 25;

it(`from /cadastrar-arena to the first booking taken in at most ${MOST_INPUTS} inputs`, async () => {
  const page = await app.pageOf('visitor');
  let inputs = 0;
  const fill = async (label: string, text: string) => {
    inputs += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const press = async (what: Locator) => {
    inputs += 1;
    // By key, as a toast may lie over it.
    await what.press('Enter');
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const step = (title: string) => page.getByRole('heading', { name: title }).waitFor();

  await page.goto('/cadastrar-arena');
  for (const [label, text] of Object.entries({ ...ARENA, Email: 'guia@exemplo.com' })) await fill(label, text);
  await press(page.getByRole('form').getByRole('button', { name: 'Cadastrar arena' }));
  await page.waitForURL('**/empresa/dashboard');
  await step('Sua arena ainda não está no ar');
  await expect.poll(() => isListed(app.address)).toBe(false);

  await press(page.getByRole('link', { name: 'Continuar', exact: true }));
  await step('Quantas quadras você tem?');
  inputs += 1;
  await page.getByLabel('Quantas quadras', { exact: true }).selectOption('3');
  await press(button('Criar quadras'));

  await step('Quando se joga, e por quanto?');
  await fill('Preço de uma hora', '90');
  await press(button('Criar horários'));

  await step('Como você quer receber?');
  await press(button('Salvar e continuar'));

  await step('O que sua página conta?');
  // Left in the middle, it goes on where it was: on the server, not in the tab.
  await resume(page);
  await step('O que sua página conta?');
  await fill('Endereço', 'Rua da Areia, 10');
  await fill('Sobre a arena', 'Areia fofa a uma quadra do mar.');
  await press(button('Salvar e continuar'));

  await step('Tudo pronto?');
  await press(button('Colocar no ar'));
  await step('Sua arena está no ar!');
  await expect.poll(() => page.getByLabel('Link da sua arena').inputValue()).toMatch(/\/cliente\/arena\/[\da-f-]{36}$/);
  await expect.poll(() => isListed(app.address)).toBe(true);

  await press(page.getByRole('link', { name: 'Fazer uma reserva' }));
  await page.getByRole('heading', { name: 'Fazer reserva em Arena Ressaca' }).waitFor();
  await press(page.getByRole('button', { name: /^Das .+, R\$\s90/ }).first());
  inputs += 1;
  await page.getByText('Convidado', { exact: true }).click();
  await fill('Nome do convidado', 'Zé da Praia');
  await press(button('Reservar'));
  await told(page, 'Reserva(s) feita(s) sucesso!');
  await page
    .getByRole('button', { name: /Zé da Praia/ })
    .first()
    .waitFor();
  expect(inputs).toBeLessThanOrEqual(MOST_INPUTS);
});

async function resume(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/empresa/comecar');
}

async function isListed(address: string): Promise<boolean> {
  const listed = await fetch(new URL('/api/v1/arenas/all', address));
  return (await listed.text()).includes('Arena Ressaca');
}
