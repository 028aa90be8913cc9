import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditFor } from '#domain/booking/creditUse.ts';

const SUM = fc.integer({ min: 0, max: 100_000 });
const METHOD = fc.constantFrom('local' as const, 'platform' as const);

// Red with `Math.max`, and with the refusal by PIX left out.
it('pays never more than there is or than it costs, at the arena as much as it can, by PIX all or nothing', () => {
  fc.assert(
    fc.property(SUM, SUM, METHOD, (credit, total, paymentMethod) => {
      const use = creditFor({ credit, total, paymentMethod });
      const most = credit < total ? credit : total;
      const isRefused = most === 0 || (paymentMethod === 'platform' && credit < total);
      expect(use).toEqual(isRefused ? undefined : { used: most, left: total - most });
    }),
  );
});
