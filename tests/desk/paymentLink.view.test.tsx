import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { agendaPath, paymentLinkPath } from '#domain/navigation/paths.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { END_TO_END, openLinks } from '../api/paymentLinks/links.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

const SAID = { payer: 'Maria Prado', centavos: '8050', endToEnd: END_TO_END };

let world: SceneWorld;
let arena: TestArena;
let links: ReturnType<typeof openLinks>;
let day: Day;
let reservation: string;
beforeAll(async () => {
  world = await openSceneWorld();
  arena = await world.arena('local', 1);
  links = openLinks(world);
  day = world.day;
});
beforeEach(async () => {
  day = addDays(day, 1);
  const order = { ...orderOf(arena, day, [18]), guestPlayerName: 'Rui Prado', guestPhone: '13988887777' };
  const url = contract.makeOwnerReservation.path;
  reservation = (await world.call(arena.owner, { method: 'POST', url, payload: order })).body.data.reservation._id;
});
afterAll(() => world.close());

async function open(path: string) {
  const gates = openGates(world.app, new Set());
  const session = await world.sessionOf(arena.owner);
  const clock = new SimulatedClock();
  return mountApp({ path, session, adapter: gates.adapter, clock, now: world.now, inspect: () => undefined });
}

/** The reservation's dialog, as the notice opens it. */
async function openCard() {
  const app = await open(agendaPath(toIsoDay(day), reservation));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Pagamentos da reserva' })) };
}

// Red without PaymentLink in InstallmentList.tsx, and with another phone or sum in the message.
it('one tap makes the link, the next sends it to the guest with what it is for', async () => {
  const { user, dialog, close } = await openCard();
  await user.click(await dialog.findByRole('button', { name: 'Link de pagamento' }));
  const address = await dialog.findByLabelText<HTMLInputElement>('Link de pagamento');
  const href = decodeURIComponent(
    dialog.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por WhatsApp' }).getAttribute('href') ?? '',
  ).replaceAll('+', ' ');
  expect(href).toMatch(/^https:\/\/wa\.me\/5513988887777\?text=Olá, Rui! Sua reserva em Arena Maré Alta:/u);
  expect(href.replaceAll('\u00a0', ' ')).toContain('18:00 às 19:00, Quadra 1\nFalta pagar R$ 80,50.');
  expect(href.endsWith(address.value)).toBe(true);
  const token = address.value.slice((location.origin + paymentLinkPath('')).length);
  expect((await links.open(token)).body.data.link).toMatchObject({ state: 'open', left: 80.5 });

  await user.click(dialog.getByRole('button', { name: 'Desligar link' }));
  await dialog.findByRole('button', { name: 'Link de pagamento' });
  expect((await links.open(token)).status).toBe(404);
  close();
});

