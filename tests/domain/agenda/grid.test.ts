import { describe, expect, it } from 'vitest';
import { gridOf } from '#domain/agenda/grid.ts';

const ONE = { id: 'one', name: 'Quadra 1' };
const TWO = { id: 'two', name: 'Quadra 2' };
const slot = (startHour: number, isAvailable = true) => ({
  id: `at-${startHour}`,
  startHour,
  price: 80_00,
  isAvailable,
});
const arena = { courts: [TWO, ONE], slots: [slot(18), slot(7)], alterations: [], open: undefined };
const sold = (court: { id: string; name: string }, ...hours: number[]) => ({
  selectedTimeSlots: [
    {
      court,
      timeSlots: hours.map((startHour) => ({ id: `at-${startHour}`, startHour, price: 80_00 })),
      sport: 'FUTEVOLEI' as const,
    },
  ],
});

// Each is red without the line of grid.ts that does it.
describe("the grid of an owner's day", () => {
  it("has the arena's courts as they stand, and its hours ascending", () => {
    expect(gridOf(arena, [])).toEqual({ courts: [TWO, ONE], hours: [7, 18], closed: [] });
    expect(gridOf(arena, [sold(ONE, 18, 7)])).toEqual({ courts: [TWO, ONE], hours: [7, 18], closed: [] });
  });

  it('keeps a deleted hour while it is reserved, closed on every court', () => {
    expect(gridOf(arena, [sold(ONE, 12, 6)])).toEqual({
      courts: [TWO, ONE],
      hours: [6, 7, 12, 18],
      closed: [
        { court: 'two', startHours: [6, 12] },
        { court: 'one', startHours: [6, 12] },
      ],
    });
  });

  it('keeps deleted courts while they are reserved, last, once, by name, with all closed', () => {
    const gone = ['b', 'a'].map((id) => ({ id, name: 'Zebra' }));
    const other = { id: 'c', name: 'Água' };
    const { courts, closed } = gridOf(
      arena,
      [...gone, other, ...gone].map((court) => sold(court, 18)),
    );
    expect(courts.map(({ id }) => id)).toEqual(['two', 'one', 'c', 'a', 'b']);
    expect(closed).toEqual(['c', 'a', 'b'].map((court) => ({ court, startHours: [7, 18] })));
  });

  it('closes what the arena does not offer that day, on one court or on all', () => {
    const closedAt = (timeSlot: string, court?: string) => ({ timeSlot, court, isAvailable: false });
    const slots = [slot(7, false), slot(18), slot(19)];
    const alterations = [closedAt('at-18', 'one'), closedAt('at-19')];
    expect(gridOf({ ...arena, slots, alterations }, []).closed).toEqual([
      { court: 'two', startHours: [7, 19] },
      { court: 'one', startHours: [7, 18, 19] },
    ]);
  });

  // Red without `open` in grid.ts: the desk would be offered what nobody can book.
  it('closes what lies outside of the opening hours of its weekday, unless an alteration opens it', () => {
    const alterations = [{ timeSlot: 'at-18', court: 'one', isAvailable: true }];
    const open = [{ fromHour: 7, untilHour: 18 }];
    expect(gridOf({ ...arena, alterations, open }, []).closed).toEqual([{ court: 'two', startHours: [18] }]);
    expect(gridOf({ ...arena, open: [] }, []).closed).toHaveLength(2);
  });
});
