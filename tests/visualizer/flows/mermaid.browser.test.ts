import { fileURLToPath } from 'node:url';
import type { Mermaid } from 'mermaid';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { charts } from '../../../machines/chartFiles.ts';
import { innerSenders } from '../../../visualizer/flows/elkGraph.ts';
import { boxesWithin, graphOf } from '../../../visualizer/flows/graph.ts';
import { mermaidOf } from '../../../visualizer/flows/mermaid.ts';
import { triggerText } from '../../../visualizer/flows/transitions.ts';
import { openBrowser } from '../../e2e/browser.ts';
import { oddNamesSample } from '../../models/harness/samples/oddNames.ts';
import { outingSample } from '../../models/harness/samples/outing.ts';

declare const mermaid: Mermaid;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.setContent('<main></main>');
  await page.addScriptTag({
    path: fileURLToPath(new URL('../../../node_modules/mermaid/dist/mermaid.min.js', import.meta.url)),
  });
});

afterAll(() => browser?.close());

// Guards `anyWithin` in mermaid.ts (a parent's own transitions were further initial states), the box around the chart (regions
// outside of one are no Mermaid), the notes (a state with others inside has no texts of its own), `plainName` and `shown`.
it.each(
  [...charts.map(({ machine }) => machine), outingSample, oddNamesSample].map(
    (machine) => [machine.id, machine] as const,
  ),
)('Mermaid draws %s with its states, its initial states and its transitions', async (_, machine) => {
  const graph = graphOf(machine);
  const boxes = boxesWithin(graph.root);
  const { texts, ...counted } = await page.evaluate(drawn, mermaidOf(graph));
  expect(counted).toEqual({
    states: boxes.length,
    initials: boxes.filter(({ initial }) => initial !== null).length,
    senders: innerSenders(graph).size,
    finals: boxes.filter(({ kind }) => kind === 'final').length,
    transitions: graph.arrows.reduce((sum, { transitions }) => sum + transitions.length, 0),
  });
  for (const { name } of boxes) expect(texts).toContain(name);
  for (const { trigger } of boxes.flatMap(({ inside }) => inside)) expect(texts).toContain(triggerText(trigger));
});

/** Runs in the page and takes nothing from outside itself but Mermaid. */
async function drawn(text: string) {
  mermaid.initialize({ startOnLoad: false });
  const main = document.querySelector('main');
  if (main === null) throw new Error('there is no place to draw');
  main.innerHTML = (await mermaid.render('chart', text)).svg;
  const count = (selector: string) => main.querySelectorAll(selector).length;
  const named = [...main.querySelectorAll('.statediagram-cluster')].filter(
    (cluster) => (cluster.querySelector('.cluster-label')?.textContent ?? '') !== '',
  );
  const [senders, initials] = [count('.node[id*="__any-"]'), count('.state-start')];
  // Each final state has a line to its end, and Mermaid draws one end for all those of a state.
  const finals = [...text.matchAll(/--> \[\*\]$/gm)].length;
  if (finals > 0 && count('.node.default') === initials) throw new Error('there is no end');
  return {
    states: count('.node.statediagram-state') - senders + named.length,
    initials,
    senders,
    finals,
    transitions: count('path.transition') - count('.note-edge') - initials - finals,
    texts: main.textContent ?? '',
  };
}
