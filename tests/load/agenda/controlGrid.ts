import type { Page } from 'playwright-core';
import { watchGrid } from './watchGrid.ts';

declare global {
  interface Window {
    controlRead: (path: string, token: string) => Promise<number>;
  }
}

const PATH = '/controle-da-grade';

/**
 * The least that any page could do with the same day: it reads and parses the same reply, and inserts the same cells as static
 * HTML, with the same style sheets. Its button hides a court by one rule, or shows it.
 * @param shown a page with the whole grid on screen, from which both are copied
 */
export async function openControl(shown: Page): Promise<Page> {
  await shown.waitForFunction(() => !document.querySelector('td[data-row]:empty'));
  const { frame, grid } = await shown.evaluate(copyGrid);
  const page = await shown.context().newPage();
  await page.addInitScript(watchGrid);
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: frame }));
  await page.goto(PATH);
  await page.evaluate(prepareControl, grid);
  return page;
}

/** Runs in the page: its document without what is in it, and its grid alone. */
function copyGrid(): { frame: string; grid: string } {
  const table = document.querySelector('table[role="grid"]');
  const styles = [...document.querySelectorAll('link[rel=stylesheet], style')].map(({ outerHTML }) => outerHTML);
  const { dataset } = document.documentElement;
  const scheme = dataset['mantineColorScheme'] ?? 'light';
  return {
    frame: `<!doctype html><html lang="pt-BR" data-mantine-color-scheme="${scheme}"><head>${styles.join('')}</head>
      <body><button type="button" aria-pressed="true">Quadra</button><main></main></body></html>`,
    grid: table?.parentElement?.outerHTML ?? '',
  };
}

/** Runs in the control's page, which is as tall as the screen: the table scrolls in its own box, as in the app. */
function prepareControl(grid: string): void {
  const main = document.querySelector('main');
  const toggle = document.querySelector('button');
  if (!main || !toggle) throw new Error('The control has no page');
  window.controlRead = async (path, token) => {
    main.replaceChildren();
    await window.rest();
    performance.clearResourceTimings();
    const reply = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    JSON.parse(await reply.text());
    // As quick as a browser goes from text to elements.
    main.innerHTML = grid;
    const shownAt = await window.painted();
    const [day] = performance.getEntriesByType('resource');
    return day instanceof PerformanceResourceTiming ? shownAt - day.responseEnd : Number.NaN;
  };
  const rule = document.head.appendChild(document.createElement('style'));
  toggle.addEventListener('click', () => {
    const court = main.querySelector<HTMLElement>('td[data-court]')?.dataset['court'] ?? '';
    rule.textContent = rule.textContent ? '' : `td[data-court="${court}"], th:nth-child(2) { display: none }`;
  });
}
