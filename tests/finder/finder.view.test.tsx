import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import type { TestArena } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import type { MountedApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
let arena: TestArena;
let mounted: MountedApp | undefined;

beforeAll(async () => {
  world = await openSceneWorld();
  arena = await world.arena('local', 2);
  await world.database.orm
    .update(courts)
    .set({ inDoor: true })
    .where(eq(courts.id, arena.courts[1]?.id ?? ''));
});
afterAll(() => world.close());
afterEach(() => mounted?.close());

const open = async (path: string) => (mounted = await openPage(world, path, await world.player()));
const choose = (app: MountedApp, label: string, option: string) =>
  app.user.selectOptions(screen.getByLabelText(label), option);
const day = () => toIsoDay(world.day);

// Red without `hours` in reserveAddress (FreeArenaCard.tsx).
it('a court leads to the reserve page with its hours and the sport chosen, and the way back to the same question', async () => {
  const app = await open('/');
  await app.user.click(await screen.findByRole('link', { name: 'Ver quadras livres agora' }));
  await screen.findByRole('heading', { name: 'Nenhuma quadra livre' });
  expect(location.pathname + location.search).toBe('/buscar');
  await choose(app, 'Dia', day());
  await choose(app, 'Horário', '19');
  await choose(app, 'Duração', '2');
  await choose(app, 'Esporte', 'FUTEVOLEI');
  await choose(app, 'Quadra', 'covered');
  const question = `?dia=${day()}&hora=19&duracao=2&esporte=FUTEVOLEI&quadra=coberta`;
  await waitFor(() => expect(location.search).toBe(question));

  const card = within(await screen.findByRole('article', { name: 'Arena Maré Alta' }));
  card.getByText('Quadra 2');
  expect(card.queryByText('Quadra 1')).toBeNull();
  card.getByText(/^R\$\s161,00$/);
  await app.user.click(card.getByRole('link', { name: 'Reservar Quadra 2, Arena Maré Alta' }));
  await screen.findByRole('button', { name: 'Tirar 19:00 às 20:00, Quadra 2' });
  screen.getByRole('button', { name: 'Tirar 20:00 às 21:00, Quadra 2' });
  expect(location.pathname).toBe(reservePath(arena.id));
  expect(new URLSearchParams(location.search).get('esporte')).toBe('FUTEVOLEI');

  history.back();
  await screen.findByRole('article', { name: 'Arena Maré Alta' });
  expect(location.search).toBe(question);
});

it('where nothing is free, one tap asks for another hour of that day, or for another day', async () => {
  const app = await open(`/buscar?dia=${day()}&hora=12`);
  await press(app, 'às 10:00 há 1');
  await screen.findByRole('heading', { name: '1 arena com quadra livre' });
  expect(location.search).toBe(`?dia=${day()}&hora=10`);
});

// Red where `today` is the device's.
it('today is the server’s, though the device is two days behind', async () => {
  const behind = { ...world, now: () => new Date(world.now().getTime() - 2 * 86_400_000) };
  mounted = await openPage(behind, '/buscar', undefined);
  await screen.findByRole('heading', { name: 'Nenhuma quadra livre' });
  const [, today, tomorrow] = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  expect([today, tomorrow]).toEqual([toIsoDay(world.today), toIsoDay(addDays(world.today, 1))]);
});

it.each([
  ['?dia=2028-02-31&hora=19', 'Parte deste link não pôde ser lida'],
  [`?dia=2020-01-01&hora=19`, 'Este horário já passou.'],
  ['?cidade=Atl%C3%A2ntida', 'Nenhuma arena nesta cidade'],
  [
    '?duracao=2&dia=2099-01-01&hora=23',
    'Depois da meia-noite já é outro dia: escolha menos horas ou um horário antes.',
  ],
])('%s is answered with words, and a way on', async (search, words) => {
  await open(`/buscar${search}`);
  await screen.findByText(words);
  await screen.findByText(/^(Procurar em todas as cidades|Recomeçar a busca|Ver todas as arenas)$/);
});
