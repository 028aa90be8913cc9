import { charts } from '../../../machines/chartFiles.ts';
import { walkText } from '../../../visualizer/keptWalk.ts';
import { toPlain } from '../../../visualizer/plainValues.ts';
import type { ChartWalks, Walk } from '../../../visualizer/walks.ts';
import { modelFileOf, modelIn } from '../models.ts';
import type { ChartModel } from './model.ts';
import { type ChartPath, paths } from './paths.ts';
import { kept, startWalk, stepOn } from '../../../visualizer/step/walk.ts';

/** The text of visualizer/walks.json: what the generated tests do on every chart, for the visualizer. A line per walk's step. */
export function walksText(): string {
  const told = charts.flatMap(({ id, file }) => {
    const model = modelIn(modelFileOf(file));
    return model ? [`${JSON.stringify(id)}: ${chartText(walksOf(model, modelFileOf(file)))}`] : [];
  });
  return `{\n${told.join(',\n')}\n}\n`;
}

/** The walks that the tests of one chart take. */
export function walksOf(model: ChartModel, file: string): ChartWalks {
  return {
    file,
    starts: Object.fromEntries(model.starts.map(({ title, input }) => [title, input])),
    walks: paths(model).map((path) => walkOf(model, path)),
  };
}

function walkOf({ machine }: ChartModel, { title, start, steps }: ChartPath): Walk {
  let walk = startWalk(machine, start.input);
  for (const { event } of steps) walk = stepOn(machine, walk, event);
  const told = kept(walk);
  return {
    ...told,
    title,
    start: start.title,
    taken: walk.moments[0]?.traced.taken ?? [],
    steps: told.steps.map((step, index) => {
      const { title: word = '', taken = [] } = steps[index] ?? {};
      return { title: word, ...step, taken };
    }),
  };
}

// By hand, so that a change of one step is a change of one line.
function chartText({ file, starts, walks }: ChartWalks): string {
  const begins = Object.entries(starts).map(([title, input]) => `${json(title)}: ${json(input)}`);
  const told = walks.map((walk) => `  ${walkText(walk)}`);
  return `{ "file": ${json(file)}, "starts": { ${begins.join(', ')} }, "walks": [\n${told.join(',\n')}\n] }`;
}

function json(value: unknown): string {
  return JSON.stringify(toPlain(value));
}
