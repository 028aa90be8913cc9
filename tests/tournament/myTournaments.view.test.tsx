import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatReais } from '#domain/values/money.ts';
import { eventPath, tournamentPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival, PRICE } from '../api/events/festival.ts';
import { openField } from '../api/tournament/field.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

/** A group of three with one result, and the page of one of its players. */
async function openDrawn() {
  const festival = await openFestival(world);
  const field = await openField(world, festival, 3);
  await field.draw(1);
  await field.makeMatches();
  const [match] = await field.matches();
  if (!match) return expect.fail('three matches');
  await field.set(match._id, 6, 4);
  const player = field.registered.find(({ player: { id } }) => id === match.doubleOne.playerOne._id)?.player;
  return { festival, field, player: player ?? expect.fail('a player') };
}

const open = (path: string, person: TestPerson) => openPage(world, path, person);

// Red without the members of the reply in myTournamentOf.ts, and without `data-own` and its word in OwnGroup.tsx.
test('who plays sees where, what is owed, their group with their row, the next match and the last result', async () => {
  const { festival, field, player } = await openDrawn();
  const mounted = await open(ROUTES.myTournaments.path, player);
  const card = await screen.findByRole('article', { name: 'Mista C/D' });
  within(card).getByText('Arena Maré Alta, Rua da Areia, 10, Santos');
  expect(card.textContent).toContain(`Falta pagar ${formatReais(PRICE)}`);
  const pay = within(card).getByRole('link', { name: 'Ver como pagar Mista C/D' });
  expect(pay.getAttribute('href')).toBe(eventPath(festival.id));

  const last = within(card).getByRole('region', { name: 'Último resultado' });
  expect(last.textContent).toMatch(/^Último resultadoGrupo A6 - 4Vitóriacontra Ana \d \/ Bia \d$/);
  const next = within(card).getByRole('region', { name: 'Próxima partida' });
  expect(next.textContent).toMatch(/^Próxima partidaGrupo Acontra Ana \d \/ Bia \d$/);

  const rows = within(within(card).getByRole('table', { name: 'Grupo A' })).getAllByRole('row');
  expect(rows.map((row) => row.hasAttribute('data-own'))).toEqual([false, true, false, false]);
  expect(rows[1]?.textContent).toMatch(/^1Ana \d \/ Bia \dvocê32$/);
  const see = within(card).getByRole('link', { name: 'Ver torneio Mista C/D' });
  expect(see.getAttribute('href')).toBe(`${pathOf(festival, field.category)}?tab=matches`);
  mounted.close();
});

// Red without `useEntered` in the screens, and without the marks in GroupRows.tsx and MatchCard.tsx.
test('what one plays in is marked in words wherever it is seen', async () => {
  const { festival, field, player } = await openDrawn();
  const other = await festival.category({ viaGateway: false });

  let mounted = await open(eventPath(festival.id), player);
  await screen.findByText('Inscrito');
  expect(screen.getAllByText('Inscrito')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Inscrever-se/ })).toHaveLength(1);
  expect(other).not.toBe(field.category);
  mounted.close();

  mounted = await open(ROUTES.events.path, player);
  const strip = await screen.findByRole('region', { name: 'Meus torneios' });
  expect(strip.textContent).toMatch(/^Próxima partidaGrupo A, contra Ana \d \/ Bia \dMeus torneios$/);
  within(strip).getByRole('link', { name: 'Meus torneios' });
  await screen.findByText('Inscrito');
  mounted.close();

  mounted = await open(ROUTES.home.path, player);
  const bar = await screen.findByRole('region', { name: 'Meus torneios' });
  expect(bar.textContent).toMatch(/^Próxima partidaGrupo A, contra Ana/);
  mounted.close();

  mounted = await open(`${pathOf(festival, field.category)}?tab=groups`, player);
  const you = await screen.findByText('você');
  expect(you.closest('tbody')?.hasAttribute('data-own')).toBe(true);
  mounted.close();

  mounted = await open(`${pathOf(festival, field.category)}?tab=matches`, player);
  await screen.findAllByText('Sua partida');
  // Of three matches a pair plays two.
  expect(screen.getAllByText('Sua partida')).toHaveLength(2);
  mounted.close();
});

test('who plays nowhere is told what would be here, and sees no strip', async () => {
  const player = await world.player();
  let mounted = await open(ROUTES.myTournaments.path, player);
  await screen.findByText('Você não está em nenhum torneio');
  expect(screen.getByRole('link', { name: 'Ver eventos' }).getAttribute('href')).toBe(ROUTES.events.path);
  mounted.close();
  mounted = await open(ROUTES.events.path, player);
  await screen.findByRole('heading', { name: 'Eventos' });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'Meus torneios' })).toBeNull();
  expect(screen.queryByText('Inscrito')).toBeNull();
  mounted.close();
});

function pathOf(festival: Awaited<ReturnType<typeof openFestival>>, id: string): string {
  return tournamentPath({
    eventId: festival.id,
    id,
    organizerId: festival.organizer.id,
    name: 'Mista C/D',
    isForTeams: false,
  });
}
