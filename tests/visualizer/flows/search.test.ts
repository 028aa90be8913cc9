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
    const events = found('week.next');
    expect(events.map(([id]) => id)).toEqual(['dayStrip']);
    expect(events[0]?.[1].every((title) => title.startsWith('week.next'))).toBe(true);
  });

  it('finds a state by its name and its chart, whatever the accents and capitals', () => {
    expect(found('TOURNAMENT phase.secondphasé').map(([id, hits]) => [id, hits[0]])).toEqual([
      ['tournament', 'phase.secondPhase'],
    ]);
  });

  it('names no parts of a chart that is sought by its name alone, and none without a text', () => {
    expect(found('dayStrip')).toContainEqual(['dayStrip', []]);
    expect(found('').every(([, hits]) => hits.length === 0)).toBe(true);
    expect(found('')).toHaveLength(catalogue.length);
  });
});
