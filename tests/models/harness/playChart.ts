import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../../../visualizer/flows/transitions.ts';
import { type Level, recordCoverage } from './coverage.ts';
import { type Driver, runPath } from './driver.ts';
import type { ChartModel } from './model.ts';
import { type ChartPath, paths } from './paths.ts';

interface LevelOfPlay {
  readonly level: Level;
  /** Behind the chart's name in the titles of the tests. */
  readonly where: string;
  /** Steps of a walk: longer ones make fewer starts. */
  readonly longest?: number | undefined;
}

/** The tests of one chart at one level on a screen: each walk by a driver of its own, and no transition left untaken. */
export function playChart(
  { level, where, longest }: LevelOfPlay,
  model: ChartModel,
  driverOf: (path: ChartPath) => Promise<Driver>,
): void {
  describe(`${model.id} ${where}`, () => {
    const taken = new Set<string>();

    it.each(paths(model, { longest }))('$title', async (path) => {
      const seen = await runPath(path, await driverOf(path));
      recordCoverage(level, model.id, seen);
      for (const transition of seen) taken.add(transition);
    });

    it('takes every transition', () => {
      const all = transitionsOf(model.machine).map((transition) => transition.id);
      expect(all.filter((transition) => !taken.has(transition))).toEqual([]);
    });
  });
}
