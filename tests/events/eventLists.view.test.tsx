import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { eventPath, manageEventPath } from '#domain/navigation/paths.ts';
import { unregisteredArenas } from '#platform/database/schema/events.ts';
import { newId } from '#platform/database/uuid.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { caller, eventForm } from '../api/events/festival.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';
import { button, dialog, fill, press } from '../models/views/onScreen.ts';

let world: SceneWorld;
let [organizer, admin]: TestPerson[] = [];
const ids = new Map<string, string>();

/** Each lasts a day, so many days from today. */
const EVENTS = [
  { name: 'Copa de Hoje', starts: 0, decision: 'APROVADO' },
  { name: 'Copa de Amanhã', starts: 1, decision: 'APROVADO' },
  { name: 'Copa à Espera', starts: 2 },
  { name: 'Copa Desfeita', starts: 3, decision: 'CANCELADO' },
] as const;

beforeAll(async () => {
  world = await openSceneWorld();
  [organizer, admin] = [await world.player(), await world.person('admin')];
  const call = caller(world);
  for (const { name, starts, ...event } of EVENTS) {
    const day = toIsoDay(addDays(world.today, starts));
    const form = eventForm(world.today, { name, eventDate: { startDate: day, endDate: day } });
    const id: string = (await call(organizer, 'createEvent', '', form)).body.data.event.id;
    ids.set(name, id);
    if ('decision' in event) await call(admin, 'decideEvent', id, { status: event.decision });
  }
});
afterAll(() => world.close());

const open = (path: string, person: TestPerson | undefined) => openPage(world, path, person);

/** Each event on screen by its name, badge and address, in the order of the screen. */
async function cards() {
  await screen.findAllByRole('article');
  return screen.getAllByRole('article').map((card) => {
    const name = within(card).getByRole('heading').textContent;
    const badge = ['Inscrições abertas', 'Acontecendo', 'Aguardando aprovação', 'Cancelado'].find((word) =>
      within(card).queryByText(word),
    );
    return [name, badge, within(card).getByRole('link').getAttribute('href')];
  });
}

const card = (name: string, badge: string, path: typeof eventPath) => [name, badge, path(ids.get(name) ?? '')];

test('those who play see by tabs what they can enter and what is under way', async () => {
  const mounted = await open('/eventos?tab=AMANHA&view=todos', await world.player());
  expect(await cards()).toEqual([card('Copa de Amanhã', 'Inscrições abertas', eventPath)]);
  await mounted.user.click(screen.getByRole('link', { name: 'Acontecendo' }));
  await screen.findByRole('article', { name: 'Copa de Hoje' });
  expect(location.search).toBe('?view=allEvents&tab=EM_ANDAMENTO');
  expect(await cards()).toEqual([card('Copa de Hoje', 'Acontecendo', eventPath)]);
  await mounted.user.click(screen.getByRole('link', { name: 'Finalizados' }));
  await screen.findByText('Nenhum evento finalizado até agora');
  mounted.close();
});

test('who organizes sees the own events whatever became of them', async () => {
  const mounted = await open('/eventos?view=myEvents', organizer);
  expect(await cards()).toEqual([
    card('Copa Desfeita', 'Cancelado', manageEventPath),
    card('Copa à Espera', 'Aguardando aprovação', manageEventPath),
    card('Copa de Amanhã', 'Inscrições abertas', manageEventPath),
    card('Copa de Hoje', 'Acontecendo', manageEventPath),
  ]);
  screen.getByText('Nossa equipe vai avaliar. Até lá, só você vê este evento.');
  mounted.close();
});

test('owners and admins have no events of their own', async () => {
  for (const person of [(await world.arena()).owner, admin]) {
    const mounted = await open('/eventos?view=myEvents', person);
    expect(await cards()).toEqual([card('Copa de Amanhã', 'Inscrições abertas', eventPath)]);
    expect(screen.queryByRole('link', { name: 'Meus eventos' })).toBeNull();
    mounted.close();
  }
});

test('an arena of the list brings its place along, and another one stays as it is typed', async () => {
  await world.database.orm.insert(unregisteredArenas).values({
    id: newId(),
    name: 'Areia do Forte',
    city: 'Praia Grande',
    street: 'Rua do Forte, 8',
    createdAt: world.now(),
  });
  const mounted = await open('/eventos?view=myEvents', organizer);
  await press(mounted, 'Criar Evento');
  const form = await dialog('Novo evento');
  const placeOf = (label: string) => within(form).getByLabelText(label);
  await waitFor(() => expect(form.querySelector('datalist')?.children).toHaveLength(1));
  fill('Arena', 'Areia do Forte', form);
  expect(placeOf('Cidade')).toHaveProperty('value', 'Praia Grande');
  expect(placeOf('Endereço')).toHaveProperty('value', 'Rua do Forte, 8');
  fill('Arena', 'Areia do Forte 2', form);
  expect(placeOf('Cidade')).toHaveProperty('value', 'Praia Grande');
  mounted.close();
});

test('an admin finds first what waits, and lets it in', async () => {
  const mounted = await open('/admin/eventos', admin);
  await screen.findAllByRole('article');
  const names = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));
  expect(names()).toEqual(['Copa à Espera', 'Copa de Hoje', 'Copa de Amanhã', 'Copa Desfeita']);
  expect(screen.queryByRole('button', { name: 'Aprovar Copa de Hoje' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancelar Copa Desfeita' })).toBeNull();
  await press(mounted, 'Aprovar Copa à Espera');
  await mounted.user.click(button('Aprovar evento', await dialog('Aprovar evento?')));
  await screen.findByText('Status do evento alterado com sucesso!');
  await waitFor(() => expect(names()).toEqual(['Copa de Hoje', 'Copa de Amanhã', 'Copa à Espera', 'Copa Desfeita']));
  await mounted.user.click(screen.getByRole('link', { name: /^Aguardando/ }));
  await screen.findByText('Nenhum evento espera aprovação');
  mounted.close();
});
