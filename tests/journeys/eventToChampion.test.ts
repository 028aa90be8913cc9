import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { told } from '../e2e/heldClock.ts';
import { appOnJourney } from './inJourney.ts';
import { linesOf } from './linesOf.ts';
import { type NewPlayer, openCategory, registerPair, signUpPlayer } from './newEvent.ts';

const app = appOnJourney();

let organizer: NewPlayer;
let marina: NewPlayer;
let lia: NewPlayer;
let path: string;
let [sea, wind, sun] = ['', '', ''];
beforeAll(async () => {
  organizer = await signUpPlayer(app.address, 'Olga Reis');
  const category = await openCategory(app.address, organizer);
  path = category.path;
  sea = await registerPair(app.address, category.id, ['Bia Prado', 'Caia Lima']);
  wind = await registerPair(app.address, category.id, ['Duda Melo', 'Eva Torres']);
  [marina, lia] = [await signUpPlayer(app.address, 'Marina Sol'), await signUpPlayer(app.address, 'Lia Onda')];
  sun = `${marina.name} / ${lia.name}`;
});

it('a third pair registers: one invites, the other accepts', async () => {
  await registerOnScreen(marina, lia, path);
});

it('they are drawn, play their group and the final, and everybody sees the champions', async () => {
  const players = await app.pageOf(marina);
  await players.goto(path);
  const page = await app.pageOf(organizer);
  await page.goto(path);
  await page.getByText('Duplas participando: 3').waitFor();
  await page.getByRole('link', { name: 'Grupos' }).click();
  await confirm(page, 'Gerar grupos', 'Grupos gerados com sucesso!');
  await confirm(page, 'Gerar partidas', 'Partidas geradas com sucesso!');

  await page.getByRole('link', { name: 'Partidas' }).click();
  await page.getByText('Faltam os placares de 3 partidas da fase de grupos.').waitFor();
  await score(page, [sun, 6], [sea, 2]);
  await score(page, [sun, 6], [wind, 4]);
  await score(page, [sea, 7], [wind, 5]);
  await page.getByRole('link', { name: 'Grupos' }).click();
  await expect
    .poll(() => table(page))
    .toEqual([
      ['1', 'Marina Sol', '6', '6', '0,667', 'Lia Onda'],
      ['2', 'Bia Prado', '3', '-2', '0,450', 'Caia Lima'],
      ['3', 'Duda Melo', '0', '-4', '0,409', 'Eva Torres'],
    ]);

  await page.getByRole('link', { name: 'Partidas' }).click();
  await confirm(page, 'Gerar segunda fase', 'Segunda fase gerada com sucesso!');
  await score(page, [sea, 7], [sun, 6]);
  for (const looking of [page, players]) {
    const podium = looking.getByRole('region', { name: 'Campeões' });
    await podium.waitFor();
    await expect.poll(async () => linesOf(await podium.innerText())).toEqual(['Campeões', sea, 'Vice-campeões', sun]);
  }
});

/** One invites the other, who accepts. */
async function registerOnScreen(player: NewPlayer, partner: NewPlayer, path: string): Promise<void> {
  const page = await app.pageOf(player);
  await page.goto(path);
  await page.getByRole('button', { name: 'Inscrever-se' }).click();
  const form = page.getByRole('form', { name: 'Inscrever dupla' });
  await form.getByLabel('Sua dupla').fill(partner.name);
  await form.getByRole('option', { name: partner.name }).click();
  await form.getByRole('button', { name: 'Inscrever dupla' }).click();
  await told(page, 'Inscrição realizada com sucesso!');

  const other = await app.pageOf(partner);
  await other.goto('/');
  await other.getByRole('link', { name: 'Ver convite' }).click();
  await other.getByText(`${player.name} convida você para jogar`).waitFor();
  await other.getByRole('button', { name: 'Aceitar convite: Feminina C, Copa Ressaca' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
  await told(other, 'Convite aceito. Boa sorte no torneio!');
}

/** Presses a button that asks first, and says yes in the same words. */
async function confirm(page: Page, button: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await told(page, done);
}

type Side = readonly [pair: string, games: number];

/** Of the one match between them that has no score yet, whoever was drawn first. */
async function score(page: Page, one: Side, two: Side): Promise<void> {
  const open = page.getByRole('button', { name: /^Definir placar, / });
  const [[first], [second]] = [one, two];
  await open.and(page.getByLabel(first)).and(page.getByLabel(second)).click();
  const form = page.getByRole('form', { name: 'Definir placar' });
  for (const [pair, games] of [one, two]) {
    await form
      .getByRole('group', { name: pair })
      .getByRole('radio', { name: `${games}`, exact: true })
      .check();
  }
  await form.getByRole('button', { name: 'Salvar placar' }).click();
  await told(page, 'Placar salvo com sucesso!');
}

/** Place, pair and figures, row by row. */
async function table(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table', { name: 'Grupo A' }).locator('tbody');
  return rows.evaluateAll((bodies) =>
    bodies.map((body) => [...body.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
  );
}
