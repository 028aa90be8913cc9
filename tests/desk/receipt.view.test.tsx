import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { receiptPath } from '#domain/navigation/paths.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import type { MountedApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

const SEND = 'Enviar por WhatsApp';

let world: SceneWorld;
let arena: TestArena;
let mounted: MountedApp;
beforeAll(async () => {
  world = await openSceneWorld();
  arena = await world.arena('local', 2);
});
afterEach(() => {
  mounted.close();
  Reflect.deleteProperty(navigator, 'share');
});
afterAll(() => world.close());

/** The receipt of a guest's hour, of which a part is paid. */
async function openReceipt(hour: number, phone?: string): Promise<void> {
  const desk = openDesk(world);
  const guest = { guestPlayerName: 'Rui Costa', ...(phone && { guestPhone: phone }) };
  const { body } = await desk.reserve(arena.owner, { ...orderOf(arena, world.day, [hour]), ...guest });
  const { _id: id } = body.data.reservation;
  await desk.add(arena.owner, id, { info: 'Rui', value: 30, method: 'cash' });
  mounted = await openPage(world, receiptPath(id), arena.owner);
  await screen.findByText('Recibo sem valor fiscal');
}

/** What is shared of it. */
const WORDS =
  /^Recibo de reserva Nº .*\nArena Maré Alta\n.*\n\d\d:00 às \d\d:00, Quadra 1\nPara: Rui Costa\n[^]*• Rui, Dinheiro: R\$\s30,00\nFalta pagar: R\$\s50,50\n/;

// Red with an address in what is shared: only the desk could open it.
it('is shared as words, by the sheet of the device', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await openReceipt(18, '13988887777');
  await press(mounted, 'Compartilhar');
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({ title: 'Recibo de reserva', text: expect.stringMatching(WORDS) });
  expect(JSON.stringify(share.mock.calls)).not.toContain('8888');
});

it('is copied where the device has no such sheet', async () => {
  await openReceipt(19);
  await press(mounted, 'Compartilhar');
  await screen.findByText('Dados da reserva copiados!');
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(WORDS);
  expect(copied).not.toContain('http');
  expect(screen.queryByRole('link', { name: SEND })).toBeNull();
});

it('is sent to whom it is for, where their phone is known', async () => {
  await openReceipt(20, '13988887777');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: SEND });
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe('https://wa.me/5513988887777');
  expect(searchParams.get('text')).toMatch(WORDS);
});
