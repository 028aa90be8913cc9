import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { accountEndpoints } from '#domain/contract/account.ts';
import type { EndpointName } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

const PASSWORD = 'areia-quente';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

/** A player in the app, whose calls of `logout` wait until the test says what becomes of them. */
async function openApp(held: readonly EndpointName[] = ['logout']) {
  const player = await world.player({ passwordHash: await hashPassword(PASSWORD) });
  const clock = new SimulatedClock();
  const gates = openGates(world.app, new Set(held));
  const opening = { path: ROUTES.myReservations.path, session: await world.sessionOf(player) };
  const mounted = mountApp({ ...opening, adapter: gates.adapter, clock, now: world.now, inspect: () => undefined });
  await screen.findByText('Você ainda não tem reservas');
  const leave = async () => mounted.user.click(await screen.findByRole('button', { name: 'Sair', hidden: true }));
  const login = async () => {
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: `${player.id}@exemplo.com` } });
    fireEvent.change(screen.getByLabelText('Senha'), { target: { value: PASSWORD } });
    await mounted.user.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(kept()).toEqual({ token: true, user: true, drafts: 0 }));
  };
  const isSignedIn = () => mounted.app.session.getSnapshot().hasTag('signedIn');
  return { ...mounted, player, clock, gates, leave, login, isSignedIn };
}

function kept() {
  return {
    token: /(?:^|; )token=[^;]/.test(document.cookie),
    user: localStorage.getItem('user') !== null,
    drafts: sessionStorage.length,
  };
}

// Row 14. Red when `leaving` of machines/session/session.ts waits for the server before it does `forget`.
it('nothing of the person is left after Sair, while its call hangs', async () => {
  const { app, close, gates, leave } = await openApp();
  sessionStorage.setItem('draft', 'what was typed');
  await leave();
  expect(kept()).toEqual({ token: false, user: false, drafts: 0 });
  // Who runs the installation is told everybody.
  const remembered = app.queryClient.getQueryCache().getAll();
  expect(remembered.map(({ queryKey }) => queryKey)).toEqual([['operator']]);
  expect(app.session.getSnapshot().context).toEqual({ stored: null, form: null, arena: null, tries: 0 });
  await screen.findByRole('form', { name: 'Entrar' });
  expect((await gates.next('logout')).endpoint).toBe('logout');
  close();
});

// Red when `leaving` takes no login.submitted, as it did for as long as its call hung.
it('the next login waits for nothing, and is not ended by what the last one left behind', async () => {
  const { close, gates, leave, login, isSignedIn } = await openApp();
  await leave();
  const hanging = await gates.next('logout');
  await login();
  // The server no longer knows the session that was left, or ends it now: neither is about the one of now.
  // Red when provideRevocation gets a call that ends the session at a 401.
  await act(() => hanging.release());
  expect([kept(), isSignedIn()]).toEqual([{ token: true, user: true, drafts: 0 }, true]);
  close();
});

// Red without `waiting` in machines/session/revocation.ts.
it('the server hears of it when the line is back', async () => {
  const { close, clock, gates, leave, player } = await openApp();
  await leave();
  await act(async () => (await gates.next('logout')).cut());
  await act(async () => clock.increment(2_000));
  await act(async () => (await gates.next('logout')).cut());
  await act(async () => clock.increment(3_999));
  expect(gates.isWaiting('logout')).toBe(false);
  await act(async () => clock.increment(1));
  await act(async () => (await gates.next('logout')).release());
  const { status } = await fetchMe(player.token);
  expect(status).toBe(401);
  close();
});

// Red without isOfNow in src/app/createApp.ts.
it('a 401 to what the last person had asked for does not put the next one out', async () => {
  const { app, close, gates, leave, login, isSignedIn, player } = await openApp(['logout', 'exportMyData']);
  const asked = Effect.runPromiseExit(app.call(accountEndpoints.exportMyData, {}));
  const late = await gates.next('exportMyData');
  await leave();
  await world.database.orm.delete(sessions).where(eq(sessions.personId, player.id));
  await login();
  await act(() => late.release());
  expect([(await asked)._tag, isSignedIn(), kept()]).toEqual(['Failure', true, { token: true, user: true, drafts: 0 }]);
  close();
});

async function fetchMe(token: string) {
  const reply = await world.app.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } });
  return { status: reply.statusCode };
}
