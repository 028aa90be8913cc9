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
  // Half a megabyte of code: once is enough for a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  const results = await page.evaluate<AxeResults>(`axe.run(${SHOWN}, ${JSON.stringify(OPTIONS)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${target.flat().join(' ')} ${html} ${any[0]?.message ?? ''}`),
  );
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wide > 0 ? [`scrolls ${wide} pixels sideways`] : [];
}
