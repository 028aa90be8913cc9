import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openGates } from '../../models/views/gates.ts';
import { mountApp } from '../../models/views/mount.tsx';
import { openTestServer, type TestServer } from '../testServer.ts';
import { arenaForm, playerForm } from './forms.ts';

let database: TestDatabase;
let server: TestServer;
let close = (): void => undefined;

beforeEach(async () => {
  database = await openTestDatabase();
  server = await openTestServer(database);
});
afterEach(async () => {
  close();
  await server.app.close();
  await database.close();
});

test('an arena that has just signed up is nowhere; with its courts and hours taken away again it has a page, and offers no hour', async () => {
  await signUp('registerArena', arenaForm({ name: 'Arena Recém-Chegada' }));
  const session = await signUp('registerPlayer', playerForm());
  expect((await server.call('allArenas')).json().data.allArenas).toEqual([]);

  // What is left of an arena that was published, and then took off all that it had.
  const { rows } = await database.pool.query<{ id: string }>('update arena set published_at = now() returning id');
  const [{ id } = { id: '' }] = rows;

  open('/', session);
  expect(await screen.findByText('Arena Recém-Chegada')).toBeDefined();
  close();

  open(`/cliente/arena/${id}`, session);
  expect(await screen.findByRole('heading', { name: 'Arena Recém-Chegada' })).toBeDefined();
  expect(screen.getByText('0 quadras')).toBeDefined();
  expect(screen.getByText('@arenaressaca')).toBeDefined();
  close();

  open(`/cliente/arena/${id}/reservar`, session);
  expect(await screen.findByText('A arena não disponibilizou nenhum horário para reserva até o momento')).toBeDefined();
});

async function signUp(name: 'registerArena' | 'registerPlayer', body: object) {
  const reply = await server.call(name, { body, headers: { 'x-client': 'api' } });
  expect(reply.statusCode).toBe(201);
  const { token, user } = reply.json().data;
  return { token, user };
}

function open(path: string, session: Awaited<ReturnType<typeof signUp>>): void {
  const { adapter } = openGates(server.app, new Set());
  const clock = new SimulatedClock();
  const mounted = mountApp({ adapter, clock, now: () => new Date(), inspect: () => undefined, path, session });
  close = mounted.close;
}
