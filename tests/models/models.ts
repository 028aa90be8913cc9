import type { ChartModel } from './harness/model.ts';

// A file that is added is seen: vitest caches no module with the text `import.meta.glob(`, which the type argument hides.
const files = import.meta.glob<ChartModel | undefined>(
  ['./*/*.ts', '!./{browser,harness,scenes,stages,views}/*', '!./*/*Rules.ts'],
  { import: 'model' },
);

/** Names of charts, where a run is of these alone: the others are neither loaded nor planned. A chart is named as its file. */
const CHARTS = process.env['CHARTS']?.split(',');
const chosen = Object.entries(files).filter(
  ([path]) => CHARTS === undefined || CHARTS.some((name) => path.endsWith(`/${name}.ts`)),
);

const read = await Promise.all(chosen.map(async ([path, load]) => [path, await load()] as const));
/** A file beside a model, with what it needs, exports none. */
const loaded = new Map(
  read.flatMap(([path, model]) => (model === undefined ? [] : [[path.replace('./', 'tests/models/'), model] as const])),
);

/** Where the model of the chart in machines/AREA/FILE.ts is, from the project's root. */
export function modelFileOf(chartFile: string): string {
  return chartFile.replace(/^machines\//, 'tests/models/');
}

/** The model that such a file exports, if it is there. */
export function modelIn(modelFile: string): ChartModel | undefined {
  return loaded.get(modelFile);
}

/** The models of all charts, or of those that were chosen, in the order of their files. */
export const MODELS: readonly ChartModel[] = [...loaded.values()];

/** Their files, from the project's root, in the same order. */
export const MODEL_FILES: readonly string[] = [...loaded.keys()];
