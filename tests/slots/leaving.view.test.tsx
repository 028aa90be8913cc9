import { act, screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { dialog, fill, press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

const HOURS = ROUTES.ownerSlots.path;
const COURTS = ROUTES.ownerCourts.path;
const PRICE = 'Preço por hora, 18:00 às 19:00';
const ASKED = 'Sair sem salvar?';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function openHours() {
  const arena = await world.arena('local', 1);
  const mounted = mountApp({
    path: HOURS,
    session: await world.sessionOf(arena.owner),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  await screen.findByLabelText(PRICE);
  return mounted;
}

const price = () => screen.getByLabelText<HTMLInputElement>(PRICE);

function saveButton(): HTMLElement {
  const form = price().closest('form');
  if (!form) throw new Error('the price stands in no form');
  return within(form).getByRole('button', { name: 'Salvar' });
}

async function follow({ user }: MountedApp, path: string) {
  const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
  if (!link) throw new Error(`no link leads to ${path}`);
  await user.click(link);
}

/** Whether the browser would ask before it closes the tab. */
function closingAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void dispatchEvent(event));
  return event.defaultPrevented;
}

// Red without `followLink` in src/app/App.tsx, and without the listener of `beforeunload`.
test('an unsaved price asks before the page is left, and is dropped only by who says so', async () => {
  const mounted = await openHours();
  const saved = price().value;
  expect(closingAsks()).toBe(false);
  fill(PRICE, '123,00');
  expect(closingAsks()).toBe(true);

  await follow(mounted, COURTS);
  expect((await dialog(ASKED)).textContent).toContain('Um preço que você mudou ainda não foi salvo.');
  expect(location.pathname).toBe(HOURS);
  await press(mounted, 'Continuar aqui');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: ASKED })).toBeNull());
  expect([location.pathname, price().value]).toEqual([HOURS, '123,00']);

  await follow(mounted, COURTS);
  await dialog(ASKED);
  await press(mounted, 'Sair sem salvar');
  await waitFor(() => expect(location.pathname).toBe(COURTS));
  expect(closingAsks()).toBe(false);
  await follow(mounted, HOURS);
  expect((await screen.findByLabelText<HTMLInputElement>(PRICE)).value).toBe(saved);
  mounted.close();
});

// Red when the prices that are kept in the tab are counted after they were saved, or when the page's own tabs ask.
test('nothing is asked of a saved price, of one that was typed back, or between the tabs of the page', async () => {
  const mounted = await openHours();
  const saved = price().value;
  fill(PRICE, '123,00');
  await follow(mounted, `${HOURS}?editMode=byDay`);
  await screen.findByText('Nenhuma alteração de horário');
  expect(screen.queryByRole('dialog', { name: ASKED })).toBeNull();
  // From the other tab of the page too.
  expect(closingAsks()).toBe(true);
  await follow(mounted, HOURS);
  await screen.findByLabelText(PRICE);
  fill(PRICE, saved);
  expect(closingAsks()).toBe(false);

  fill(PRICE, '124,00');
  await mounted.user.click(saveButton());
  await waitFor(() => expect(closingAsks()).toBe(false));
  await follow(mounted, COURTS);
  await waitFor(() => expect(location.pathname).toBe(COURTS));
  expect(screen.queryByRole('dialog', { name: ASKED })).toBeNull();
  mounted.close();
});

// Red without `leaveFor` in src/app/Frame.tsx, and without the logout in `dropPrices`.
test("'Sair' asks too: who means it is signed out, and the price is gone", async () => {
  const mounted = await openHours();
  const signOut = async () => mounted.user.click(screen.getByRole('button', { name: 'Sair', hidden: true }));
  fill(PRICE, '123,00');
  await signOut();
  await dialog(ASKED);
  await press(mounted, 'Continuar aqui');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: ASKED })).toBeNull());
  expect([location.pathname, price().value]).toEqual([HOURS, '123,00']);

  await signOut();
  await dialog(ASKED);
  await press(mounted, 'Sair sem salvar');
  await waitFor(() => expect(location.pathname).toBe(ROUTES.login.path));
  await screen.findByRole('button', { name: 'Entrar' });
  expect(closingAsks()).toBe(false);
  mounted.close();
});

// Red without `leaveFor` around 'work.chosen' in src/app/Frame.tsx, and without `leaveAsMeant` in `dropPrices`.
test('going to work elsewhere, or to play, asks too, and is done by who says so', async () => {
  const mounted = await openHours();
  const play = async () => mounted.user.click(screen.getByRole('button', { name: 'Jogar', hidden: true }));
  fill(PRICE, '123,00');
  await play();
  await dialog(ASKED);
  await press(mounted, 'Continuar aqui');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: ASKED })).toBeNull());
  expect([location.pathname, price().value]).toEqual([HOURS, '123,00']);
  // What was declined is not done by another way out.
  await follow(mounted, COURTS);
  await dialog(ASKED);
  await press(mounted, 'Sair sem salvar');
  await waitFor(() => expect(location.pathname).toBe(COURTS));
  await follow(mounted, HOURS);
  await screen.findByLabelText(PRICE);

  fill(PRICE, '123,00');
  await play();
  await dialog(ASKED);
  await press(mounted, 'Sair sem salvar');
  await waitFor(() => expect(location.pathname).toBe(ROUTES.home.path));
  expect(closingAsks()).toBe(false);
  mounted.close();
});
