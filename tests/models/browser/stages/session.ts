import type { Page } from 'playwright-core';
import { arenaPath, ROUTES } from '../../../../domain/navigation/routes.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { sessionScene } from '../../scenes/session.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, fillProfile, freeHour, waits } from './onPage.ts';
import { signUp } from './signUp.ts';

export async function sessionStage(world: SceneWorld): Promise<Stage> {
  const { scene, email, password, newPlayer, endSessions, forgetPhones, comeBack } = await sessionScene(world);
  const arena = await world.arena('local');
  return {
    ...scene,
    acts: {
      'login.submitted': async ({ page, chart }) => {
        // While it waits, the button cannot be pressed; password managers submit without it.
        if (chart().tags.includes('busy'))
          return loginForm(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
        await loginForm(page).getByLabel('Email').fill(email);
        await loginForm(page).getByLabel('Senha', { exact: true }).fill(password);
        await button(loginForm(page), 'Entrar').click();
      },
      'session.granted': async ({ page }) => {
        await page.getByRole('link', { name: 'Cadastre-se' }).click();
        await signUp(page, newPlayer());
      },
      'logout.pressed': async ({ page }) => {
        await button(page, /^E aí, /).click();
        await button(page, 'Sair').click();
      },
      'user.changed': async ({ page }) => {
        await forgetPhones();
        await menuLink(page, ROUTES.home.path).click();
        await page.locator(`a[href="${arenaPath(arena.id)}"]`).click();
        await page.getByRole('link', { name: 'Fazer reserva' }).click();
        await freeHour(page).click();
        await button(page, 'Reservar').click();
        await fillProfile(page, { city: 'Santos', phone: '13988887777' });
        await closeDialog(page, 'Reserva feita');
      },
      'account.erased': async ({ page }) => {
        await menuLink(page, ROUTES.settings.path).click();
        await button(page, 'Excluir minha conta').click();
        await page.getByLabel('Sua senha', { exact: true }).fill(password);
        await button(page, 'Excluir conta').click();
        await page.getByText('Sua conta foi excluída.').waitFor();
        await comeBack();
      },
      'session.expired': async ({ page }) => {
        await endSessions();
        await menuLink(page, ROUTES.myReservations.path).click();
      },
    },
    shows: {
      'visitor.idle': ({ page }) => loginForm(page).getByRole('button', { name: 'Entrar', disabled: false }).waitFor(),
      'visitor.signingIn': ({ page }) => waits(loginForm(page), 'Entrar'),
      signedIn: ({ page, context }) => button(page, greeting(context().stored.user.name)).waitFor(),
    },
  };
}

function loginForm(page: Page) {
  return page.getByRole('form', { name: 'Entrar' });
}

function menuLink(page: Page, href: string) {
  return page.locator(`#sidebar a[href="${href}"]`);
}

function greeting(name: string): RegExp {
  return new RegExp(`^E aí, ${name.split(' ')[0]}\\?!`);
}
