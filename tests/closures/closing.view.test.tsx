import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath, closingPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { beginClosing } from '../../src/areas/owner/closures/beginClosing.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { openClosing } from '../api/closures/closing.ts';
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

// Red without `offeringOf` in closingForm.ts, and without the list in ReopenFields.tsx.
it('who paid may choose another hour, all but the one that the desk leaves out, and the closure says what became of each', async () => {
  const day = addDays(world.today, 5);
  const desk = openDesk(world);
  const [ana, bia] = [await world.player({ name: 'Ana Prado' }), await world.player({ name: 'Bia Reis' })];
  for (const [who, hour] of [
    [ana, 18],
    [bia, 19],
  ] as const) {
    const { _id: id } = await desk.reserved(arena, day, [hour], 0, who);
    await desk.pay(arena.owner, id);
  }
  const { user, close } = await open(closingPath(toIsoDay(day)));
  const form = within(await screen.findByRole('dialog', { name: 'Fechar quadras' }));
  const all = await form.findByRole('checkbox', { name: 'Oferecer outro horário a quem pagou' });
  expect(all).toHaveProperty('checked', true);
  form.getByText(/^2 reservas, R\$\s161,00: em até 72 horas/);
  // All of the money waits for its players: nothing of it is decided now.
  expect(form.queryByRole('group', { name: 'O que fazer com o valor recebido na arena' })).toBeNull();
  await user.click(form.getByText('Decidir uma por uma'));
  await user.click(form.getByRole('checkbox', { name: /^Bia Reis, / }));
  form.getByText(/^1 reserva, R\$\s80,50: em até 72 horas/);
  await user.click(form.getByRole('button', { name: 'Fechar quadras' }));
  await form.findByText('Diga o que fazer com o valor recebido.');
  await user.click(form.getByRole('radio', { name: /crédito/i }));
  await user.click(form.getByRole('button', { name: 'Fechar quadras' }));
  await screen.findByText('Quadras fechadas.');

  const [hour] = await screen.findAllByRole('button', { name: /Chuva Reabrir$/ });
  if (hour) await user.click(hour);
  const closed = within(await screen.findByRole('dialog', { name: 'Reabrir horários?' }));
  const [first, second] = await closed.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Ana Prado, .*R\$\s80,50 esperam a escolha até/);
  expect(second?.textContent).toMatch(/^Bia Reis, .*É avisado quando o minuto para desfazer acabar\.$/);
  close();
});

// Red with another first choice, and without `partOf` in ReopenFields.tsx.
it('a closed hour opens by itself, with its court, or with all of its closure, as is chosen', async () => {
  const day = addDays(world.today, 8);
  await openClosing(world, arena).close(
    { seen: { reservations: 0, atArena: 0, byPix: 0 } },
    { from: toIsoDay(day), until: toIsoDay(day) },
  );
  const { user, close } = await open(agendaPath(toIsoDay(day)));
  const left = async () => {
    const { rows } = await world.database.pool.query<{ place: string }>(
      `select c.name || ' ' || s.hour as place from slot_claim s join court c on c.id = s.court_id
        join occupant o on o.id = s.reservation_id and o.kind = 'closure' where s.day = $1 order by 1`,
      [toIsoDay(day)],
    );
    return rows.map(({ place }) => place);
  };
  const opens = async (hour: string, part: string, told: string | RegExp) => {
    await user.click(await screen.findByRole('button', { name: `${hour}, Quadra 1, Chuva Reabrir` }));
    const form = within(await screen.findByRole('dialog', { name: 'Reabrir horários?' }));
    expect(form.getByRole('radio', { name: 'Só esta hora' })).toHaveProperty('checked', true);
    if (part !== 'Só esta hora') await user.click(form.getByRole('radio', { name: part }));
    form.getByText(told);
    await user.click(form.getByRole('button', { name: 'Reabrir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return left();
  };
  const hours = (court: number, ...some: number[]) => some.map((hour) => `Quadra ${court} ${hour}`);
  const second = hours(2, 18, 19, 20, 21);
  expect(await opens('19:00', 'Só esta hora', /^Quadra 1, .*, 19:00 às 20:00\.$/)).toEqual([
    ...hours(1, 18, 20, 21),
    ...second,
  ]);
  expect(await opens('20:00', 'Esta quadra', /, na Quadra 1, em todos os seus dias\.$/)).toEqual(second);
  await user.click(await screen.findByRole('button', { name: '18:00, Quadra 2, Chuva Reabrir' }));
  const form = within(await screen.findByRole('dialog', { name: 'Reabrir horários?' }));
  await user.click(form.getByRole('radio', { name: 'Tudo' }));
  await user.click(form.getByRole('button', { name: 'Reabrir' }));
  await waitFor(async () => expect(await left()).toEqual([]));
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
