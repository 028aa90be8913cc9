import { charts } from '../../../machines/chartFiles.ts';
import { toPlain } from '../../../visualizer/plainValues.ts';
import type { ChartWalks, Walk } from '../../../visualizer/walks.ts';
import { modelFileOf, modelIn } from '../models.ts';
import type { ChartModel } from './model.ts';
import { type ChartPath, paths } from './paths.ts';
import { begin } from '../../../visualizer/step/walker.ts';

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

function walkOf(model: ChartModel, { title, start, steps }: ChartPath): Walk {
  return {
    title,
    start: start.title,
    taken: begin(model.machine, start.input).taken,
    steps: steps.map((step) => ({ title: step.title, event: step.event, taken: step.taken })),
  };
}

// By hand, so that a change of one step is a change of one line.
function chartText({ file, starts, walks }: ChartWalks): string {
  const told = walks.map(({ title, start, taken, steps }) => {
    const lines = steps.map((step) => `\n    ${json(step)}`).join(',');
    return `  { "title": ${json(title)}, "start": ${json(start)}, "taken": ${json(taken)}, "steps": [${lines}] }`;
  });
  const begins = Object.entries(starts).map(([title, input]) => `${json(title)}: ${json(input)}`);
  return `{ "file": ${json(file)}, "starts": { ${begins.join(', ')} }, "walks": [\n${told.join(',\n')}\n] }`;
}

function json(value: unknown): string {
  return JSON.stringify(toPlain(value));
}
