import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { playerPath } from '#domain/navigation/paths.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { orderOf } from '../api/booking/world.ts';
import { makeStaff } from '../api/cast.ts';
import { dialog, fill, press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `refresh` of `creditPayout` in voucherMessages.ts, and without the `key` of CreditPayout in KnownPlayer.tsx.
test('the desk pays a player’s credit out, a part and then the rest, and sees until when it can be used', async () => {
  const chosen = { creditMonths: 12, creditMonthsFrom: new Date('2026-01-31T15:00:00Z') };
  const arena = await world.arena('local', 1, chosen);
  const rui = await world.player({ name: 'Rui Prado' });
  await world.reserve(rui, orderOf(arena, world.day, [18]));
  const credit = { arenaId: arena.id, playerId: rui.id, centavos: 80_00, movedAt: new Date('2026-01-10T15:00:00Z') };
  await world.database.orm.insert(playerCredits).values(credit);
  const mounted = await openPage(world, playerPath(rui.id), arena.owner);
  await screen.findByText('válido até 31/01/2027');
  const summary = await screen.findByText(/^Devolver crédito/);
  await mounted.user.click(summary);
  const form = await screen.findByRole('form', { name: 'Devolver crédito' });
  within(form).getByDisplayValue('80,00');
  fill('Valor devolvido', '30,00', form);
  await press(mounted, 'Registrar devolução');
  await screen.findByText('Devolução do crédito registrada.');
  const rest = await screen.findByDisplayValue('50,00');
  expect(rest).toBeDefined();
  const moves = within(await screen.findByRole('list', { name: 'Movimentos do crédito' }));
  moves.getByText('Devolvido');
  moves.getByText(/^Dinheiro · /);
  mounted.close();
});

/** A player to whom the arena owes R$ 80,00. */
async function owe() {
  const arena = await world.arena('local', 1);
  const rui = await world.player({ name: 'Rui Prado' });
  await world.reserve(rui, orderOf(arena, world.day, [18]));
  await world.database.orm.insert(playerCredits).values({ arenaId: arena.id, playerId: rui.id, centavos: 80_00 });
  const payOut = async (value: number): Promise<string> => {
    const url = contract.payOutCredit.path.replace(':id', rui.id);
    const { body } = await world.call(arena.owner, { method: 'POST', url, payload: { value, method: 'cash' } });
    return body.data._id;
  };
  return { arena, rui, payOut };
}

// Red without `lastPaidOut = data.id` in playerActors.ts.
test('what was just paid out is taken back by one tap', async () => {
  const { arena, rui } = await owe();
  const mounted = await openPage(world, playerPath(rui.id), arena.owner);
  await mounted.user.click(await screen.findByText(/^Devolver crédito/));
  fill('Valor devolvido', '30,00', await screen.findByRole('form', { name: 'Devolver crédito' }));
  await press(mounted, 'Registrar devolução');
  await screen.findByDisplayValue('50,00');
  await press(mounted, 'Desfazer');
  await screen.findByText('Devolução desfeita: o crédito é do jogador de novo.');
  await screen.findByDisplayValue('80,00');
  within(await screen.findByRole('list', { name: 'Movimentos do crédito' })).getByText('Devolução desfeita');
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
  mounted.close();
});

// Red with the first payout of the list in place of the chosen one in TakeBackDialog.tsx.
test('an earlier payout is taken back from its line, after a question, unless somebody else did meanwhile', async () => {
  const { arena, rui, payOut } = await owe();
  await payOut(10);
  const id = await payOut(20);
  const mounted = await openPage(world, playerPath(rui.id), arena.owner);
  await press(mounted, /^Desfazer devolução de R\$\s10,00, Dinheiro/);
  const asked = within(await dialog('Desfazer devolução?'));
  asked.getByText(/^R\$\s10,00 volta a ser crédito do jogador/);
  await press(mounted, 'Desfazer devolução');
  await screen.findByDisplayValue('60,00');
  expect(screen.getAllByRole('button', { name: /^Desfazer devolução de/, hidden: true })).toHaveLength(1);
  await world.call(arena.owner, { method: 'PATCH', url: contract.undoCreditPayout.path.replace(':id', id) });
  await press(mounted, /^Desfazer devolução de R\$\s20,00, Dinheiro/);
  await press(mounted, 'Desfazer devolução');
  await screen.findByText('Esta devolução já foi desfeita.');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Desfazer devolução de/, hidden: true })).toBeNull(),
  );
  mounted.close();
});

// Red without `isManagement` at CreditMoves in KnownPlayer.tsx.
test('the reception sees what was paid out, and takes nothing back', async () => {
  const { arena, rui, payOut } = await owe();
  await payOut(10);
  const receptionist = await makeStaff(world.database, arena.id, 'reception');
  const mounted = await openPage(world, playerPath(rui.id), receptionist);
  await screen.findByText('Devolvido');
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
  mounted.close();
});
