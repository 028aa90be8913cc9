import { expect, it } from 'vitest';
import { summaryOf } from '#domain/agenda/daySummary.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

const at = (status: Reservation['status'], paymentMethod: Reservation['paymentMethod'], paid = 0) => ({
  status,
  paymentMethod,
  totalValue: 100_00,
  installments: paid === 0 ? [] : [{ id: 'i', info: 'Bia', value: paid }],
});

it('counts what occupies its hours, and adds up what was sold', () => {
  expect(
    summaryOf([
      at('PENDENTE', 'local', 30_00),
      at('CONFIRMADA', 'local'),
      at('PAGA', 'local'),
      { ...at('PAGA', 'platform'), toPassOn: 97_50 },
      at('PENDENTE', 'platform'),
      at('CANCELADA', 'local'),
      at('CANCELADA', 'local', 25_00),
      at('EXPIRADA', 'platform'),
    ]),
  ).toEqual({ count: 5, total: 400_00, atArena: 170_00, viaPlatform: 97_50, kept: 25_00 });
});

// RULES 5: the sum of a dispute leaves the figures when it is charged back. Red with `+ lostValue`.
it('does not count what was charged back', () => {
  expect(summaryOf([{ ...at('PAGA', 'platform'), lostValue: 40_00 }])).toEqual({
    count: 1,
    total: 60_00,
    atArena: 0,
    viaPlatform: 0,
    kept: 0,
  });
});
