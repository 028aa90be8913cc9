import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import { mountApp } from '../models/views/mount.tsx';

const child = setup({
  actions: {
    fail: () => {
      throw new Error('a defect');
    },
  },
}).createMachine({ id: 'child', on: { 'button.pressed': { actions: 'fail' } } });
const parent = setup({ actors: { child } }).createMachine({ id: 'parent', invoke: { id: 'child', src: 'child' } });

afterEach(() => vi.restoreAllMocks());

/** Red without `subscribe({ error: tellDefect })` in src/app/createApp.ts. */
test('a chart that a defect of its child stops says so on screen, and in the log', async () => {
  const logged: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((defect) => void logged.push(defect));
  const mounted = mountApp({
    path: ROUTES.login.path,
    adapter: () => Promise.reject(new Error('nothing is asked here')),
    clock: new SimulatedClock(),
    now: () => new Date(),
    inspect: () => undefined,
  });
  const broken = createActor(parent, mounted.app.actorOptions).start();

  broken.getSnapshot().children['child']?.send({ type: 'button.pressed' });

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Algo deu errado nesta página. Recarregue para continuar; o que você digitou fica guardado.',
  );
  expect(logged).toEqual([new Error('a defect')]);
  expect(broken.getSnapshot().status).toBe('error');
  mounted.close();
});
