import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps a page as it stands from WCAG 2.2 AA, by axe; and whether it scrolls sideways. */
export async function faultsOf(page: Page): Promise<string[]> {
  return [...(await violations(page)), ...(await sidewaysScroll(page))];
}

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of what is right only the fact is kept; style sheets are not read a second time (no rule of these needs them). */
const OPTIONS = { runOnly: STANDARD, resultTypes: ['violations'], preload: false };

/** Behind an open dialog nothing can be pressed, and how much of it peeps out depends on how far the page was scrolled. */
const SHOWN = `document.querySelector('[aria-modal="true"]') ? { exclude: ['#root'] } : document`;

async function violations(page: Page): Promise<string[]> {
  const found = await run(page, OPTIONS);
  if (!found.some(isSmallTarget)) return found.map(({ text }) => text);
  // What is half under a bar is not small: it is whole once the page is scrolled.
  const before = await page.evaluate(scrollOn);
  const still = new Set((await run(page, { ...OPTIONS, runOnly: [TARGET_SIZE] })).map(({ target }) => target));
  await page.evaluate((top) => scrollTo(0, top), before);
  return found.filter((fault) => !isSmallTarget(fault) || still.has(fault.target)).map(({ text }) => text);
}

interface Violation {
  readonly id: string;
  readonly target: string;
  readonly text: string;
}

const TARGET_SIZE = 'target-size';
const isSmallTarget = ({ id }: Violation) => id === TARGET_SIZE;

/** Where a pin stands is what it says, so that two may overlap: the rule excepts pins of a map by name. */
const isPin = (html: string) => html.includes('data-map-pin');

async function run(page: Page, options: object): Promise<Violation[]> {
  // Half a megabyte of code: once is enough for a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  const results = await page.evaluate<AxeResults>(`axe.run(${SHOWN}, ${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === TARGET_SIZE && isPin(html)))
      .map(({ target, html, any }) => {
        const path = target.flat().join(' ');
        return { id, target: path, text: `${id}: ${path} ${html} ${any[0]?.message ?? ''}` };
      }),
  );
}

/** Runs in the page: half a screen on, or back where that is the end. Returns where it stood. */
function scrollOn(): number {
  const before = scrollY;
  scrollBy(0, innerHeight / 2);
  if (scrollY - before < innerHeight / 4) scrollTo(0, before - innerHeight / 2);
  return before;
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wide > 0 ? [`scrolls ${wide} pixels sideways`] : [];
}
