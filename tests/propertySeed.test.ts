import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROPERTY_SEED } from './propertySeed.ts';

// Red without `configureGlobal` in propertySeed.ts.
it('a property that fails says the seed of the run, and the path to its case', () => {
  const never = (): void => fc.assert(fc.property(fc.nat(), () => false));
  expect(never).toThrow(new RegExp(`seed: ${PROPERTY_SEED}, path: "0`));
});
