import Elk from 'elkjs/lib/elk.bundled.js';
import { type CatalogueEntry, catalogueOf, type ChartSource } from './catalogue.ts';
import { layoutOf } from './layout.ts';
import { mermaidOf } from './mermaid.ts';
import { type Sheets, svgOf } from './svg.tsx';
import { pt } from '../texts/pt.ts';

export interface ChartDocument {
  readonly name: string;
  readonly text: string;
}

/** The files of docs/statecharts: an SVG and a Mermaid text per chart, and the list of them. */
export async function chartDocuments(
  charts: readonly ChartSource[],
  sheets: Sheets,
): Promise<readonly ChartDocument[]> {
  const catalogue = catalogueOf(charts);
  const elk = new Elk();
  const drawn = await Promise.all(
    catalogue.map(async ({ id, graph }) => [
      { name: `${id}.svg`, text: svgOf(id, await layoutOf(graph, elk, pt.chart), sheets) },
      { name: `${id}.mmd`, text: mermaidOf(graph) },
    ]),
  );
  return [{ name: 'README.md', text: list(catalogue) }, ...drawn.flat()];
}

const HOW_TO_READ = `How to read them: a full dot is where a state begins, a ring stands for whatever is active around it. An arrow's label says what
makes it happen: an event's name, \u2713 when an invoked actor is done, \u2717 when it fails, a clock for a delay, a flash for as soon as possible;
then the guard in brackets, and the actions after a slash. A triangle names an invoked actor, a dashed box runs beside its siblings, a
double border is final. The same drawings can be folded, walked and watched live at \`/dev/fluxos\` of the running app.`;

function list(catalogue: readonly CatalogueEntry[]): string {
  const sections = catalogue.map(({ id, file, graph, states, transitions }) => {
    const model = file.replace(/^machines\//, 'tests/models/');
    return [
      `## ${id}`,
      `${graph.root.description ?? ''}. ${states} states, ${transitions} transitions; code: [${file}](../../${file}), tests from: [${model}](../../${model}), text: [${id}.mmd](${id}.mmd).`,
      `![${id}](${id}.svg)`,
    ].join('\n\n');
  });
  const heading = 'Drawn from the code by `npm run docs:charts`; a test fails when they are not current.';
  return `${['# Statecharts', heading, HOW_TO_READ, ...sections].join('\n\n')}\n`;
}
