import { screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOWN_S } from '#domain/booking/shownChoice.ts';
import { addDays } from '#domain/values/days/day.ts';
import { contract } from '#domain/contract/contract.ts';
import { choiceSearch } from '#domain/booking/choice.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { type Gates, openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function open(path: string, player: TestPerson, { adapter }: Gates) {
  const session = await world.sessionOf(player);
  return mountApp({ path, session, adapter, clock: new SimulatedClock(), now: world.now, inspect: () => undefined });
}

const IN_CHOICE = /^Das 18:00 às 19:00, R\$\s80,50, em escolha$/;
const ALONE = /^Das 18:00 às 19:00, R\$\s80,50$/;

// Red without `isInChoice` in HourChip.tsx, without `toggles` in SlotChip.tsx, and without `refetchInterval` in Hours.tsx.
test('an hour that somebody else has chosen says so, can be chosen all the same, and says it no more when that is over', async () => {
  const [arena, ana, bia] = [await world.arena('local', 1), await world.player(), await world.player()];
  const path = reservePath(arena.id) + choiceSearch({ day: addDays(world.day, 1), chosen: [], period: 'night' });
  const app = await open(path, bia, openGates(world.app, new Set()));
  await screen.findByRole('button', { name: ALONE });
  const hours = [{ court: arena.courts[0]?.id, timeSlot: arena.slots.get(18) }];
  const url = contract.showChoice.path.replace(':id', arena.id);
  await world.call(ana, { method: 'PUT', url, payload: { date: world.day, hours } });
  // Of a choice's half minute three seconds are left, in which the page reads the day that it is turned to.
  world.database.passTime((SHOWN_S - 3) * 1_000);
  const days = within(screen.getByRole('group', { name: 'Escolha o dia' })).getAllByRole('button');
  const shown = days.findIndex((day) => day.getAttribute('aria-pressed') === 'true');
  await app.user.click(days[shown - 1] ?? raise());
  const sought = await screen.findByRole('button', { name: IN_CHOICE });
  await app.user.click(sought);
  expect(sought.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => screen.getByRole('button', { name: ALONE, pressed: true }));
  app.close();
});

// Red without `isTouched` in ChoiceToOthers.tsx, and without the component.
test('hours that a link names are told to others once one of them is touched', async () => {
  const [arena, bia] = [await world.arena('local', 1), await world.player()];
  const [court = ''] = arena.courts.map(({ id }) => id);
  const asked = [18, 19].map((startHour) => ({ court, startHour, sport: 'BEACH_TENNIS' as const }));
  const gates = openGates(world.app, new Set());
  const app = await open(reservePath(arena.id) + choiceSearch({ day: world.day, chosen: asked }), bia, gates);
  const hour = await screen.findByRole('button', { name: ALONE, pressed: true });
  // What tells others has begun, and told nothing.
  const code = ['code', 'amongOthers'];
  await waitFor(() => expect(app.app.queryClient.getQueryState(code)?.status).toBe('success'));
  await app.user.click(hour);
  await waitFor(() => expect(gates.writes.map(({ endpoint }) => endpoint)).toEqual(['showChoice']));
  expect(gates.writes[0]?.body).toEqual({ date: world.day, hours: [{ court, timeSlot: arena.slots.get(19) }] });
  app.close();
});

function raise(): never {
  throw new Error('No day before it');
}
