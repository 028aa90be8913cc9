import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payouts } from '#platform/database/schema/paymentAccounts.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { fill, press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
let admin: TestPerson;
let arena: TestArena;
beforeAll(async () => {
  world = await openSceneWorld();
  admin = await world.person('admin');
  arena = await world.arena('platform');
});
afterAll(() => world.close());

async function paid(hour: number): Promise<void> {
  const { body } = await world.reserve(await world.player(), orderOf(arena, world.day, [hour]));
  await act(world.database, body.data.reservationPayment.mpPaymentId, 'pagar');
  world.database.passTime(60_000);
  await world.runDue();
}

test('an admin finds who is owed what, is told when it changes, records a payout, and its owner sees it', async () => {
  await paid(18);
  const mounted = await openPage(world, '/admin/operacao', admin);
  await mounted.user.click(screen.getAllByRole('link', { name: 'Repasses' })[0] ?? document.body);
  await screen.findByText('Total a repassar a 1 pessoa');
  await mounted.user.click(screen.getByRole('link', { name: 'Ver e repassar: Ana Souza' }));
  await press(mounted, /^Registrar R\$/);
  await screen.findByText('Informe o comprovante.');
  await screen.findByText('Confirme que o dinheiro já foi enviado.');
  fill(/^Comprovante/, 'E123');
  await mounted.user.click(screen.getByRole('checkbox', { name: /^Enviei R\$.80,50 a Ana Souza$/ }));
  // Red without the key of PayoutForm. Meanwhile more comes: the sum that was ticked is not recorded, and the new one asks again.
  await paid(19);
  await press(mounted, /^Registrar R\$/);
  await screen.findByText(/^O valor a repassar mudou/);
  const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Enviei R\$.161,00 a Ana Souza$/ });
  expect([again.checked, await world.database.orm.select().from(payouts)]).toEqual([false, []]);
  fill(/^Comprovante/, 'E456');
  await mounted.user.click(again);
  await press(mounted, /^Registrar R\$.161,00$/);
  await screen.findByRole('heading', { name: 'Nada a repassar agora' });
  expect(await world.database.orm.select().from(payouts)).toMatchObject([{ amountCentavos: 161_00, receipt: 'E456' }]);
  mounted.close();

  const owner = await openPage(world, '/empresa/configuracoes', arena.owner);
  await screen.findByText(/^R\$.161,00 em /);
  await waitFor(() => screen.getByText('Comprovante: E456'));
  owner.close();
});

test('a player tells their CPF, digit by digit, and finds it again', async () => {
  const ana = await world.player();
  const mounted = await openPage(world, '/cliente/configuracoes', ana);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'CPF' });
  await mounted.user.type(field, '52998224726');
  expect(field.value).toBe('529.982.247-26');
  await press(mounted, 'Salvar CPF');
  await screen.findByText('Este CPF não existe. Confira os números.');
  fill('CPF', '529.982.247-25');
  await press(mounted, 'Salvar CPF');
  await screen.findByText('Dados atualizados com sucesso!');
  mounted.close();
  const later = await openPage(world, '/cliente/configuracoes', ana);
  const kept = await screen.findByRole<HTMLInputElement>('textbox', { name: 'CPF' });
  expect(kept.value).toBe('529.982.247-25');
  later.close();
});
