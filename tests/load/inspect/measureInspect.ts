import type { Page } from 'playwright-core';
import { pageWith, serveAt } from '../../visualizer/live/foreign/bundle.ts';
import { openBrowser } from '../../e2e/browser.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { median } from '../percentiles.ts';
import { tableText } from '../table.ts';
import type { BenchChart, BenchListener } from './page.ts';
import { sized } from '../size.ts';

const ORIGIN = 'https://bench.example/';
const CHARTS: readonly BenchChart[] = ['navigation', 'ledger'];
const ROUNDS = sized({ whole: 7, smoke: 1 });
const EVENTS = sized({ whole: 10_000, smoke: 400 });

/** Events per second that a chart takes in Chromium, by who hears of them. */
export async function measureInspect({ root }: Surroundings): Promise<Outcome> {
  const folder = `${root}/tests/load/inspect`;
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    await serveAt(context, ORIGIN, await pageWith(`${folder}/page.ts`));
    await serveAt(context, `${ORIGIN}dev/fluxos/ao-vivo`, await pageWith(`${folder}/visualizer.ts`));
    const page = await context.newPage();
    await page.goto(ORIGIN);
    const none = await measure(page, ['none', 'empty', 'publisher']);
    const visualizer = await context.newPage();
    await visualizer.goto(`${ORIGIN}dev/fluxos/ao-vivo`);
    await visualizer.waitForFunction(() => {
      globalThis.followPage();
      return globalThis.heardEvents() >= 0;
    });
    await page.evaluate(() => globalThis.runEvents('navigation', 'publisher', 200));
    await visualizer.waitForFunction(() => globalThis.heardEvents() > 200);
    const attached = await measure(page, ['publisher']);
    return report(none, attached);
  } finally {
    await browser.close();
  }
}

type Speeds = Readonly<Record<string, number>>;

/** In turns, so that a slow moment of the machine meets all alike. */
async function measure(page: Page, listeners: readonly BenchListener[]): Promise<Speeds> {
  const each: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const chart of CHARTS) {
      for (const listener of listeners) {
        const speed = await page.evaluate(([chart, listener, count]) => globalThis.runEvents(chart, listener, count), [
          chart,
          listener,
          EVENTS,
        ] as const);
        // The first round is the compiler's.
        if (round > 0) (each[`${chart} ${listener}`] ??= []).push(speed);
      }
    }
  }
  return Object.fromEntries(Object.entries(each).map(([name, speeds]) => [name, Math.round(median(speeds))]));
}

function report(none: Speeds, attached: Speeds): Outcome {
  const figures = Object.fromEntries(
    CHARTS.map((chart) => [
      chart,
      {
        none: none[`${chart} none`] ?? 0,
        empty: none[`${chart} empty`] ?? 0,
        unattached: none[`${chart} publisher`] ?? 0,
        attached: attached[`${chart} publisher`] ?? 0,
      },
    ]),
  );
  const row = (title: string, of: 'none' | 'empty' | 'unattached' | 'attached') => [
    title,
    ...CHARTS.flatMap((chart) => {
      const speeds = figures[chart] ?? { none: 0, empty: 0, unattached: 0, attached: 0 };
      return [speeds[of], speeds[of] === 0 ? '' : (1_000_000 / speeds[of]).toFixed(1)];
    }),
  ];
  const text = [
    `Events per second, and microseconds for each, in Chromium; median of ${ROUNDS} × ${EVENTS}`,
    tableText(
      ['', ...CHARTS.flatMap((chart) => [chart, 'µs'])],
      [
        row('nobody inspects', 'none'),
        row('an empty function inspects', 'empty'),
        row('the publisher, nobody attached', 'unattached'),
        row('the publisher, a visualizer attached', 'attached'),
      ],
    ),
  ].join('\n\n');
  return { figures: { events_per_second: figures }, text, broken: [] };
}
