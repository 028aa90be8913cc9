import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { reservePath } from '#domain/navigation/paths.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import type { TestArena, TestPerson } from '../api/booking/world.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';
import { openGates } from '../models/views/gates.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
afterEach(() => mounted?.close());

async function open(arena: TestArena, player: TestPerson): Promise<MountedApp> {
  mounted = mountApp({
    path: reservePath(arena.id),
    session: await world.sessionOf(player),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  return mounted;
}

async function owed(way: 'local' | 'platform', centavos: number) {
  const [arena, player] = [await world.arena(way, 1), await world.player()];
  await world.database.orm.insert(playerCredits).values({ arenaId: arena.id, playerId: player.id, centavos });
  return open(arena, player);
}

const choose = async (app: MountedApp, name: RegExp) => app.user.click(await screen.findByRole('button', { name }));
const bar = () => within(screen.getByRole('region', { name: 'Resumo da reserva' }));
/** The sum in the bar, after the former one. */
const price = () => bar().getByText(/R\$/, { selector: 'strong[aria-live]' }).textContent?.replaceAll(/\s+/g, ' ');

// Red without CreditNotice in Booking.tsx.
test('one press pays with the credit, and what it pays follows the hours', async () => {
  const app = await owed('local', 100_00);
  await choose(app, /^Das 18:00/);
  await screen.findByText('Paga tudo: R$ 80,50. Depois de usado, só a arena cancela a reserva.');
  bar().getByText('Você tem R$ 100,00 de crédito aqui');
  await press(app, 'Usar crédito');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  bar().getByText('O crédito paga tudo');
  expect(price()).toBe('Antes R$ 80,50 R$ 0,00');
  await choose(app, /^Das 19:00/);
  bar().getByText('Com o crédito: R$ 61,00 na arena');
  expect(price()).toBe('Antes R$ 161,00 R$ 61,00');
  await press(app, 'Reservar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reserva feita' }));
  await dialog.findByText('R$ 100,00 pagos com seu crédito. R$ 61,00 são pagos na arena, no dia do jogo.');
});

test('where one pays by PIX a credit that is too low says up to what it pays, and is not offered', async () => {
  const app = await owed('platform', 100_00);
  await choose(app, /^Das 18:00/);
  await choose(app, /^Das 19:00/);
  await screen.findByText('Aqui ele paga reservas de até R$ 100,00; acima disso, é tudo por PIX.');
  await waitFor(() => expect(bar().queryByText(/crédito/)).toBeNull());
  await app.user.click(screen.getByRole('checkbox'));
  await screen.findByText('Ele não paga estes horários inteiros. Desmarque para pagar tudo por PIX.');
  await press(app, 'Reservar');
  await screen.findByText('Seu crédito nesta arena não paga esta reserva. Desmarque o crédito e reserve de novo.');
});
