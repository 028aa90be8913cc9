import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { addDays, toIsoDay } from '../../domain/days/day.ts';
import { closingPath } from '../../domain/navigation/paths.ts';
import { ROUTES } from '../../domain/navigation/routes.ts';
import { beginClosing } from '../../src/areas/owner/agenda/closing/beginClosing.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
let arena: TestArena;
beforeAll(async () => {
  world = await openSceneWorld();
  arena = await world.arena('local');
});
afterAll(() => world.close());

// Red without the draft of beginClosing: the form opens with its usual choice.
it('an address opens the form, filled in by the page that leads there, and what changed meanwhile is not cancelled unseen', async () => {
  const day = addDays(world.today, 3);
  const [from, until] = [toIsoDay(day), toIsoDay(addDays(day, 1))];
  const player = await world.player();
  await world.reserve(player, orderOf(arena, day, [20]));
  const { user, close } = await open(ROUTES.ownerCourts.path);
  await screen.findByRole('heading', { name: 'Quadra 1' });
  beginClosing({ courts: [arena.courts[0]?.id ?? ''], from, until, startHour: 20, endHour: 22 });
  history.pushState(null, '', closingPath(from));
  const form = within(await screen.findByRole('dialog', { name: 'Fechar quadras' }));
  await form.findByText(/^1 quadra · .* a .* · 20:00 às 22:00$/);
  const reservations = async (many: string) =>
    waitFor(() => expect(form.getByText('Reservas').parentElement?.textContent).toBe(`Reservas${many}`));
  await reservations('1');
  // Neither a reload nor the way back opens it again.
  expect(location.search).toBe(`?dia=${from}`);

  await world.reserve(player, orderOf(arena, day, [21]));
  await user.click(form.getByRole('button', { name: 'Fechar quadras' }));
  await screen.findByText('As reservas mudaram enquanto você olhava. Confira os novos números e feche de novo.');
  await reservations('2');
  form.getByText(/^1 quadra · .* · 20:00 às 22:00$/);
  await user.click(form.getByRole('button', { name: 'Fechar quadras' }));
  await screen.findByText('Quadras fechadas.');
  const { rows } = await world.database.pool.query(
    `select count(*)::int as hours from slot_claim s join occupant o on o.id = s.reservation_id where o.kind = 'closure'`,
  );
  expect(rows).toEqual([{ hours: 4 }]);
  close();
});

async function open(path: string) {
  const { adapter } = openGates(world.app, new Set());
  const session = await world.sessionOf(arena.owner);
  return mountApp({ path, session, adapter, clock: new SimulatedClock(), now: world.now, inspect });
}

function inspect(): void {
  // Nobody listens.
}
