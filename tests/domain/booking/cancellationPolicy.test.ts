import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CancellationPolicy,
  GIVES,
  inOrder,
  keptOf,
  policyText,
  termsAt,
  termsText,
  tierFault,
  tokenOf,
} from '#domain/arenas/cancellationPolicy.ts';
import { errorsOf, expectWire } from '../wire.ts';

const HOUR = 60 * 60_000;
const BEGINS = new Date('2026-03-05T21:00:00Z');
const DAY_AND_HALF: CancellationPolicy = {
  tiers: [
    { hours: 24, percent: 100 },
    { hours: 6, percent: 50 },
  ],
  gives: 'refund',
  bonus: 0,
};

const before = (ms: number) => new Date(BEGINS.getTime() - ms);
const returnedAt = (policy: CancellationPolicy, ms: number, paid = 161_01) =>
  termsAt(policy, { paid, begins: BEGINS }, before(ms))?.returned;

describe('what a cancellation returns', () => {
  // Red with `>` for `>=` in `termsAt`.
  it.each([
    [48 * HOUR, 161_01],
    [24 * HOUR, 161_01],
    [24 * HOUR - 1, 80_51],
    [6 * HOUR, 80_51],
    [6 * HOUR - 1, undefined],
    [0, undefined],
    [-HOUR, undefined],
  ])('%i ms before the game: %s', (ms, returned) => expect(returnedAt(DAY_AND_HALF, ms)).toBe(returned));

  // Red without `inOrder` in `termsAt`.
  it('does not depend on the order in which the tiers were told', () => {
    const turned = { ...DAY_AND_HALF, tiers: DAY_AND_HALF.tiers.toReversed() };
    expect([30 * HOUR, 7 * HOUR].map((ms) => returnedAt(turned, ms))).toEqual([161_01, 80_51]);
  });

  it('lasts until the tier ends', () => {
    const until = (ms: number) => termsAt(DAY_AND_HALF, { paid: 100, begins: BEGINS }, before(ms))?.until;
    expect([until(30 * HOUR), until(7 * HOUR)]).toEqual([before(24 * HOUR), before(6 * HOUR)]);
  });

  // Red without `left > 0`.
  it('is nothing once the game has begun, whatever the tiers say', () => {
    const always = { ...DAY_AND_HALF, tiers: [{ hours: 0, percent: 80 }] };
    expect([returnedAt(always, 1, 100), returnedAt(always, 0, 100)]).toEqual([80, undefined]);
  });

  it('is more as a credit, and the bonus is no part of what was paid', () => {
    const credit = { ...DAY_AND_HALF, gives: 'credit', bonus: 10 } as const;
    expect(termsAt(credit, { paid: 161_01, begins: BEGINS }, before(7 * HOUR))).toMatchObject({
      paid: 161_01,
      returned: 80_51,
      bonus: 8_05,
      gives: 'credit',
    });
  });
});

const tier = fc.record({ hours: fc.nat(720), percent: fc.integer({ min: 1, max: 100 }) });
const policy = fc.record({
  tiers: fc.array(tier, { maxLength: 3 }).filter((tiers) => !tierFault(tiers)),
  gives: fc.constantFrom(...GIVES),
  bonus: fc.nat(100),
});
const paid = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1_000_000_00 }));
const ms = fc.oneof(
  fc.integer({ min: -HOUR, max: 730 * HOUR }),
  fc.integer({ min: 0, max: 730 }).map((h) => h * HOUR),
);

// Red with `other.percent > percent` in `tierFault`.
it('never grows as the hour nears, never exceeds what was paid, and with what is kept is all of it', () => {
  fc.assert(
    fc.property(policy, paid, ms, ms, (of, sum, a, b) => {
      const [far, near] = [Math.max(a, b), Math.min(a, b)].map((left) => returnedAt(of, left, sum) ?? 0);
      expect(near).toBeLessThanOrEqual(far ?? 0);
      expect(far).toBeLessThanOrEqual(sum);
      const terms = termsAt(of, { paid: sum, begins: BEGINS }, before(a));
      if (!terms) return;
      expect(keptOf(terms) + terms.returned).toBe(sum);
      expect(terms.bonus).toBeLessThanOrEqual(terms.returned);
      if (of.gives === 'refund') expect(terms.bonus).toBe(0);
    }),
    { numRuns: 2_000 },
  );
});

it('other sums are another token', () => {
  const terms = { paid: 161_00, returned: 80_50, bonus: 0, gives: 'refund' } as const;
  const others = [
    { ...terms, paid: 161_01 },
    { ...terms, returned: 80_51 },
    { ...terms, bonus: 1 },
  ];
  expect(new Set([terms, ...others, { ...terms, gives: 'credit' as const }].map(tokenOf)).size).toBe(5);
});

it('goes over the wire, and bad input is told by its field', () => {
  expectWire(CancellationPolicy, { ...DAY_AND_HALF });
  const errors = (change: object) => errorsOf(CancellationPolicy, { ...DAY_AND_HALF, ...change });
  const of = (...tiers: readonly (readonly [number, number])[]) =>
    errors({ tiers: tiers.map(([hours, percent]) => ({ hours, percent })) });
  expect(of()).toEqual({});
  expect(of([6, 50], [24, 100])).toEqual({});
  expect(of([24, 101])).toEqual({ 'tiers.0.percent': 'Informe de 1 a 100 %.' });
  expect(of([721, 100])).toEqual({ 'tiers.0.hours': 'Informe de 0 a 720 horas.' });
  expect(of([24, 100], [24, 50])).toEqual({ 'tiers.1.hours': 'Já há uma faixa com este prazo.' });
  expect(of([24, 50], [6, 100])).toEqual({
    'tiers.1.percent': 'Quem cancela mais perto do horário não pode receber mais.',
  });
  expect(of([4, 1], [3, 1], [2, 1], [1, 1])).toEqual({ tiers: 'Use no máximo 3 faixas.' });
  expect(errors({ bonus: 10 })).toEqual({ bonus: 'Só um crédito pode ter um valor a mais.' });
  expect(errors({ gives: 'credit', bonus: 101 })).toEqual({ bonus: 'Informe de 0 a 100 %.' });
});

it('is told in words', () => {
  expect(policyText(DAY_AND_HALF)).toBe(
    'Cancelando até 24 horas antes, 100 % do valor pago voltam pelo PIX; até 6 horas antes, 50 %. Depois disso, só falando com a arena.',
  );
  expect(policyText({ tiers: [{ hours: 1, percent: 80 }], gives: 'credit', bonus: 10 })).toBe(
    'Cancelando até 1 hora antes, 80 % do valor pago viram crédito nesta arena, com 10 % a mais. Depois disso, só falando com a arena.',
  );
  expect(policyText({ ...DAY_AND_HALF, tiers: [] })).toBe('');
  expect(inOrder([{ hours: 0, percent: 1 }, ...DAY_AND_HALF.tiers]).map(({ hours }) => hours)).toEqual([24, 6, 0]);
  const terms = { paid: 161_00, returned: 80_50, bonus: 8_05 };
  expect(
    [
      termsText({ ...terms, bonus: 0, gives: 'refund' }),
      termsText({ ...terms, gives: 'credit' }),
      termsText({ paid: 100, returned: 100, bonus: 0, gives: 'refund' }),
    ].map((text) => text.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'R$ 80,50 voltam pelo PIX e R$ 80,50 ficam com a arena',
    'R$ 88,55 viram crédito nesta arena e R$ 80,50 ficam com a arena',
    'R$ 1,00 voltam pelo PIX',
  ]);
});
