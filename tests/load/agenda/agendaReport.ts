import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';
import type { GridRun } from './timeGrid.ts';

/** One kind of question, asked many times, one after the other. */
export interface Reading {
  /** Of each question, over HTTP. */
  readonly ms: readonly number[];
  readonly gzBytes: number;
}

/** What was measured on one database. */
export interface AgendaRun {
  readonly kind: DatabaseKind;
  /** A day of 24 hours, 50 courts and 900 reservations. */
  readonly agenda: Reading;
  /** Whether it changed. */
  readonly mark: Reading;
  /** Of the day as it is without compression. */
  readonly plainBytes: number;
}

/** @param postgres `null` when no server answered */
export function reportAgenda(embedded: AgendaRun, postgres: AgendaRun | null, grid: GridRun): Outcome {
  const runs = [embedded, ...(postgres ? [postgres] : [])];
  return {
    figures: { pglite: figuresOf(embedded), postgres: postgres && figuresOf(postgres), grid: figuresOfGrid(grid) },
    text: [
      ...runs.map(textOf),
      ...(postgres ? [] : ['No PostgreSQL answers: only the embedded database was measured.']),
      textOfGrid(grid),
    ].join('\n\n'),
    broken: [],
  };
}

function figuresOf({ agenda, mark }: AgendaRun) {
  return {
    agenda_p50_ms: p50(agenda),
    agenda_p95_ms: p95(agenda),
    agenda_gz_bytes: agenda.gzBytes,
    mark_p50_ms: p50(mark),
    mark_p95_ms: p95(mark),
  };
}

function textOf({ kind, agenda, mark, plainBytes }: AgendaRun): string {
  return tableText(
    [kind, 'p50 ms', 'p95 ms', 'bytes', 'gzipped'],
    [
      ['900 reservations, 50 courts × 24 h', p50(agenda), p95(agenda), plainBytes, agenda.gzBytes],
      ['whether the day changed', p50(mark), p95(mark), '–', mark.gzBytes],
    ],
  );
}

const AIM = { render: 100, toggle: 50, frame: 17 };
/** How many times as long as static HTML the grid may take. */
const MOST = { read: 2.5, toggle: 2 };

function figuresOfGrid({ read, render, whole, toggle, frames, control }: GridRun) {
  return {
    read_to_paint_ms: toHundredths(median(read)),
    control_read_ms: toHundredths(median(control.read)),
    read_ratio: toHundredths(median(read) / median(control.read)),
    control_toggle_ms: toHundredths(median(control.toggle)),
    toggle_ratio: toHundredths(median(toggle) / median(control.toggle)),
    render_ms: toHundredths(median(render)),
    whole_ms: toHundredths(median(whole)),
    toggle_ms: toHundredths(median(toggle)),
    frame_p50_ms: toHundredths(median(frames)),
    frame_p95_ms: toHundredths(percentile(frames, 0.95)),
  };
}

function textOfGrid(grid: GridRun): string {
  const { read_to_paint_ms, render_ms, whole_ms, toggle_ms, frame_p50_ms, frame_p95_ms, ...compared } =
    figuresOfGrid(grid);
  return tableText(
    ['the screen, processor 4× slower', 'median ms', 'aim', 'each'],
    [
      ['the day’s last byte to its grid', read_to_paint_ms, '', all(grid.read)],
      ['… the same cells as static HTML', compared.control_read_ms, '', all(grid.control.read)],
      ['… times as long', compared.read_ratio, `≤ ${MOST.read}`, ''],
      ['a day read before', render_ms, `< ${AIM.render}`, all(grid.render)],
      ['… with the cells beyond the screen', whole_ms, '', all(grid.whole)],
      ['a court hidden or shown', toggle_ms, `< ${AIM.toggle}`, all(grid.toggle)],
      ['… a column of static HTML', compared.control_toggle_ms, '', all(grid.control.toggle)],
      ['… times as long', compared.toggle_ratio, `≤ ${MOST.toggle}`, ''],
      ['frame while dragged', frame_p50_ms, `≤ ${AIM.frame}`, `95 %: ${frame_p95_ms}, of ${grid.frames.length}`],
    ],
  );
}

function all(ms: readonly number[]): string {
  return ms.map((each) => each.toFixed(0)).join(' ');
}

function p50({ ms }: Reading): number {
  return toHundredths(median(ms));
}

function p95({ ms }: Reading): number {
  return toHundredths(percentile(ms, 0.95));
}
