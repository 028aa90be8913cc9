import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { agendaHourPath, agendaPath } from '#domain/navigation/paths.ts';
import { toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { spokenWeekday } from '#domain/values/days/formatDay.ts';
import type { TestArena } from '../api/booking/world.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
let arena: TestArena;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => void (arena = await world.arena('local', 1)));

async function open() {
  const { adapter } = openGates(world.app, new Set());
  const session = await world.sessionOf(arena.owner);
  const path = '/empresa/dashboard?aba=ocupacao';
  const mounted = mountApp({
    path,
    session,
    adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  const { day } = world;
  fireEvent.change(await screen.findByLabelText('Mês', { selector: 'select' }), {
    target: { value: String(day.month) },
  });
  fireEvent.change(await screen.findByLabelText('Ano', { selector: 'select' }), {
    target: { value: String(day.year) },
  });
  return mounted;
}

it('says the figures of a month, and each number opens its hours, which lead to the agenda', async () => {
  const reservation = await openDesk(world).reserved(arena, world.day, [18, 19]);
  const mounted = await open();
  const sold = await screen.findByRole('region', { name: 'Horas vendidas' });
  fireEvent.click(await within(sold).findByRole('button', { name: '2 horas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Horas vendidas' });
  const link = await within(dialog).findByRole('link', { name: /^18:00\s*Quadra 1\s*Ana Souza/ });
  expect(link.getAttribute('href')).toBe(agendaPath(toIsoDay(world.day), reservation._id));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Vazias' }));
  const [empty] = await within(dialog).findAllByRole('link', { name: /^07:00\s*Quadra 1.*R\$\s80,50/ });
  expect(empty?.getAttribute('href')).toMatch(/\?dia=\d{4}-\d\d-\d\d&hora=7$/);
  mounted.close();
});

// Red with a `moveFocus` that finds no cell.
it('in the map of the week the arrow keys move, one cell is in the tab order, and a cell opens its own hours', async () => {
  await openDesk(world).reserved(arena, world.day, [20]);
  const mounted = await open();
  const map = await screen.findByRole('grid', { name: 'Dia da semana e hora' });
  const weekday = spokenWeekday(weekdayOf(world.day));
  const at = (hour: string) => within(map).getByRole('button', { name: new RegExp(`%, ${weekday} ${hour}: `) });
  expect(at('20:00').getAttribute('aria-label')).toMatch(/: 1 de \d horas$/);
  expect(
    within(map)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
  at('10:00').focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  // Nothing is offered between 11 and 18.
  expect(document.activeElement).toBe(at('18:00'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(at('10:00'));
  expect(at('10:00').tabIndex).toBe(0);
  fireEvent.click(at('20:00'));
  const dialog = await screen.findByRole('dialog', { name: 'Horas vazias' });
  expect(within(dialog).getByText(new RegExp(` · ${weekday}, 20:00$`))).toBeTruthy();
  const links = await within(dialog).findAllByRole('link');
  expect(links.every((link) => link.getAttribute('href')?.endsWith('&hora=20'))).toBe(true);
  expect(links.map((link) => link.getAttribute('href'))).not.toContain(agendaHourPath(toIsoDay(world.day), 20));
  mounted.close();
});

it('of an arena without hours says what would be here', async () => {
  await world.database.pool.query('delete from time_slot where arena_id = $1', [arena.id]);
  const mounted = await open();
  await screen.findByRole('heading', { name: 'Nenhuma hora esteve à venda neste mês' });
  expect(screen.getByRole('link', { name: 'Ver horários' }).getAttribute('href')).toBe('/empresa/horarios');
  mounted.close();
});
