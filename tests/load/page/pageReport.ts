import type { Outcome } from '../outcome.ts';
import { median, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';

/** A file that the first visit loaded. */
export interface Loaded {
  readonly path: string;
  /** What the browser asked for it as: 'Script', 'Stylesheet', 'Image' … */
  readonly type: string;
  /** As it came to the browser, with its headers. */
  readonly bytes: number;
}

/** One visit of somebody who was never here. */
export interface Visit {
  readonly loaded: readonly Loaded[];
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
}

/** First visits of one page on a bad line. */
export interface BadVisit {
  readonly name: string;
  readonly rounds: readonly { readonly frameMs: number; readonly usableMs: number; readonly jsBytes: number }[];
}

/** A page opened in aeroplane mode, after one visit: without scripts, and as it is. */
export interface Opening {
  readonly staticMs: number;
  readonly frameMs: number;
  readonly usableMs: number;
}

export interface PageRun {
  readonly visits: readonly Visit[];
  /** Of the scripts and sheets that the first visit loads, when a browser takes gzip alone. */
  readonly jsGz: number;
  readonly cssGz: number;
  /** From each click on a free hour to the paint after it. */
  readonly clicks: readonly number[];
  readonly badLine: readonly BadVisit[];
  readonly openings: readonly Opening[];
}

const BAD_LINE_AIM = { frame: 2_500, usable: 7_000, js: 230_000 };

/** How many times as long as a static page, until something is painted. */
const OPENING_AIM = 2;

const AIM = { requests: 12, js: 195_000, css: 20_000, lcp: 1_800, cls: 0.02, click: 50 };

export function reportPage(run: PageRun): Outcome {
  const { visits, jsGz, cssGz, clicks, badLine, openings } = run;
  const over = (what: (visit: Visit) => number) => median(visits.map(what));
  const figures = {
    requests: over(({ loaded }) => loaded.length),
    js_gz: jsGz,
    css_gz: cssGz,
    lcp_ms: Math.round(over(({ lcpMs }) => lcpMs)),
    tbt_ms: Math.round(over(({ tbtMs }) => tbtMs)),
    cls: Math.round(over(({ cls }) => cls) * 10_000) / 10_000,
    click_to_paint_ms: toHundredths(median(clicks)),
    bad_line: Object.fromEntries(badLine.map((page) => [page.name, badFigures(page)])),
    offline: openingFigures(openings),
  };
  const all = (digits: number, what: (visit: Visit) => number) =>
    visits.map((visit) => what(visit).toFixed(digits)).join(' ');
  const loaded = visits[0]?.loaded ?? [];
  return {
    figures,
    text: [
      `First visit to / on a phone, empty cache, processor 4× slower, 1.6 Mbit/s down, 150 ms; median of ${visits.length}`,
      tableText(
        ['', 'median', 'aim', 'each'],
        [
          ['requests', figures.requests, `≤ ${AIM.requests}`, all(0, (visit) => visit.loaded.length)],
          ['JS, bytes gzipped', jsGz, `≤ ${AIM.js}`, `came as ${bytesOf(loaded, 'Script')}`],
          ['CSS, bytes gzipped', cssGz, `≤ ${AIM.css}`, `came as ${bytesOf(loaded, 'Stylesheet')}`],
          ['first paint, ms', Math.round(over(({ fcpMs }) => fcpMs)), '', all(0, ({ fcpMs }) => fcpMs)],
          ['largest paint, ms', figures.lcp_ms, `≤ ${AIM.lcp}`, all(0, ({ lcpMs }) => lcpMs)],
          ['blocked, ms', figures.tbt_ms, '', all(0, ({ tbtMs }) => tbtMs)],
          ['layout shift', figures.cls, `< ${AIM.cls}`, all(4, ({ cls }) => cls)],
          ['click on an hour to paint, ms', figures.click_to_paint_ms, `≤ ${AIM.click}`, `median of ${clicks.length}`],
        ],
      ),
      'First visits by a player at 600 ms and 50 kB/s, empty cache; medians',
      tableText(
        [
          'page',
          `frame, ms (≤ ${BAD_LINE_AIM.frame})`,
          `usable, ms (≤ ${BAD_LINE_AIM.usable})`,
          `JS, bytes (≤ ${BAD_LINE_AIM.js})`,
        ],
        badLine.map((page) => [page.name, ...Object.values(badFigures(page))]),
      ),
      `Own reservations opened in aeroplane mode after one visit, processor 4× slower; medians of ${openings.length}`,
      tableText(
        ['static page, ms', `frame, ms (≤ ${OPENING_AIM} × static)`, 'usable, ms'],
        [[figures.offline.static_ms, figures.offline.frame_ms, figures.offline.usable_ms]],
      ),
      tableText(
        ['loaded', 'as', 'bytes'],
        loaded.map(({ path, type, bytes }) => [path, type, bytes]),
      ),
    ].join('\n\n'),
    broken: [],
  };
}

function openingFigures(openings: readonly Opening[]) {
  const over = (what: (opening: Opening) => number) => Math.round(median(openings.map(what)));
  return {
    static_ms: over(({ staticMs }) => staticMs),
    frame_ms: over(({ frameMs }) => frameMs),
    usable_ms: over(({ usableMs }) => usableMs),
  };
}

function badFigures({ rounds }: BadVisit) {
  const over = (what: (round: BadVisit['rounds'][number]) => number) => Math.round(median(rounds.map(what)));
  return {
    frame_ms: over(({ frameMs }) => frameMs),
    usable_ms: over(({ usableMs }) => usableMs),
    js_bytes: over(({ jsBytes }) => jsBytes),
  };
}

function bytesOf(loaded: readonly Loaded[], type: string): number {
  return loaded.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
}
