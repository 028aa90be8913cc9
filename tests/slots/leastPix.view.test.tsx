import { screen } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { dialog, fill, press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

const PRICE = 'Preço por hora, 18:00 às 19:00';
const TOLD = /^Abaixo de R\$\s5,00 a conta que recebe o PIX não cobra/;

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

/** The sandbox makes charges over any sum: its account is one here that makes none below R$ 5,00. */
function belowFive(adapter: AxiosAdapter): AxiosAdapter {
  return async (config) => {
    const reply = await adapter(config);
    if (config.url !== contract.myArena.path || config.method !== 'get') return reply;
    const told = typeof reply.data === 'string' ? JSON.parse(reply.data) : reply.data;
    return { ...reply, data: { ...told, data: { ...told.data, leastPix: 5 } } };
  };
}

async function openHours(method: PaymentMethod, query = '') {
  const arena = await world.arena(method, 1);
  return mountApp({
    path: `${ROUTES.ownerSlots.path}${query}`,
    session: await world.sessionOf(arena.owner),
    adapter: belowFive(openGates(world.app, new Set()).adapter),
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
}

test('a price below the least sum of a PIX is told where it is typed, and no other', async () => {
  const mounted = await openHours('platform');
  await screen.findByLabelText(PRICE);
  expect(screen.queryByText(TOLD)).toBeNull();
  fill(PRICE, '4,99');
  await screen.findByText(TOLD);
  fill(PRICE, '5,00');
  expect(screen.queryByText(TOLD)).toBeNull();
  await press(mounted, 'Criar horário');
  await dialog('Criar horário');
  fill('Preço', '4');
  await screen.findByText(TOLD);
  mounted.close();
});

test('an arena that is paid on the spot hears nothing of it', async () => {
  const { close } = await openHours('local');
  await screen.findByLabelText(PRICE);
  fill(PRICE, '1,00');
  await screen.findByDisplayValue('1,00');
  expect(screen.queryByText(TOLD)).toBeNull();
  close();
});
