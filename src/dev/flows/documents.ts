import Elk from 'elkjs/lib/elk.bundled.js';
import { catalogue } from './catalogue.ts';
import { layoutOf } from './layout.ts';
import { mermaidOf } from './mermaid.ts';
import { type Sheets, svgOf } from './svg.tsx';

export interface ChartDocument {
  readonly name: string;
  readonly text: string;
}

/** The files of docs/statecharts: a drawing and a Mermaid text per chart, and the list of them. */
export async function chartDocuments(sheets: Sheets): Promise<readonly ChartDocument[]> {
  const elk = new Elk();
  const drawn = await Promise.all(
    catalogue.map(async ({ id, graph }) => [
      { name: `${id}.svg`, text: svgOf(id, await layoutOf(graph, elk), sheets) },
      { name: `${id}.mmd`, text: mermaidOf(graph) },
    ]),
  );
  return [{ name: 'README.md', text: list() }, ...drawn.flat()];
}

function list(): string {
  const sections = catalogue.map(({ id, file, graph, states, transitions }) =>
    [
      `## ${id}`,
      `${graph.root.description ?? ''}. ${states} states, ${transitions} transitions; code: [${file}](../../${file}), text: [${id}.mmd](${id}.mmd).`,
      `![${id}](${id}.svg)`,
    ].join('\n\n'),
  );
  return `${['# Statecharts', 'Drawn from the code by `npm run docs:charts`; a test fails when they are not current.', ...sections].join('\n\n')}\n`;
}
