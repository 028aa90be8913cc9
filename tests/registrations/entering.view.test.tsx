import { screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_PAUSE_MS } from '#domain/people/player.ts';
import { eventPath, manageEventPath, tournamentPath } from '#domain/navigation/paths.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp, type MountedApp } from '../models/views/mount.tsx';
import { button, dialog, press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

async function openAt(path: string, who: TestPerson, { adapter } = openGates(world.app, new Set())) {
  const clock = new SimulatedClock();
  const session = await world.sessionOf(who);
  return mountApp({ path, session, adapter, clock, now: world.now, inspect: () => undefined });
}

async function pick({ app, user }: MountedApp, label: string, name: string): Promise<void> {
  const field = screen.getByRole('combobox', { name: label, hidden: true });
  await user.clear(field);
  await user.type(field, name);
  const { clock } = app.actorOptions;
  if (clock instanceof SimulatedClock) clock.increment(SEARCH_PAUSE_MS);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`), hidden: true }));
}

function chosenAt(label: string): string {
  return screen.getByRole<HTMLInputElement>('combobox', { name: label, hidden: true }).value;
}

test('who loses the last place is told, and keeps whom they chose', async () => {
  const festival = await openFestival(world);
  const category = await festival.category({ places: 1 });
  const [yara, zilda] = [await world.player({ name: 'Yara Campos' }), await world.player({ name: 'Zilda Mota' })];
  const mounted = await openAt(eventPath(festival.id), yara);
  await press(mounted, /^Inscrever-se /);
  const form = await screen.findByRole('dialog', { name: 'Inscrever dupla' });
  within(form).getByText('R$ 60,50');
  await pick(mounted, 'Sua dupla', 'Zilda Mota');

  const faster = await festival.registered(await world.player(), category, { partner: (await world.player()).id });
  await mounted.user.click(button('Inscrever dupla', form));
  await within(form).findByText('Não há mais vagas neste torneio.');
  expect(chosenAt('Sua dupla')).toBe('Zilda Mota');

  await festival.call(festival.organizer, 'cancelRegistration', faster);
  await mounted.user.click(button('Inscrever dupla', form));
  await screen.findByText('Inscrição realizada com sucesso! Ela será confirmada quando os dois jogadores pagarem.');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inscrever dupla' })).toBeNull());
  const { body } = await festival.call(zilda, 'registrations', category);
  expect(body.data.registrations).toMatchObject([{ player: { _id: yara.id }, partner: { _id: zilda.id } }]);
  mounted.close();
});

test('a partner who is in already is told at the field; oneself and nobody before anything is sent', async () => {
  const festival = await openFestival(world);
  const category = await festival.category();
  const [walter, xenia] = [await world.player({ name: 'Walter Pinho' }), await world.player({ name: 'Xênia Brito' })];
  await festival.registered(xenia, category, { partner: (await world.player()).id });
  const gates = openGates(world.app, new Set(['register']));
  const mounted = await openAt(eventPath(festival.id), walter, gates);
  await press(mounted, /^Inscrever-se /);
  const form = await screen.findByRole('dialog', { name: 'Inscrever dupla' });

  await mounted.user.click(button('Inscrever dupla', form));
  await within(form).findByText('Escolha sua dupla.');
  await pick(mounted, 'Sua dupla', 'Walter Pinho');
  await mounted.user.click(button('Inscrever dupla', form));
  await within(form).findByText('Escolha outro jogador como dupla.');
  expect(gates.isWaiting('register')).toBe(false);
  await pick(mounted, 'Sua dupla', 'Xênia Brito');
  await mounted.user.click(button('Inscrever dupla', form));
  await (await gates.next('register')).release();
  await within(form).findByText('Este jogador já está inscrito neste torneio.');
  expect(chosenAt('Sua dupla')).toBe('Xênia Brito');
  mounted.close();
});

test('a team of four is entered by the fourth, each in a shirt of their own', async () => {
  const festival = await openFestival(world, { haveTShirts: true });
  const category = await festival.category({ doubleFormat: 'teams' });
  const names = ['Una Falcão', 'Vasco Leme', 'Wanda Serra'];
  for (const name of names) await world.player({ name });
  const self = await world.player({ name: 'Xisto Amaral' });
  const mounted = await openAt(eventPath(festival.id), self);
  await press(mounted, /^Inscrever-se /);
  const form = await screen.findByRole('dialog', { name: 'Inscrever equipe' });
  within(form).getByText('Xisto Amaral');
  for (const [index, name] of names.entries()) await pick(mounted, `Jogador ${index + 1}`, name);

  await mounted.user.click(button('Inscrever equipe', form));
  await waitFor(() => expect(within(form).getAllByText('Escolha o tamanho.', { selector: 'p' })).toHaveLength(4));
  const shirts = within(form).getAllByRole('combobox', { name: /amiseta/, hidden: true });
  for (const [index, shirt] of shirts.entries()) {
    await mounted.user.selectOptions(shirt, ['PP', 'M', 'G1', 'G4'][index] ?? '');
  }
  await mounted.user.click(button('Inscrever equipe', form));
  await screen.findByText('Inscrição realizada com sucesso!');
  const { body } = await festival.call(self, 'registrations', category);
  const team = body.data.registrations[0].team.map((member: { player: { name: string }; tShirtSize: string }) => [
    member.player.name,
    member.tShirtSize,
  ]);
  expect(team).toEqual([
    // Nobody is told, before they accept.
    ['Una Falcão', undefined],
    ['Vasco Leme', undefined],
    ['Wanda Serra', undefined],
    ['Xisto Amaral', 'G4'],
  ]);
  mounted.close();
});

test('an organizer enters one who waits to be drawn', async () => {
  const festival = await openFestival(world);
  const category = await festival.category({ doubleFormat: 'randomly', viaGateway: false });
  await world.player({ name: 'Ubaldo Nery', phone: null });
  const mounted = await openAt(manageEventPath(festival.id), festival.organizer);
  await press(mounted, /^Adicionar inscrição /);
  await screen.findByRole('dialog', { name: 'Adicionar inscrição' });
  within(await dialog('Adicionar inscrição')).getByText('O jogador paga a você, pelo PIX copa@exemplo.com.');
  await pick(mounted, 'Jogador', 'Ubaldo Nery');
  await press(mounted, 'Inscrever jogador');
  await screen.findByText('Inscrição realizada com sucesso!');
  const { body } = await festival.call(festival.organizer, 'registrations', category);
  expect(body.data.registrations).toMatchObject([{ player: { name: 'Ubaldo Nery' } }]);
  mounted.close();
});

// Red without `insteadOf` in `toEntry`, or without `canBeReplaced` in server/areas/competitions/registrations/readFormer.ts.
test('the organizer puts others in the place of a pair that gave up after the draw', async () => {
  const festival = await openFestival(world);
  const category = await festival.category({ viaGateway: false });
  const [alba, vera] = [await world.player({ name: 'Alba Melo' }), await world.player({ name: 'Vera Melo' })];
  const leaving = await festival.registered(alba, category, { partner: vera.id });
  await festival.registered(await world.player(), category, { partner: (await world.player()).id });
  await world.player({ name: 'Núbia Reis' });
  await world.player({ name: 'Otília Reis' });
  await festival.call(festival.organizer, 'drawGroups', category, { numberOfGroups: 1 });
  await festival.call(festival.organizer, 'makeMatches', category);
  await festival.call(alba, 'cancelMyRegistration', leaving);
  const address = { eventId: festival.id, id: category, organizerId: festival.organizer.id };
  const mounted = await openAt(
    tournamentPath({ ...address, name: 'Mista C/D', isForTeams: false }),
    festival.organizer,
  );
  await press(mounted, /^Pôr outra inscrição no lugar de Alba Melo/);
  const form = await screen.findByRole('dialog', { name: 'Pôr no lugar' });
  await pick(mounted, 'Jogador 1', 'Núbia Reis');
  await pick(mounted, 'Jogador 2', 'Otília Reis');
  await mounted.user.click(button('Pôr no lugar', form));
  await screen.findByText(/^Inscrição realizada com sucesso!/);
  await screen.findByRole('article', { name: 'Núbia Reis e Otília Reis' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pôr outra inscrição no lugar/ })).toBeNull());
  const { body } = await festival.call(festival.organizer, 'matches', category);
  expect(JSON.stringify(body.data.matches)).toContain('Núbia Reis');
  mounted.close();
});
