import { expect, it } from 'vitest';
import { FLOWS_FOLDER } from '#domain/navigation/flows.ts';
import {
  agendaPath,
  arenaPath,
  eventPath,
  manageEventPath,
  ownerReservePath,
  receiptPath,
  reservationPath,
  reservePath,
} from '#domain/navigation/paths.ts';
import { routeOf } from '#domain/navigation/routes.ts';

// SPEC 2, Screens and routes. Red with another address in routes.ts.
it.each([
  [arenaPath('42'), '/cliente/arena/42', 'arena'],
  [reservePath('42'), '/cliente/arena/42/reservar', 'reserve'],
  [eventPath('42'), '/eventos/42', 'event'],
  [manageEventPath('42'), '/eventos/42/gerenciar', 'manageEvent'],
  [reservationPath('42'), '/cliente/minhas-reservas/42', 'reservation'],
  [receiptPath('42'), '/empresa/reservas/42/recibo', 'ownerReceipt'],
  [agendaPath('2026-03-05'), '/empresa/reservas?dia=2026-03-05', 'ownerReservations'],
  [
    ownerReservePath({ day: '2026-03-05', court: '7', hour: 18 }),
    '/empresa/reservar?dia=2026-03-05&quadra=7&hora=18',
    'ownerReserve',
  ],
])('%s is the address of its screen', (path, address, route) => {
  expect([path, routeOf(path.replace(/\?.*/, ''))]).toEqual([address, route]);
});

it('serves the visualizer from a folder of its own', () => {
  expect(FLOWS_FOLDER).toBe('flows');
});
