import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { newId } from '#platform/database/uuid.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without the link in src/areas/entry/notices/NoticesOfDay.tsx.
it('each notice is handed on by whom it was told: as words, with the address of what strangers see', async () => {
  const [ana, arena] = [await world.player(), await world.arena('local')];
  const told = (kind: string, facts: object) => {
    const row = { personId: ana.id, id: newId(), kind, subjectId: newId(), change: '', facts, madeAt: world.now() };
    return world.database.orm.insert(notices).values(row);
  };
  await told('voucherReceived', { arena: 'Arena Maré Alta' });
  const when = { day: '2026-03-05', hours: '18:00 às 20:00' };
  const closed = { arenaId: arena.id, arena: 'Arena Maré Alta', reason: 'rain', reservations: [when], money: [] };
  await told('courtsClosed', closed);
  const mounted = await openPage(world, ROUTES.notices.path, ana);
  const [first, second, ...more] = await screen.findAllByRole('link', { name: /^Enviar por WhatsApp: / });
  expect(more).toEqual([]);
  expect(first?.getAttribute('aria-label')).toBe('Enviar por WhatsApp: Chuva: a arena cancelou a sua reserva');
  expect([first, second].map(sentBy)).toEqual([
    `Chuva: a arena cancelou a sua reserva\nArena Maré Alta: quinta-feira, 5 de março, 18:00 às 20:00. Escolha outro horário.\n${location.origin}/cliente/arena/${arena.id}`,
    'Você recebeu um voucher\nVale em Arena Maré Alta.',
  ]);
  mounted.close();
});

function sentBy(link: HTMLElement | undefined): string | null {
  const address = new URL(link?.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  return address.searchParams.get('text');
}
