import { describe, expect, it } from 'vitest';
import { charts } from '../../machines/chartFiles.ts';
import { transitionsOf } from '../../visualizer/flows/transitions.ts';
import { runOnChart } from './harness/chartDriver.ts';
import { recordCoverage } from './harness/coverage.ts';
import { paths } from './harness/paths.ts';
import { modelFileOf, modelIn } from './models.ts';
import { stageFileOf, stageFiles } from './stages.ts';

for (const { id, file, machine } of charts) {
  const modelFile = modelFileOf(file);
  const model = modelIn(modelFile);

  describe(`chart ${id}`, () => {
    it('has a model file', () => {
      expect({ modelFile, isOfThisChart: model?.machine === machine }).toEqual({ modelFile, isOfThisChart: true });
    });
    it('has a stage file', () => {
      expect(stageFiles()).toContain(stageFileOf(id));
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

it('no two charts have one name, and every stage is of a chart', () => {
  const ids = charts.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(stageFiles()).toEqual(ids.map(stageFileOf).toSorted());
});