it('a link that was made elsewhere is there without its address, and a new one ends it', async () => {
  const { token } = await links.make(arena.owner, reservation);
  const { user, dialog, close } = await openCard();
  await dialog.findByText(/^Há um link criado em .* Um link novo desliga este\.$/);
  expect(dialog.queryByRole('link', { name: 'Enviar por WhatsApp' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Criar outro link' }));
  await dialog.findByRole('link', { name: 'Enviar por WhatsApp' });
  expect((await links.open(token)).status).toBe(404);
  close();
});

/** Where an owner reserves, opened at 19:00 of Quadra 1. */
function reserveAt19(): string {
  const query = new URLSearchParams({ dia: toIsoDay(day), quadra: arena.courts[0]?.id ?? '', hora: '19' });
  return `${ROUTES.ownerReserve.path}?${query}`;
}

// Red without LinkedWay in OwnerBooking.tsx, `hourMore` in KnownHours.tsx, or BookedStep in OwnerBooking.tsx.
it('a booking makes the link at once, where the arena has a key of its own to pay it by', async () => {
  const isArena = eq(arenas.id, arena.id);
  await world.database.orm.update(arenas).set({ pixKey: '52998224725', pixReceiver: 'Maré Alta' }).where(isArena);
  const { user, close } = await open(reserveAt19());
  await user.click(await screen.findByText('Convidado'));
  await user.type(await screen.findByLabelText('Nome do convidado'), 'Rui Prado');
  await user.type(screen.getByLabelText('Telefone'), '13988887777');
  await user.click(screen.getByRole('button', { name: 'Mais 1 hora' }));
  await user.click(screen.getByRole('button', { name: 'Reservar e enviar link' }));
  const heading = await screen.findByRole('heading', { name: 'Reserva feita' });
  expect(document.activeElement).toBe(heading);
  const address = await screen.findByLabelText<HTMLInputElement>('Link de pagamento');
  const send = screen.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por WhatsApp' });
  const text = decodeURIComponent(send.href).replaceAll('\u00a0', ' ');
  expect(text).toContain('https://wa.me/5513988887777?text=Olá, Rui!');
  expect(text).toContain('19:00 às 21:00, Quadra 1\nFalta pagar R$ 161,00.');
  expect(text.endsWith(address.value)).toBe(true);
  const token = address.value.slice((location.origin + paymentLinkPath('')).length);
  expect((await links.open(token)).body.data.link).toMatchObject({ state: 'open', left: 161 });
  screen.getByRole('button', { name: 'Copiar link' });
  screen.getByRole('link', { name: 'Ver na agenda' });
  close();
});

// Red without `isLinkable &&` in OwnerBooking.tsx.
it('without a key of its own an arena sends no link with a booking', async () => {
  const isArena = eq(arenas.id, arena.id);
  await world.database.orm.update(arenas).set({ pixKey: null, pixReceiver: null }).where(isArena);
  const { close } = await open(reserveAt19());
  await screen.findByRole('button', { name: 'Reservar' });
  expect(screen.queryByRole('button', { name: 'Reservar e enviar link' })).toBeNull();
  close();
});

// Red without `takesPixByLink` in settingsHandlers.ts or in OwnerReserveScreen.tsx.
it('without a key an arena that is paid through the platform sends links all the same: they make a PIX', async () => {
  const isArena = eq(arenas.id, arena.id);
  const { orm } = world.database;
  await orm.update(arenas).set({ pixKey: null, pixReceiver: null, paymentMethod: 'platform' }).where(isArena);
  const { close } = await open(reserveAt19());
  await screen.findByRole('button', { name: 'Reservar e enviar link' });
  await orm.update(arenas).set({ paymentMethod: 'local' }).where(isArena);
  close();
});

// Red without `state === 'said'` in PaymentLink.tsx.
it('what was said is on the card, and one tap marks it as paid by PIX', async () => {
  const { token } = await links.make(arena.owner, reservation);
  await links.say(token, SAID);
  const { user, dialog, close } = await openCard();
  const said = within(await dialog.findByRole('region', { name: 'Disse que pagou' }));
  said.getByText('Maria Prado');
  said.getByText(END_TO_END);
  await user.click(said.getByRole('button', { name: 'Marcar como pago' }));
  await dialog.findByText('Tudo pago');
  dialog.getByText('Maria Prado');
  await waitFor(() => expect(dialog.queryByRole('region', { name: 'Disse que pagou' })).toBeNull());
  expect((await links.open(token)).body.data.link.state).toBe('marked');
  close();
});

// Red without SaidLinks in DebtsScreen.tsx, and when the reason is not the one that is typed.
it('what was said stands on top of Pendências until it is answered; who reads that it was not found reads why', async () => {
  const { token } = await links.make(arena.owner, reservation);
  await links.say(token, { ...SAID, centavos: '5000' });
  const { user, close } = await open(ROUTES.ownerDebts.path);
  const list = within(await screen.findByRole('region', { name: 'Disseram que pagaram' }));
  list.getByText('Rui Prado');
  list.getByText(/^Disse R\$\s50,00, e falta R\$\s80,50\. Será registrado R\$\s50,00\.$/);
  await user.click(list.getByRole('button', { name: 'Não encontrei' }));
  const reason = list.getByLabelText('Motivo');
  expect(reason).toHaveProperty('value', 'Não encontramos este PIX.');
  await user.clear(reason);
  await user.type(reason, 'O valor não bate.');
  await user.click(list.getByRole('button', { name: 'Dizer que não encontrei' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Disseram que pagaram' })).toBeNull());
  expect((await links.open(token)).body.data.link).toMatchObject({ state: 'refused', reason: 'O valor não bate.' });
  close();
});

it('a reservation that is paid already is settled without another payment', async () => {
  const { token } = await links.make(arena.owner, reservation);
  await links.say(token, SAID);
  await world.call(arena.owner, { method: 'PATCH', url: contract.payReservation.path.replace(':id', reservation) });
  const { user, close } = await open(ROUTES.ownerDebts.path);
  const list = within(await screen.findByRole('region', { name: 'Disseram que pagaram' }));
  list.getByText('A reserva já está paga: nada será registrado de novo.');
  await user.click(list.getByRole('button', { name: 'É este pagamento' }));
  await waitFor(async () => expect((await links.open(token)).body.data.link.state).toBe('marked'));
  close();
});
