import { screen, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventPath, pairLinkPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { newToken } from '#core/people/tokens.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { button, press } from '../models/views/onScreen.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function open(path: string, person?: TestPerson) {
  return mountApp({
    path,
    ...(person && { session: await world.sessionOf(person) }),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
}

// Red without `PairLink` in EntryForm.tsx, and while it shows no link.
test('who registers makes a link that is shown once, and can turn it off', async () => {
  const festival = await openFestival(world);
  const category = await festival.category();
  const host = await world.player();
  const mounted = await open(eventPath(festival.id), host);
  await press(mounted, /^Inscrever-se /);
  const form = await screen.findByRole('dialog', { name: 'Inscrever dupla' });
  await mounted.user.click(button('Convidar por link', form));
  const link = await within(form).findByLabelText<HTMLInputElement>('Link do convite');
  const token = /\/convite-de-dupla\/([\w-]{43})$/.exec(link.value)?.[1];
  expect(token).toBeDefined();
  await screen.findByText('Link criado. Envie a quem vai jogar com você.');
  within(form).getByRole('button', { name: 'Compartilhar' });
  mounted.close();

  const again = await open(eventPath(festival.id), host);
  await press(again, /^Inscrever-se /);
  const reopened = await screen.findByRole('dialog', { name: 'Inscrever dupla' });
  await within(reopened).findByText(/^Há um link seu que vale até/);
  expect(within(reopened).queryByLabelText('Link do convite')).toBeNull();
  await again.user.click(button('Desligar link', reopened));
  await screen.findByText('Link desligado.');
  await within(reopened).findByRole('button', { name: 'Convidar por link' });
  expect((await festival.call(host, 'pairLink', category)).body.data).toEqual({});
  again.close();
});

// Red without the secret in the tab (TakenLink), or `continue` on the ways in.
test('a visitor who opens the link is led through the login and back', async () => {
  const token = newToken();
  const visit = await open(pairLinkPath(token));
  const login = await screen.findByRole('link', { name: 'Entrar para aceitar' });
  const opened = encodeURIComponent(pairLinkPath('aberto'));
  expect(login.getAttribute('href')).toBe(`${ROUTES.login.path}?continue=${opened}`);
  expect(document.body.innerHTML).not.toContain(token);
  expect(sessionStorage.getItem('pairToken')).toBe(token);
  visit.close();
});

// Red without `refusalFor` in PairInvitation.tsx.
test('who is no player is told with which account it is opened', async () => {
  const visit = await open(pairLinkPath(newToken()), await world.person('admin'));
  await screen.findByText(/^Quem joga torneios entra com uma conta de jogador\./);
  expect(screen.queryByRole('button', { name: 'Abrir o convite' })).toBeNull();
  visit.close();
});

// Red without `ways` in PairInvitation.tsx, and without the `refresh` of openPairLink in messages.ts.
test('a partner opens it, sees who invites to what, and accepts; a used one is said to be over', async () => {
  const festival = await openFestival(world);
  const category = await festival.category();
  const [host, guest] = [await world.player({ name: 'Rita Vale' }), await world.player()];
  const token = newToken();
  await festival.call(host, 'makePairLink', category, { token });
  const mounted = await open(pairLinkPath(token), guest);
  await press(mounted, 'Abrir o convite');
  await screen.findByRole('heading', { name: 'O convite é seu' });
  await mounted.user.click(screen.getByRole('link', { name: 'Ver o convite' }));
  const card = await screen.findByRole('region', { name: 'Convite: Mista C/D, Copa Maré' });
  within(card).getByText('Rita Vale convida você para jogar');
  within(card).getByText('R$ 60,50');
  await mounted.user.click(within(card).getByRole('button', { name: /^Aceitar/ }));
  const form = await screen.findByRole('dialog', { name: 'Aceitar convite' });
  await mounted.user.click(button('Aceitar', form));
  await screen.findByText(/^Convite aceito/);
  mounted.close();

  const late = await open(pairLinkPath(token), await world.player());
  await press(late, 'Abrir o convite');
  await screen.findByText(/^Este convite não vale mais: já foi usado, venceu ou foi desligado\./);
  late.close();
});
