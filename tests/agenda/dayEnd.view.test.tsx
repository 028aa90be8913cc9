import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { KINDS } from '#domain/notices/notice.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { theOwners } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import type { TestArena } from '../api/booking/world.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
let arena: TestArena;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => void (arena = await world.arena('local')));

async function open(path: string) {
  const { adapter } = openGates(world.app, new Set());
  const session = await world.sessionOf(arena.owner);
  return mountApp({ path, session, adapter, clock: new SimulatedClock(), now: world.now, inspect: () => undefined });
}

it("the day's summary says how many of its court hours are sold", async () => {
  await openDesk(world).reserved(arena, world.day, [18, 19]);
  const mounted = await open(agendaPath(toIsoDay(world.day)));
  const summary = await screen.findByRole('region', { name: 'Resumo do dia' });
  expect(within(summary).getByText('Ocupação').nextSibling?.textContent).toBe('2 de 20 horas');
  mounted.close();
});

// Red with `off` alone in `isWanted` of domain/notices/mailChoices.ts: the switch would begin on.
it('a letter of the end of a day is asked for, and is none by WhatsApp', async () => {
  const mounted = await open(ROUTES.ownerSettings.path);
  const byMail = await screen.findByRole('switch', { name: 'Fim do dia: por email' });
  expect(byMail.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByRole('switch', { name: 'Fim do dia: nos aparelhos' }).getAttribute('aria-checked')).toBe('true');
  fireEvent.click(byMail);
  await expect.poll(() => byMail.getAttribute('aria-checked')).toBe('true');
  mounted.close();
});

it('in the list of notices a day is in its lines, and leads to its agenda', async () => {
  const facts = { ...KINDS.dayClosed.example, day: toIsoDay(world.day) };
  const about = { to: theOwners(arena.id), subject: arena.id, arena: arena.id, facts };
  await inTransaction(world.database, (tx) => tell(tx, 'dayClosed', about));
  const mounted = await open(ROUTES.notices.path);
  const link = await screen.findByRole('link', { name: /^O dia em seis linhas/ });
  expect(link.getAttribute('href')).toBe(agendaPath(toIsoDay(world.day)));
  expect(link.textContent).toContain('\nCaixa: falta de R$\u00a05,00.\nFaltas: 2 reservas.\n');
  mounted.close();
});
