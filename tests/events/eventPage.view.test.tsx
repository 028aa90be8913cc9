import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { eventPath, manageEventPath, tournamentPath } from '#domain/navigation/paths.ts';
import { staticPix } from '#domain/payment/staticPix.ts';
import { events } from '#platform/database/schema/events.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import { CREATE, NEW_CATEGORY } from '../models/scenes/categoryCreation.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';
import { fillCategory } from '../models/stages/parts/categoryForm.ts';
import { dialog, press } from '../models/views/onScreen.ts';
import { viewScreen } from '../models/views/viewScreen.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

const QR = 'QR code do PIX da organização';

const open = (path: string, person: TestPerson) => openPage(world, path, person);

/** An event whose organizer is paid directly. */
async function openDirectly(pixOrganizer: string) {
  const festival = await openFestival(world, { paymentViaGateway: false, pixOrganizer });
  const category = await festival.category({ viaGateway: false, places: 1 });
  return { festival, category };
}

test('who plays copies the PIX of the organizer, and enters or looks at a tournament', async () => {
  const { festival, category } = await openDirectly('Copa@Exemplo.com');
  const mounted = await open(eventPath(festival.id), await world.player());
  await screen.findByRole('img', { name: QR });
  screen.getByText('Copa@Exemplo.com');
  await press(mounted, 'Copiar código PIX');
  await screen.findByText('PIX copiado com sucesso!');
  expect(await navigator.clipboard.readText()).toBe(
    staticPix({ key: 'copa@exemplo.com', name: 'Olga Reis', city: 'Santos' }),
  );
  expect(screen.getByRole('link', { name: 'Ver Torneio Mista C/D' }).getAttribute('href')).toBe(
    tournamentPath({
      eventId: festival.id,
      id: category,
      organizerId: festival.organizer.id,
      name: 'Mista C/D',
      isForTeams: false,
    }),
  );
  await press(mounted, 'Inscrever-se Mista C/D');
  await screen.findByRole('dialog', { name: 'Inscrever dupla' });
  mounted.close();
});

test('a key that no bank would know is shown and copied as it is, without a code', async () => {
  const { festival } = await openDirectly('chave da Olga');
  const mounted = await open(eventPath(festival.id), await world.player());
  await press(mounted, 'Copiar chave PIX');
  await screen.findByText('PIX copiado com sucesso!');
  expect(await navigator.clipboard.readText()).toBe('chave da Olga');
  expect(screen.queryByRole('img', { name: QR })).toBeNull();
  mounted.close();
});

test('a tournament whose places are taken says so beside the button that cannot be pressed', async () => {
  const { festival, category } = await openDirectly('copa@exemplo.com');
  await festival.registered(await world.player(), category, { partner: (await world.player()).id });
  const mounted = await open(eventPath(festival.id), await world.player());
  const enter = await screen.findByRole('button', { name: 'Inscrever-se Mista C/D' });
  expect(enter.matches(':disabled')).toBe(true);
  const reason = document.getElementById(enter.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Não há mais vagas neste torneio.');
  screen.getByText('1 de 1 dupla');
  mounted.close();
});

test('the management of an event is its organizer’s alone', async () => {
  const { festival } = await openDirectly('copa@exemplo.com');
  const mounted = await open(manageEventPath(festival.id), await world.player());
  await screen.findByRole('heading', { level: 1, name: 'Este evento é de outra pessoa' });
  expect(screen.getByRole('link', { name: 'Ver página do evento' }).getAttribute('href')).toBe(eventPath(festival.id));
  expect(screen.queryByRole('button', { name: CREATE })).toBeNull();
  mounted.close();
});

test('a day that was not chosen is told at its field, which gets the focus', async () => {
  const festival = await openFestival(world);
  const mounted = await open(manageEventPath(festival.id), festival.organizer);
  await press(mounted, CREATE);
  await screen.findByRole('dialog', { name: CREATE });
  await fillCategory(viewScreen(mounted), []);
  expect(within(await dialog(CREATE)).getAllByText('Informe a data.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Data do torneio', { selector: 'button' }));
  mounted.close();
});

test('a day that is no longer the event’s is refused at its field, and what was typed stays', async () => {
  const festival = await openFestival(world);
  const mounted = await open(manageEventPath(festival.id), festival.organizer);
  await press(mounted, CREATE);
  await screen.findByRole('dialog', { name: CREATE });
  const startsOn = toIsoDay(addDays(world.today, 11));
  await world.database.orm.update(events).set({ startsOn }).where(eq(events.id, festival.id));
  await fillCategory(viewScreen(mounted), [
    ['Data do torneio', addDays(world.today, 10).day],
    ['Pagamento até', world.today.day],
  ]);
  const message = 'O torneio não pode ser antes de hoje nem fora dos dias do evento.';
  const form = within(await dialog(CREATE));
  await form.findByText(message);
  const typed = Object.keys(NEW_CATEGORY).map((label) => form.getByLabelText(label));
  expect(typed.map((field) => field instanceof HTMLInputElement && field.value)).toEqual(Object.values(NEW_CATEGORY));
  mounted.close();
});
