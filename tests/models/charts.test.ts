import { describe, expect, it } from 'vitest';
import { charts } from '../../machines/index.ts';
import { chartsInFiles } from '../../machines/chartFiles.ts';
import { transitionsOf } from '../../visualizer/flows/transitions.ts';
import { runOnChart } from './harness/chartDriver.ts';
import { recordCoverage } from './harness/coverage.ts';
import type { ChartModel } from './harness/model.ts';
import { paths } from './harness/paths.ts';

// A chart in machines/<area>/<file>.ts has its model in tests/models/<area>/<file>.ts, exported as `model`.
const modelFiles = import.meta.glob<{ readonly model: ChartModel }>(['./*/*.ts', '!./harness/*', '!./*/*.test.ts']);
const files = new Map(chartsInFiles().map(({ file, machine }) => [machine, file]));

for (const [id, machine] of Object.entries(charts)) {
  const modelFile = files.get(machine)?.replace(/^machines\//, './') ?? `./${id}.ts`;
  const model = (await modelFiles[modelFile]?.())?.model;

  describe(`chart ${id}`, () => {
    it('has a model file', () => {
      expect({ modelFile, isOfThisChart: model?.machine === machine }).toEqual({ modelFile, isOfThisChart: true });
    });
    if (model === undefined) return;

    const walks = paths(model);
    it.each(walks)('$title', async (path) => {
      recordCoverage('chart', id, await runOnChart(model, path));
    });

    it('has samples that reach every transition', () => {
      const taken = new Set(walks.flatMap((path) => path.taken));
      expect(transitionsOf(machine).flatMap((each) => (taken.has(each.id) ? [] : [each.id]))).toEqual([]);
    });
  });
}

it('every chart in machines/ is registered', () => {
  const registered = new Set<unknown>(Object.values(charts));
  expect(chartsInFiles().filter(({ machine }) => !registered.has(machine))).toEqual([]);
});
