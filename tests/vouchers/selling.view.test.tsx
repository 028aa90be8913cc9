import { eq } from 'drizzle-orm';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerPath } from '#domain/navigation/paths.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { orderOf } from '../api/booking/world.ts';
import { dialog, fill, press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `buyer` in the form's first values, without the player's page in `SOLD` of voucherMessages.ts, without `refresh` of
// `UNDONE` there, and with the section of vouchers always there in KnownPlayer.tsx.
test('on a player’s page credits are sold to that player, shown at once, and taken back by a tap', async () => {
  const arena = await world.arena('local', 1);
  const rui = await world.player({ name: 'Rui Prado' });
  await world.reserve(rui, orderOf(arena, world.day, [18]));
  const mounted = await openPage(world, playerPath(rui.id), arena.owner);
  await screen.findByRole('heading', { name: 'Rui Prado' });
  // A player without vouchers has no section of them; the button is among what is known of the person.
  expect(screen.queryByRole('heading', { name: 'Vouchers' })).toBeNull();
  await press(mounted, 'Vender reservas');
  const form = await dialog('Vender reservas');
  expect(within(form).getByDisplayValue<HTMLInputElement>('Rui Prado').disabled).toBe(true);
  fill('Quantas reservas', '10', form);
  fill('Valor recebido', '400,00', form);
  await press(mounted, 'Vender');
  await screen.findByText('Venda registrada com sucesso!');
  await screen.findByRole('region', { name: /^Voucher / });
  const sold = async () => {
    const rows = await world.database.orm.select().from(vouchers).where(eq(vouchers.arenaId, arena.id));
    return rows.map(({ playerId, credits, status }) => [playerId, credits, status]);
  };
  expect(await sold()).toEqual([[rui.id, 10, 'ATIVO']]);
  expect(await world.database.orm.select().from(movements).where(eq(movements.arenaId, arena.id))).toMatchObject([
    { kind: 'payment', valueCentavos: 400_00 },
  ]);
  await press(mounted, 'Desfazer');
  await screen.findByText('Venda desfeita: o voucher não vale mais.');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Vouchers' })).toBeNull());
  await waitFor(() => expect(sessionStorage.getItem(`draft:voucherSale ${rui.id}`)).toBeNull());
  mounted.close();
});
