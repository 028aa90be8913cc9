import { charts } from '../../machines/chartFiles.ts';
import type { ChartModel } from './harness/model.ts';

const files = import.meta.glob<ChartModel>(
  ['./*/*.ts', '!./{browser,harness,scenes,stages,views}/*', '!./*/*Rules.ts'],
  {
    eager: true,
    import: 'model',
  },
);

/** Where the model of the chart in machines/AREA/FILE.ts is, from the project's root. */
export function modelFileOf(chartFile: string): string {
  return chartFile.replace(/^machines\//, 'tests/models/');
}

/** The model that such a file exports, if it is there. */
export function modelIn(modelFile: string): ChartModel | undefined {
  return files[modelFile.replace(/^tests\/models\//, './')];
}

/** The models of all charts, in the order of their files. */
export const MODELS: readonly ChartModel[] = charts.flatMap(({ file }) => modelIn(modelFileOf(file)) ?? []);
