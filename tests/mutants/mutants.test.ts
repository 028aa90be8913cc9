import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { charts } from '../../machines/chartFiles.ts';
import { KINDS } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { mutate } from './mutation.ts';

const ids = MUTANTS.map(({ id }) => id);
const chartIds = charts.map(({ id }) => id);

// Red when the chart's text changes: the mutant then says nothing any more.
describe('a mutant', () => {
  it.each(MUTANTS)('$id changes one place of its file', (mutant) => {
    const source = readFileSync(new URL(`../../machines/${mutant.file}`, import.meta.url), 'utf8');
    expect(mutate(source, mutant)).not.toBe(source);
  });

  // Red with `chart: 'bookings'` in booking.ts.
  it('is of a chart', () => {
    expect(MUTANTS.filter(({ chart }) => !chartIds.includes(chart))).toEqual([]);
  });
});

describe('the mutants', () => {
  // Red with one id of booking.ts in payment.ts too.
  it('have ids of their own', () => {
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  // Red without `menu-stays-over-the-page` in shared.ts.
  it('are of every chart', () => {
    expect(chartIds.filter((id) => MUTANTS.every(({ chart }) => chart !== id))).toEqual([]);
  });

  // Red with five left out; and with `kind: 'action'` in place of any 'delay'.
  it('are many, and of all kinds', () => {
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(KINDS.filter((kind) => MUTANTS.filter((each) => each.kind === kind).length < 4)).toEqual([]);
  });
});
