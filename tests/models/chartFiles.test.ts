import { describe, expect, it } from 'vitest';
import { charts } from '../../machines/chartFiles.ts';
import { MODEL_FILES, modelFileOf, modelIn } from './models.ts';
import { stageFileOf, stageFiles } from './stages.ts';

describe.each(charts)('chart $id', ({ id, file, machine }) => {
  const modelFile = modelFileOf(file);

  it('has a model file', () => {
    expect({ modelFile, isOfThisChart: modelIn(modelFile)?.machine === machine }).toEqual({
      modelFile,
      isOfThisChart: true,
    });
  });
  it('has a stage file', () => {
    expect(stageFiles()).toContain(stageFileOf(id));
  });
});

it('no two charts have one name, and every model and every stage is of a chart', () => {
  const ids = charts.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(stageFiles()).toEqual(ids.map(stageFileOf).toSorted());
  expect(MODEL_FILES).toEqual(charts.map(({ file }) => modelFileOf(file)));
});
