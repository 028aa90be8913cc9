import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { toIsoDay } from '#domain/values/days/day.ts';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { staticPix } from '#domain/payment/staticPix.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

const PIX = { key: 'caixa@mare.com', receiver: 'Associação Maré Alta' };

let world: SceneWorld;
let arena: TestArena;
beforeAll(async () => {
  world = await openSceneWorld();
  arena = await world.arena('local', 1);
  await world.reserve(await world.player(), orderOf(arena, world.day, [18]));
});
afterAll(() => world.close());

async function openDay() {
  const gates = openGates(world.app, new Set());
  const session = await world.sessionOf(arena.owner);
  const path = `${ROUTES.ownerReservations.path}?dia=${toIsoDay(world.day)}`;
  const clock = new SimulatedClock();
  return mountApp({ path, session, adapter: gates.adapter, clock, now: world.now, inspect: () => undefined });
}

async function askHow(user: Awaited<ReturnType<typeof openDay>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Confirmar pagamento de Ana Souza/ }));
  return within(await screen.findByRole('dialog', { name: 'Como foi pago?' }));
}

// Red without the check of `pix` in DeskPix.tsx.
it('an arena without a key of its own has no code at its desk', async () => {
  const { user, close } = await openDay();
  const asked = await askHow(user);
  asked.getByRole('button', { name: 'PIX' });
  expect(asked.queryByRole('button', { name: 'Mostrar QR do PIX' })).toBeNull();
  close();
});

// Red without DeskPix in PayDialog.tsx or InstallmentList.tsx; with the total in place of what is left, by the part that was paid.
it('one tap shows the code with what is left to pay, and the name that the payer’s bank will show', async () => {
  const set = { method: 'PATCH', url: contract.updateArenaPix.path, payload: { pix: PIX } } as const;
  expect((await world.call(arena.owner, set)).status).toBe(200);
  const { user, close } = await openDay();
  const asked = await askHow(user);
  await user.click(await asked.findByRole('button', { name: 'Mostrar QR do PIX' }));
  await asked.findByText('Associacao Mare Alta');
  // Beside the question, and above the code.
  expect(asked.getAllByText(/^R\$\s80,50$/).length).toBe(2);
  await asked.findByRole('img', { name: 'QR code do PIX da arena' });
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  await user.click(asked.getByRole('button', { name: 'Copiar código PIX' }));
  await waitFor(() =>
    expect(written).toEqual([staticPix({ key: PIX.key, name: PIX.receiver, city: 'Santos', amount: 80_50 })]),
  );
  await user.click(asked.getByRole('button', { name: 'Esconder QR do PIX' }));
  expect(asked.queryByRole('img')).toBeNull();
  await user.keyboard('{Escape}');

  await user.click(await screen.findByRole('button', { name: /^18:00, Quadra 1, Ana Souza/ }));
  const payments = within(await screen.findByRole('dialog', { name: 'Pagamentos da reserva' }));
  await user.click(payments.getByRole('button', { name: 'Adicionar pagamento' }));
  await user.type(await screen.findByLabelText('Valor'), '20');
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  await user.click(await screen.findByRole('button', { name: 'Mostrar QR do PIX' }));
  // On the card, as what is left, and above the code.
  await waitFor(() => expect(screen.getAllByText(/^R\$\s60,50$/).length).toBe(3));
  close();
});
