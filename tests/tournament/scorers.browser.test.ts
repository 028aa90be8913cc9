import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tournamentPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../api/events/festival.ts';
import { openField } from '../api/tournament/field.ts';
import { isOnTop } from '../e2e/isOnTop.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { loginOf } from '../models/scenes/login.ts';

const scene = sceneInBrowser();

const VIEWPORTS = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

// Red when the link's secret is lost on the way through the login, or when nothing on a phone is wide enough to be seen.
it.each(VIEWPORTS)(
  'a scorer comes by the link, through the login, and writes a score, on a %s',
  async (_, viewport) => {
    const { world } = scene;
    const festival = await openFestival(world);
    const field = await openField(world, festival, 3);
    await field.draw(1);
    await field.makeMatches();
    const address = { eventId: festival.id, id: field.category, organizerId: festival.organizer.id };
    const path = `${tournamentPath({ ...address, name: 'Mista C/D', isForTeams: false })}?tab=matches`;

    const organizers = await scene.newPage({ path, session: await world.sessionOf(festival.organizer) });
    await organizers.setViewportSize(viewport);
    await organizers.goto(path);
    await organizers.getByText('Quem marca os placares').click();
    await organizers.getByRole('button', { name: 'Criar link de convite' }).click();
    const link = await organizers.getByLabel('Link do convite').inputValue();
    await expect.poll(() => overflow(organizers)).toBe(0);
    // Red without `bringIn` in src/shared/invitation/CopiedAddress.tsx.
    await organizers.getByRole('alert').filter({ hasText: 'Link criado' }).waitFor();
    const copy = organizers.getByRole('button', { name: 'Copiar link' });
    await expect.poll(() => copy.evaluate(isOnTop)).toBe(true);

    const helper = await world.player();
    const login = await loginOf(world, helper);
    const page = await scene.newPage({ path: new URL(link).pathname });
    await page.setViewportSize(viewport);
    await page.goto(new URL(link).pathname);
    await page.getByRole('link', { name: 'Entrar para aceitar' }).click();
    await page.getByLabel('Email').fill(`${helper.id}@exemplo.com`);
    await page.getByLabel('Senha', { exact: true }).fill(login.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByRole('button', { name: 'Aceitar e marcar placares' }).click();
    expect(page.url()).not.toContain(link.slice(-43));
    await page.getByRole('link', { name: 'Ir para Meus torneios' }).click();
    await expect.poll(() => overflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Marcar placares Mista C/D' }).click();
    await page
      .getByRole('button', { name: /^Definir placar/ })
      .first()
      .click();
    const games = page.getByRole('dialog').getByRole('textbox');
    await games.first().fill('6');
    await games.nth(1).fill('2');
    await page.getByRole('button', { name: 'Salvar placar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The organizer sees it without a reload.
    await organizers.getByText('6 - 2').waitFor();
    await organizers.getByText('você e mais 1').waitFor();
    await expect.poll(async () => (await field.matches()).map(({ doubleOneScore }) => doubleOneScore)).toContain(6);
  },
);

/** By how many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
