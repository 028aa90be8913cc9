import { describe, expect, it } from 'vitest';
import { charts } from '../../../machines/chartFiles.ts';
import { catalogueOf } from '../../../visualizer/flows/catalogue.ts';
import { search } from '../../../visualizer/flows/search.ts';

const catalogue = catalogueOf(charts);
const found = (text: string) =>
  search(catalogue, text).map(({ entry, hits }) => [entry.id, hits.map(({ title }) => title)] as const);

// Guards `hitsIn` in search.ts.
describe('the search', () => {
  it('finds a guard, and the transitions that ask it', () => {
    expect(found('hasChosen')).toEqual([
      ['ownerBooking', ['day.picked [hasChosen]']],
      ['booking', ['day.picked [hasChosen]', 'reserve.pressed [hasChosen]']],
    ]);
  });

  it('finds an event in every chart that takes it', () => {
    expect(found('week.next')).toEqual([['dayStrip', ['week.next [hasMore]', 'week.next [hasMore]']]]);
  });

  it('finds a state by its name and its chart, whatever the accents and capitals', () => {
    expect(found('TOURNAMENT phase.secondphasé').map(([id, hits]) => [id, hits[0]])).toEqual([
      ['tournament', 'phase.secondPhase'],
    ]);
  });

  it('names first the states with the word in their name, then those that are described by it', () => {
    expect(found('navigation open')).toEqual([
      ['navigation', expect.arrayContaining(['wide.open', 'navigation', 'narrow.overlay'])],
    ]);
    expect(found('navigation open')[0]?.[1][0]).toBe('wide.open');
  });

  it('names no parts of a chart that is sought by its name alone, and none without a text', () => {
    expect(found('dayStrip')).toContainEqual(['dayStrip', []]);
    expect(found('').every(([, hits]) => hits.length === 0)).toBe(true);
    expect(found('')).toHaveLength(catalogue.length);
  });
});
