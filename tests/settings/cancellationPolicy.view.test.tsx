import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { fill, press } from '../models/views/onScreen.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

test('an owner sets what comes back, reads it as players will, and is told what does not fit', async () => {
  const arena = await world.arena('platform');
  const mounted = mountApp({
    path: ROUTES.ownerSettings.path,
    session: await world.sessionOf(arena.owner),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  await screen.findByText('O jogador não cancela uma reserva paga; só falando com a arena.');
  await mounted.user.click(screen.getByLabelText('Crédito nesta arena'));
  fill('Crédito a mais, em %', '10');
  fill('Faixa 2: Volta, em %', '120');
  await press(mounted, 'Salvar cancelamento');
  expect(screen.getAllByText('Informe de 1 a 100 %.').length).toBeGreaterThan(0);

  fill('Faixa 1: Volta, em %', '40');
  fill('Faixa 2: Volta, em %', '50');
  await press(mounted, 'Salvar cancelamento');
  expect(screen.getAllByText('Quem cancela mais perto do horário não pode receber mais.').length).toBeGreaterThan(0);

  fill('Faixa 1: Volta, em %', '100');
  screen.getByText(
    'Cancelando até 24 horas antes, 100 % do valor pago viram crédito nesta arena, com 10 % a mais; até 6 horas antes, 50 %. Depois disso, só falando com a arena.',
  );
  await press(mounted, 'Salvar cancelamento');
  await screen.findByText('Regra de cancelamento atualizada com sucesso!');
  const { body } = await world.call(arena.owner, { method: 'GET', url: contract.myArena.path });
  expect(body.data.arena.cancellationPolicy).toEqual({
    tiers: [
      { hours: 24, percent: 100 },
      { hours: 6, percent: 50 },
    ],
    gives: 'credit',
    bonus: 10,
  });
  mounted.close();
});
