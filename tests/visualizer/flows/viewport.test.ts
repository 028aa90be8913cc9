import { describe, expect, it } from 'vitest';
import { fit, follow, opening, pan, reveal, zoom } from '../../../visualizer/flows/viewport.ts';

const screen = { width: 800, height: 600 };

describe('the viewport', () => {
  it('shows the whole drawing in the middle, never larger than life', () => {
    expect(fit({ width: 400, height: 200 }, screen)).toEqual({ scale: 1, x: 200, y: 200 });
    expect(fit({ width: 1504, height: 100 }, screen)).toEqual({ scale: 0.5, x: 24, y: 275 });
  });

  it('opens a large drawing at its top left, where its words can be read, if it begins there', () => {
    const start = { x: 300, y: 50, width: 200, height: 100 };
    const { scale, x, y } = opening({ width: 2000, height: 3000 }, screen, null, [start]);
    expect(scale * 12).toBeCloseTo(11);
    expect([x, y]).toEqual([24, 24]);
  });

  it('opens where the chart begins, however far away that is, with as much around it as fits', () => {
    const start = { x: 1300, y: 2000, width: 200, height: 100 };
    const around = { x: 1000, y: 1900, width: 600, height: 300 };
    const beyond = { x: 0, y: 1800, width: 1900, height: 1000 };
    const { scale, x, y } = opening({ width: 2000, height: 3000 }, screen, null, [beyond, around, start]);
    expect(x + 1300 * scale).toBeCloseTo(400);
    expect(y + 1900 * scale).toBeGreaterThan(0);
    expect(y + 2200 * scale).toBeLessThanOrEqual(600 - 56);
  });

  it('opens on the state asked for', () => {
    const { scale, x, y } = opening(
      { width: 2000, height: 3000 },
      screen,
      { x: 900, y: 2000, width: 200, height: 100 },
      [],
    );
    expect([x + 1000 * scale, y + 2050 * scale]).toEqual([400, 300]);
  });

  it('zooms about the point under the hand', () => {
    const before = { scale: 1, x: 10, y: 20 };
    const after = zoom(before, { x: 110, y: 120 }, 2);
    expect(after).toEqual({ scale: 2, x: -90, y: -80 });
    expect(zoom(after, { x: 0, y: 0 }, 1000).scale).toBe(4);
  });

  it('moves by the hand, and the least way to what is out of sight', () => {
    const at = { scale: 1, x: 0, y: 0 };
    expect(pan(at, { x: 5, y: -5 })).toEqual({ scale: 1, x: 5, y: -5 });
    expect(reveal(at, { x: 100, y: 100, width: 50, height: 50 }, screen)).toEqual(at);
    expect(reveal(at, { x: 790, y: -50, width: 50, height: 50 }, screen)).toEqual({ scale: 1, x: -64, y: 74 });
  });

  it('keeps the corner of a state that is closed or opened where it was', () => {
    const at = { scale: 2, x: 10, y: 20 };
    const before = { x: 100, y: 50, width: 400, height: 300 };
    expect(follow(at, before, { x: 60, y: 80, width: 120, height: 60 })).toEqual({ scale: 2, x: 650, y: -40 });
    expect(follow(at, before, null)).toBe(null);
  });
});
