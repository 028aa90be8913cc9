import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { charts } from '../../../machines/chartFiles.ts';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { landmarksOf } from '../../../visualizer/flows/landmarks.ts';
import { layoutOf } from '../../../visualizer/flows/layout.ts';
import { mapCorner, mapSize } from '../../../visualizer/flows/minimap.ts';
import { fit } from '../../../visualizer/flows/viewport.ts';
import { pt } from '../../../visualizer/texts/pt.ts';

const DESKTOP = { width: 1100, height: 760 };
const PHONE = { width: 390, height: 600 };
const DRAWING = { width: 3000, height: 1500, states: [], arrows: [], initials: [], rings: [] };
const at = { x: 0, y: 0, scale: 1 };
const place = (x: number, y: number) => ({ x, y, width: 60, height: 40 });

// Guards `mapCorner` in minimap.ts.
describe('the map', () => {
  it('lies where it covers no place that is to be seen', () => {
    expect(mapSize(DRAWING)).toEqual({ width: 200, height: 100 });
    expect(mapCorner(DRAWING, at, DESKTOP, [place(500, 300)])).toBe('bottomLeft');
    expect(mapCorner(DRAWING, at, DESKTOP, [place(20, 700)])).toBe('topRight');
    expect(mapCorner(DRAWING, at, DESKTOP, [place(20, 700), place(1_000, 20)])).toBe('topLeft');
    expect(mapCorner(DRAWING, at, DESKTOP, [place(20, 700), place(1_000, 20), place(20, 20)])).toBe(null);
  });

  it('follows the view: what it must not cover moves on screen', () => {
    expect(mapCorner(DRAWING, { x: -480, y: 400, scale: 1 }, DESKTOP, [place(500, 300)])).toBe('topRight');
    expect(mapCorner(DRAWING, { x: 0, y: 0, scale: 0.5 }, DESKTOP, [place(40, 1_400)])).toBe('topRight');
  });

  it('is not there on a phone, or where the whole drawing is in view', () => {
    expect(mapCorner(DRAWING, at, PHONE, [])).toBe(null);
    expect(mapCorner(DRAWING, fit(DRAWING, DESKTOP), DESKTOP, [])).toBe(null);
  });
});

// Guards `landmarksOf` in landmarks.ts.
describe.each(charts)('the names over $id', async ({ machine }) => {
  const layout = await layoutOf(graphOf(machine), new Elk(), pt.chart);
  const whole = { desktop: fit(layout, DESKTOP), phone: fit(layout, PHONE) };

  it('are there once the drawing is too small to be read, and lie on nothing else that is named', () => {
    for (const viewport of Object.values(whole)) {
      const names = landmarksOf(layout, viewport);
      expect(names.length > 0).toBe(12 * viewport.scale < 8);
      const lying = names.flatMap((one, index) =>
        names
          .slice(index + 1)
          .filter(
            (other) =>
              one.x < other.x + other.width &&
              other.x < one.x + one.width &&
              one.y < other.y + other.height &&
              other.y < one.y + one.height,
          )
          .map((other) => `${one.id} × ${other.id}`),
      );
      expect(lying).toEqual([]);
    }
  });
});
