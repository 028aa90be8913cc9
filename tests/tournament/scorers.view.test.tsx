import { act, screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scorerLinkPath, tournamentPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { newToken } from '#core/people/tokens.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import { openField } from '../api/tournament/field.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { button, dialog, press } from '../models/views/onScreen.ts';

const WATCH_MS = 4_000;

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function openMatches() {
  const festival = await openFestival(world);
  const field = await openField(world, festival, 3);
  await field.draw(1);
  await field.makeMatches();
  const { organizer } = festival;
  const address = { eventId: festival.id, id: field.category, organizerId: organizer.id };
  const path = `${tournamentPath({ ...address, name: 'Mista C/D', isForTeams: false })}?tab=matches`;
  async function invite(): Promise<string> {
    const token = newToken();
    await festival.call(organizer, 'makeScorerLink', field.category, { token });
    return token;
  }
  return { festival, field, path, invite };
}

async function open(path: string, person?: TestPerson) {
  const clock = new SimulatedClock();
  const mounted = mountApp({
    path,
    ...(person && { session: await world.sessionOf(person) }),
    adapter: openGates(world.app, new Set()).adapter,
    clock,
    now: world.now,
    inspect: () => undefined,
  });
  return { mounted, clock };
}

// Red without `Scorers` in MatchesTab.tsx, or while ScorerLink.tsx shows no link.
test('the organizer makes a link that is shown once, sees who came by it, and removes them', async () => {
  const { festival, field, path } = await openMatches();
  const helper = await world.player({ name: 'Sônia Placar' });
  const { mounted } = await open(path, festival.organizer);
  await mounted.user.click(await screen.findByText(/só você/));
  await press(mounted, 'Criar link de convite');
  const link = await screen.findByLabelText<HTMLInputElement>('Link do convite');
  const token = /\/marcar-placares\/([\w-]{43})$/.exec(link.value)?.[1];
  expect(token).toBeDefined();
  await screen.findByText('Link criado. Copie e envie a quem vai marcar os placares.');
  await festival.call(helper, 'becomeScorer', '', { token });
  mounted.close();

  const again = await open(path, festival.organizer);
  await again.mounted.user.click(await screen.findByText(/você e mais 1/));
  expect(screen.queryByLabelText('Link do convite')).toBeNull();
  screen.getByText(/^Há um link que vale até \d\d\/\d\d\/\d{4}\./);
  await press(again.mounted, 'Tirar Sônia Placar');
  const asked = await dialog('Tirar de quem marca os placares?');
  within(asked).getByText(/^Sônia Placar não marca mais placares/);
  await again.mounted.user.click(button('Tirar', asked));
  await screen.findByText(/só você/);
  await press(again.mounted, 'Desligar link');
  await screen.findByText('Link desligado.');
  await screen.findByRole('button', { name: 'Criar link de convite' });
  expect((await festival.call(festival.organizer, 'scorers', field.category)).body.data).toEqual({ scorers: [] });
  again.mounted.close();
});

// Red without the link's secret in the tab (TakenLink), or without `continue` on the ways in.
test('a visitor who opens the link is led through the login, and accepts there', async () => {
  const { invite } = await openMatches();
  const token = await invite();
  const visit = await open(scorerLinkPath(token));
  const login = await screen.findByRole('link', { name: 'Entrar para aceitar' });
  const opened = scorerLinkPath('aberto');
  expect(login.getAttribute('href')).toBe(`${ROUTES.login.path}?continue=${encodeURIComponent(opened)}`);
  const signUp = screen.getByRole('link', { name: 'Criar conta' });
  expect(signUp.getAttribute('href')).toBe(`${ROUTES.signUp.path}?continue=${encodeURIComponent(opened)}`);
  expect(document.body.innerHTML).not.toContain(token);
  expect(sessionStorage.getItem('scorerToken')).toBe(token);
  visit.mounted.close();
});

test('a player accepts, finds the tournament in the own list, writes a score, and no more once removed', async () => {
  const { festival, field, path, invite } = await openMatches();
  const helper = await world.player();
  const accepting = await open(scorerLinkPath(await invite()), helper);
  await press(accepting.mounted, 'Aceitar e marcar placares');
  await screen.findByRole('heading', { name: 'Pronto, você marca os placares' });
  accepting.mounted.close();

  const mine = await open(ROUTES.myTournaments.path, helper);
  const listed = await screen.findByRole('article', { name: 'Você marca os placares: Mista C/D' });
  const way = within(listed).getByRole('link', { name: 'Marcar placares Mista C/D' });
  expect(way.getAttribute('href')).toBe(path);
  mine.mounted.close();

  const { mounted, clock } = await open(path, helper);
  const [first] = await screen.findAllByRole('button', { name: /^Definir placar/ });
  expect(screen.queryByText('Quem marca os placares')).toBeNull();
  expect(screen.queryByRole('button', { name: /segunda fase/ })).toBeNull();
  if (!first) return expect.fail('a match');
  await mounted.user.click(first);
  const asked = await dialog('Definir placar');
  // Whether a match is a walkover is for the organizer to say.
  expect(within(asked).queryByRole('button', { name: /W\.O\./ })).toBeNull();
  const [one, two] = within(asked).getAllByRole<HTMLInputElement>('textbox');
  if (!one || !two) return expect.fail('two sides');
  await mounted.user.clear(one);
  await mounted.user.type(one, '6');
  await mounted.user.clear(two);
  await mounted.user.type(two, '3');

  // Removed in mid-deed: told so, and what was typed stands.
  const url = `/api/v1/tournaments/${field.category}/scorers/${helper.id}`;
  await world.call(festival.organizer, { method: 'DELETE', url });
  await mounted.user.click(button('Salvar placar', asked));
  await within(asked).findAllByText('A organização tirou você de quem marca os placares deste torneio.');
  expect([one.value, two.value]).toEqual(['6', '3']);
  // The page hears of it by itself, when it next asks.
  await waitFor(() => {
    act(() => clock.increment(WATCH_MS));
    expect(screen.queryAllByText('Definir placar', { selector: 'button' })).toHaveLength(0);
  });
  expect([one.value, two.value]).toEqual(['6', '3']);
  mounted.close();
});
