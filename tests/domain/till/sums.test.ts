import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settledBy, standing, undoOf } from '#domain/ledger/movement.ts';
import {
  byClerk,
  byMethod,
  cashOf,
  type Counted,
  type Drawn,
  expectedIn,
  receivedBy,
  sumsOf,
  verdictOf,
} from '#domain/till/sums.ts';
import { daysOfDeeds, type TillDeed } from './daysOfDeeds.ts';

interface Line extends Counted {
  readonly id: string;
  readonly undoes?: string;
}

/** A day at the desk as it is written down: the ledger, what was done to the drawer, and the cash that a hand would find there. */
function play(float: number, deeds: readonly TillDeed[]) {
  const ledger: Line[] = [];
  const drawer: Drawn[] = [];
  let hand = float;
  for (const [index, deed] of deeds.entries()) {
    const id = String(index);
    if (deed.do === 'draw') {
      drawer.push(deed);
      hand += deed.kind === 'supply' ? deed.value : -deed.value;
      continue;
    }
    if (deed.do === 'undo') {
      const lines = standing(ledger.map(({ id: own, kind, value, undoes }) => ({ id: own, kind, value, undoes })));
      const undone = lines[deed.which % Math.max(1, lines.length)];
      const undo = undone && undoOf(ledger, undone.id, id);
      const original = ledger.find((line) => line.id === undone?.id);
      if (!undo || !original) continue;
      ledger.push({ ...original, id, kind: 'undo', value: undo.value, undoes: original.id, by: deed.by });
      if (original.method === 'cash') hand += undo.value;
      continue;
    }
    const value = deed.do === 'refund' ? -deed.value : deed.value;
    const method = deed.do === 'discount' ? null : deed.method;
    ledger.push({ id, kind: deed.do, method, value, by: deed.by });
    if (method === 'cash') hand += value;
  }
  return { ledger, drawer, hand };
}

function tillOf(float: number, { ledger, drawer }: ReturnType<typeof play>) {
  const of = (kind: Drawn['kind']) =>
    drawer.filter((drawn) => drawn.kind === kind).reduce((sum, { value }) => sum + value, 0);
  return { float, sums: sumsOf(ledger), supplied: of('supply'), withdrawn: of('withdrawal') };
}

const valueOf = (sums: readonly { readonly value: number }[]) => sums.reduce((total, { value }) => total + value, 0);

describe('what a till reckons, over 10,000 random days', () => {
  // Red when sumsOf groups by the method alone, or expectedIn leaves the float or a withdrawal out.
  it('the sums of its movements are the sum of the ledger, and the drawer holds what a hand finds there', () => {
    fc.assert(
      fc.property(fc.nat(500_00), daysOfDeeds, (float, deeds) => {
        const day = play(float, deeds);
        const till = tillOf(float, day);
        const moving = day.ledger.filter(({ method }) => method !== null);
        expect(valueOf(till.sums)).toBe(settledBy(moving));
        expect(valueOf(byMethod(till.sums))).toBe(settledBy(moving));
        expect(till.sums.reduce((sum, { entries }) => sum + entries, 0)).toBe(moving.length);
        expect(expectedIn(till)).toBe(day.hand);
        expect(valueOf(byClerk(till.sums))).toBe(receivedBy(till));
        for (const { by, sums } of byClerk(till.sums)) {
          const theirs = moving.filter((line) => line.by?.id === by?.id);
          expect(valueOf(sums)).toBe(settledBy(theirs));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('each method and each person has one sum', () => {
    fc.assert(
      fc.property(daysOfDeeds, (deeds) => {
        const { sums } = tillOf(0, play(0, deeds));
        const keys = sums.map(({ method, by }) => `${method} ${by?.id}`);
        expect(new Set(keys).size).toBe(keys.length);
        const methods = byMethod(sums).map(({ method }) => method);
        expect(new Set(methods).size).toBe(methods.length);
      }),
    );
  });
});

describe('a till', () => {
  const by = { id: 'a', name: 'Lia' };

  it('does not take for money what a player pays with credit', () => {
    const sums = sumsOf([
      { kind: 'payment', method: 'player_credit', value: 40_00, by },
      { kind: 'payment', method: 'cash', value: 10_00, by },
      { kind: 'discount', method: null, value: 5_00, by },
    ]);
    expect(receivedBy({ sums })).toBe(10_00);
    expect(cashOf({ sums })).toBe(10_00);
    expect(byClerk(sums)).toMatchObject([{ by, value: 10_00, entries: 2 }]);
  });

  it('tells two people of one name apart', () => {
    const other = { id: 'b', name: 'Lia' };
    const sums = sumsOf([
      { kind: 'payment', method: 'cash', value: 10_00, by },
      { kind: 'payment', method: 'cash', value: 20_00, by: other },
    ]);
    expect(byClerk(sums).map(({ value }) => value)).toEqual([20_00, 10_00]);
  });

  it.each([
    [100, 100, { kind: 'exact', centavos: 0 }],
    [101, 100, { kind: 'over', centavos: 1 }],
    [99, 100, { kind: 'short', centavos: 1 }],
    [0, -50, { kind: 'over', centavos: 50 }],
  ])('counted %i of %i', (counted, expected, verdict) => {
    expect(verdictOf({ counted, expected })).toEqual(verdict);
  });
});
