import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain } from '../../../visualizer/live/plain.ts';

const TRAPS = [
  'apply',
  'construct',
  'defineProperty',
  'deleteProperty',
  'get',
  'getOwnPropertyDescriptor',
  'getPrototypeOf',
  'has',
  'isExtensible',
  'ownKeys',
  'preventExtensions',
  'set',
] as const;

const targets = () => [
  {},
  [1, 2],
  () => undefined,
  new Error('no'),
  new Date(0),
  new Map([[1, 2]]),
  new Uint8Array(2),
  { context: {}, tags: new Set(), historyValue: {}, value: {} },
];

/** What a trap may answer, whatever it was asked. */
const answers: readonly unknown[] = [undefined, null, 0, -1, 'x', Symbol('x'), 10n, {}, [], () => 'x', Number.NaN];

// Any proxy of any kind of value, around any other one, whose traps throw or answer what does not fit.
it('tells of any proxy without throwing, and what it tells can be sent', () => {
  const made = fc.record({
    target: fc.nat(targets().length - 1),
    traps: fc.dictionary(fc.constantFrom(...TRAPS), fc.option(fc.nat(answers.length - 1))),
    inside: fc.option(fc.constantFrom('value', 'name', 'message', 'context', 'toJSON', 'constructor')),
    isRevoked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(made, { minLength: 1, maxLength: 3 }), fc.boolean(), (wishes, hidesSecrets) => {
      let value: unknown = 'x';
      for (const { target, traps, inside, isRevoked } of wishes) {
        const within = targets()[target] ?? {};
        if (inside !== null)
          Object.defineProperty(within, inside, { value, enumerable: true, configurable: true, writable: true });
        const handler = Object.fromEntries(
          Object.entries(traps).map(([trap, answer]) => [
            trap,
            () => {
              if (answer === null) throw new Error('no');
              return answers[answer];
            },
          ]),
        );
        const { proxy, revoke } = Proxy.revocable(within, handler);
        if (isRevoked) revoke();
        value = proxy;
      }
      for (const each of [value, { value }, [value], { historyValue: {}, context: {}, tags: [], value }]) {
        const told = plain(each, { hidesSecrets });
        expect(structuredClone(told)).toEqual(told);
        expect(() => JSON.stringify(told)).not.toThrow();
      }
    }),
    { numRuns: 2_000 },
  );
});
