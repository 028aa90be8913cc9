import { act, screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { manageEventPath, publicEventPath, publicTournamentPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../api/events/festival.ts';
import { openField } from '../api/tournament/field.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { mountApp } from '../models/views/mount.tsx';
import { openGates } from '../models/views/gates.ts';
import { button, dialog, press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

test('a stranger follows a tournament without logging in, and a new score shows by itself', async () => {
  const field = await openField(world, await openFestival(world), 3);
  await field.draw(1);
  await field.makeMatches();
  const clock = new SimulatedClock();
  const mounted = mountApp({
    path: publicTournamentPath(field.category),
    session: undefined,
    adapter: openGates(world.app, new Set()).adapter,
    clock,
    now: world.now,
    inspect: () => undefined,
  });
  await screen.findByRole('heading', { level: 1, name: 'Mista C/D' });
  expect(document.title).toBe('Mista C/D, Copa Maré · Quadra Livre');
  await screen.findByText('Arena Maré Alta, Rua da Areia, 10, Santos');
  expect(screen.getAllByText('A jogar')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /placar/i })).toBeNull();
  expect(screen.queryByText('Compartilhar página pública')).toBeNull();

  const [match] = await field.matches();
  await field.set(match?._id ?? '', 6, 4);
  await waitFor(() => expect(mounted.app.queryClient.isFetching()).toBe(0));
  // The question before may still be under way: then this one comes a poll later.
  await waitFor(() => {
    act(() => clock.increment(4_000));
    screen.getByText('6 - 4');
  });
  mounted.close();
});

// Red without Podium in PublicTournamentPage.tsx; the file names people as the page does, and has nothing that it has not.
test('a stranger sees who won above the tabs, finds a pair, and saves what the page shows as a spreadsheet', async () => {
  const field = await openField(world, await openFestival(world), 4);
  await field.draw(1);
  await field.makeMatches();
  await field.playAll();
  await field.makeSecondPhase();
  await field.playAll();
  const followed: string[] = [];
  // The page would go there.
  const following = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
    this: HTMLAnchorElement,
  ) {
    followed.push(this.pathname);
  });
  const mounted = await openPage(world, publicTournamentPath(field.category), undefined);
  const podium = await screen.findByRole('region', { name: 'Campeões' });
  const [champion = ''] = [...podium.querySelectorAll('strong')].map(({ textContent }) => textContent);
  expect(champion).toMatch(/^Ana \d \/ Bia \d$/);
  within(podium).getByRole('heading', { name: 'Vice-campeões' });

  await press(mounted, 'Planilha');
  await screen.findByText('Planilha baixada.');
  const { body: csv } = await world.app.inject({ url: followed[0] ?? '' });
  const rows = csv.trim().split('\r\n');
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.at(-1)).toContain(`;${champion};Jogada`);
  expect(csv).not.toMatch(/\d{8}|@/);
  following.mockRestore();

  await mounted.user.click(screen.getByRole('link', { name: 'Grupos' }));
  await mounted.user.type(await screen.findByRole('searchbox'), champion.replace(' / ', ' '));
  await screen.findByText('1 de 1 grupo');
  expect(document.querySelectorAll('tbody[data-found]')).toHaveLength(1);
  await mounted.user.type(screen.getByRole('searchbox'), ' ninguém');
  await screen.findByRole('heading', { name: 'Nada encontrado' });
  mounted.close();
});

test('its organizer shares it and switches it off, and then its address does not exist for others', async () => {
  const festival = await openFestival(world);
  const { category } = await openField(world, festival, 2);
  let mounted = await openPage(world, manageEventPath(festival.id), festival.organizer);
  const way = await screen.findByRole('link', { name: 'Página pública Mista C/D' });
  expect(way.getAttribute('href')).toBe(publicTournamentPath(category));
  expect(screen.getByRole('link', { name: 'Página pública' }).getAttribute('href')).toBe(publicEventPath(festival.id));
  mounted.close();

  mounted = await openPage(world, publicTournamentPath(category), festival.organizer);
  await press(mounted, 'Compartilhar página pública');
  await screen.findByText('Link copiado com sucesso!');
  expect(await navigator.clipboard.readText()).toBe(location.origin + publicTournamentPath(category));
  await press(mounted, 'Desligar página pública');
  await mounted.user.click(button('Desligar página pública', await dialog('Desligar página pública?')));
  await screen.findByText('Página pública desligada.');
  await screen.findByRole('button', { name: 'Ligar página pública' });
  mounted.close();

  mounted = await openPage(world, publicTournamentPath(category), undefined);
  await screen.findByRole('heading', { name: 'Bola fora!' });
  mounted.close();
  mounted = await openPage(world, publicTournamentPath('qualquer'), undefined);
  await screen.findByRole('heading', { name: 'Bola fora!' });
  mounted.close();
  mounted = await openPage(world, publicEventPath(festival.id), undefined);
  await screen.findByRole('heading', { level: 1, name: 'Copa Maré' });
  await screen.findByText('Nenhum torneio por aqui ainda');
  mounted.close();
});
