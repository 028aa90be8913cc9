import { expect, it } from 'vitest';
import type { Reservation } from '#domain/booking/reservation.ts';
import { closedGuestText } from '../../src/areas/owner/closures/closedGuestText.ts';
import { guestNews } from '../../src/areas/owner/desk/reservation/guestNews.ts';
import { aReservation } from '../agenda/aReservation.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const HELLO = 'Olá, Ana Souza!\n';
const WHEN = 'Arena Maré Alta, quinta-feira, 5 de março, 18:00 às 20:00';
const before = { date: { day: 4, month: 3, year: 2026 }, courts: [{ name: 'Quadra 1', startHours: [18] }] };
const made = (more: Partial<Reservation>) => aReservation('one', [{ court: 'Quadra 1', hours: [18, 19] }], more);
const cancelled = (received: object | undefined) =>
  made({
    status: 'CANCELADA',
    cancellation: { at: AT, ...(received && { received }) } as Reservation['cancellation'] & object,
  });

// Each is red without its branch in src/areas/owner/desk/reservation/guestNews.ts.
it.each([
  ['cancelled', cancelled(undefined), `A arena cancelou a sua reserva.\n${WHEN}.`],
  [
    'cancelled, with its money returned in part',
    cancelled({ value: 60_00, becomes: 'refund', method: 'cash', part: 40_00 }),
    `A arena cancelou a sua reserva.\n${WHEN}. A arena devolveu R$\u00a040,00 e ficou com o sinal de R$\u00a020,00.`,
  ],
  [
    'cancelled, with its money kept',
    cancelled({ value: 60_00, becomes: 'deposit' }),
    `A arena cancelou a sua reserva.\n${WHEN}. A arena ficou com o sinal de R$\u00a060,00.`,
  ],
  [
    'moved',
    made({ moves: [{ at: AT, before, isUndoable: true }] }),
    `A arena mudou a sua reserva.\nAgora é ${WHEN}. Antes era quarta-feira, 4 de março, 18:00 às 19:00.`,
  ],
  ['given to them', made({ whomVersion: 2 }), `Uma reserva agora é sua.\n${WHEN}.`],
])('a guest whose reservation was %s reads it in the words of a notice', (_, reservation, text) => {
  expect(guestNews(reservation)).toBe(HELLO + text);
});

it('nothing was done, or it was undone, or a player has it: nothing is written', () => {
  expect(guestNews(made({}))).toBeUndefined();
  expect(guestNews(made({ moves: [{ at: AT, before, undoneAt: AT, isUndoable: false }] }))).toBeUndefined();
  expect(guestNews({ ...cancelled(undefined), player: { id: 'p', name: 'Ana Souza' } })).toBeUndefined();
  expect(guestNews(made({ status: 'EXPIRADA' }))).toBeUndefined();
});

it('rain takes a guest’s hours, or what was left of them', () => {
  const met = { who: 'Rui Costa', date: { day: 5, month: 3, year: 2026 }, hours: [18, 19] };
  const arena = { id: 'a', name: 'Arena Maré Alta' };
  expect(closedGuestText({ reason: 'rain' }, met, arena)).toBe(
    'Olá, Rui Costa!\nChuva: a arena cancelou a sua reserva.\nArena Maré Alta: quinta-feira, 5 de março, 18:00 às 20:00. Escolha outro horário.',
  );
  expect(closedGuestText({ reason: 'rain' }, { ...met, isShortened: true }, arena)).toContain(
    'Chuva: a arena cancelou o resto da sua reserva.',
  );
});
