import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProviderState } from '../../../domain/payment/charge.ts';

const KNOWN = {
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  approved: 'approved',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  rejected: 'cancelled',
} as const;

test.each(Object.entries(KNOWN))('the provider says %s: %s', (word, state) => {
  expect(readProviderState(word)).toBe(state);
});

test('any other word means nothing to us', () => {
  const others = fc.oneof(
    fc.constantFrom(
      'refunded',
      'charged_back',
      'in_mediation',
      'Approved',
      'approved ',
      '',
      'constructor',
      '__proto__',
    ),
    fc.string().filter((word) => !Object.hasOwn(KNOWN, word)),
  );
  fc.assert(
    fc.property(others, (word) => {
      expect(readProviderState(word)).toBeUndefined();
    }),
  );
});
