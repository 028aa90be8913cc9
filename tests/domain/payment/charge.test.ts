import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyStateOf, readProviderState } from '../../../domain/payment/charge.ts';

const KNOWN = {
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  approved: 'approved',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  rejected: 'cancelled',
  refunded: 'refunded',
  partially_refunded: 'refunded',
  charged_back: 'disputed',
  in_mediation: 'disputed',
} as const;

test.each(Object.entries(KNOWN))('the provider says %s: %s', (word, state) => {
  expect(readProviderState(word)).toBe(state);
});

test('any other word means nothing to us', () => {
  const others = fc.oneof(
    fc.constantFrom('chargeback', 'Approved', 'approved ', '', 'constructor', '__proto__'),
    fc.string().filter((word) => !Object.hasOwn(KNOWN, word)),
  );
  fc.assert(
    fc.property(others, (word) => {
      expect(readProviderState(word)).toBeUndefined();
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
  ['pending', '', 0, undefined],
  ['cancelled', '', 0, undefined],
  ['something', '', 80_00, undefined],
] as const)('%s (%s) of which %i went back is %s', (status, detail, refunded, state) => {
  expect(moneyStateOf({ status, detail, amount: 80_00, refunded })).toBe(state);
});
