import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

const LABEL = 'Fuso horário da arena';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function openAt(path: string, person: TestPerson) {
  return mountApp({
    path,
    session: await world.sessionOf(person),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = () => within(screen.getByRole('form', { name: 'Fuso horário' }));
async function zoneOf({ id }: TestArena) {
  const [row] = await world.database.orm.select({ zone: arenas.zone }).from(arenas).where(eq(arenas.id, id));
  return row?.zone;
}

// Red without `movesText` in src/areas/owner/settings/ArenaZoneForm.tsx, and with `seen: null`.
test('the settings show the zone, what another one moves, and change it', async () => {
  const arena = await world.arena('local', 1, { city: 'Manaus' });
  await world.reserve(await world.player(), orderOf(arena, world.day, [18]));
  const mounted = await openAt(ROUTES.ownerSettings.path, arena.owner);
  await screen.findByLabelText(LABEL);
  expect(screen.getByLabelText<HTMLSelectElement>(LABEL).selectedOptions[0]?.text).toBe('Brasília (UTC−3)');
  shown().getByText('Em Manaus, o fuso é Manaus (UTC−4).');
  choose(LABEL, 'America/Recife');
  expect(screen.queryByText(/passa a começar/)).toBeNull();
  choose(LABEL, 'America/Manaus');
  await shown().findByText(
    '1 reserva passa a começar 1 hora mais tarde pelo relógio de Brasília, e com isso mudam os lembretes, os prazos e o calendário. No relógio da arena, os horários ficam iguais.',
  );
  await press(mounted, 'Mudar o fuso mesmo assim');
  await screen.findByText('Fuso horário atualizado com sucesso!');
  expect(await zoneOf(arena)).toBe('America/Manaus');
  await waitFor(() => expect(shown().queryByText(/o fuso é/)).toBeNull());
  mounted.close();
});

// Red without `ZoneField` in src/areas/entry/newArena/NewArenaForm.tsx.
test('a new arena is asked for its zone where its city leaves a doubt', async () => {
  const mounted = await openAt(ROUTES.newArena.path, await world.player());
  const city = await screen.findByLabelText('Cidade');
  fireEvent.change(city, { target: { value: 'Manaus' } });
  expect(screen.queryByLabelText('Fuso horário')).toBeNull();
  fireEvent.change(city, { target: { value: 'Boa Vista' } });
  expect(screen.getByLabelText<HTMLSelectElement>('Fuso horário').value).toBe('America/Boa_Vista');
  choose('Fuso horário', 'America/Fortaleza');
  expect(screen.getByLabelText<HTMLSelectElement>('Fuso horário').value).toBe('America/Fortaleza');
  mounted.close();
});
