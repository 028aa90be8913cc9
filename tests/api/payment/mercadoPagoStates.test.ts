import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateOf } from '#core/payment/mercadoPago/mercadoPagoStates.ts';

/** The words of Mercado Pago's documentation, for a payment of R$ 80,00 of which nothing went back. */
const KNOWN = {
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  approved: 'approved',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  rejected: 'cancelled',
  refunded: 'refunded',
  partially_refunded: 'approved',
  charged_back: 'charged_back',
  in_mediation: 'disputed',
} as const;

test.each(Object.entries(KNOWN))('%s is %s', (status, state) => {
  expect(stateOf({ status, detail: '', amount: 80_00, refunded: 0 })).toBe(state);
});

test('any other word means nothing to us', () => {
  const others = fc.oneof(
    fc.constantFrom('chargeback', 'Approved', 'approved ', '', 'constructor', '__proto__'),
    fc.string().filter((word) => !Object.hasOwn(KNOWN, word)),
  );
  fc.assert(
    fc.property(others, fc.nat(80_00), (status, refunded) => {
      expect(stateOf({ status, detail: '', amount: 80_00, refunded })).toBe('unknown');
    }),
  );
});

test.each([
  ['approved', 'accredited', 0, 'approved'],
  ['approved', 'partially_refunded', 40_00, 'approved'],
  ['partially_refunded', '', 40_00, 'approved'],
  ['approved', '', 80_00, 'refunded'],
  ['partially_refunded', '', 80_00, 'refunded'],
  ['refunded', 'refunded', 0, 'refunded'],
  ['in_mediation', 'pending', 0, 'disputed'],
  ['charged_back', 'in_process', 0, 'charged_back'],
  ['charged_back', 'settled', 0, 'charged_back'],
  ['charged_back', 'reimbursed', 0, 'approved'],
] as const)('%s (%s) of which %i went back is %s', (status, detail, refunded, state) => {
  expect(stateOf({ status, detail, amount: 80_00, refunded })).toBe(state);
});
