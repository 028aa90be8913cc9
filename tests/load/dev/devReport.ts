import type { Outcome } from '../outcome.ts';
import { median, percentile } from '../percentiles.ts';
import { tableText } from '../table.ts';

/** Milliseconds of each round. */
export interface DevRun {
  /** The control: the built server's start, on a database that exists, until `/health` answers. */
  readonly bareStart: readonly number[];
  /** From writing a file of the server until its change answers at the port of the web app. */
  readonly serverEdit: readonly number[];
  /** From writing a file of the web app until the page shows the change. */
  readonly webEdit: readonly number[];
}

/** The medians. */
export function reportDev({ bareStart, serverEdit, webEdit }: DevRun): Outcome {
  const ratio = (median(serverEdit) / median(bareStart)).toFixed(2);
  return {
    figures: {
      bare_start_ms: Math.round(median(bareStart)),
      server_edit_ms: Math.round(median(serverEdit)),
      server_edit_ratio: Number(ratio),
      web_edit_ms: Math.round(median(webEdit)),
    },
    text: [
      tableText(
        ['milliseconds: median (fastest – slowest)', ''],
        [
          ['bare start of the built server', spreadOf(bareStart)],
          ['a file of the server, until its change answers', spreadOf(serverEdit)],
          ['a file of the web app, until the page shows it', spreadOf(webEdit)],
        ],
      ),
      `A change of the server takes ${ratio} times a bare start; aim: less than 3. Aim of the web app: 300 ms.`,
    ].join('\n\n'),
    broken: [],
  };
}

function spreadOf(ms: readonly number[]): string {
  const [middle, fastest, slowest] = [median(ms), Math.min(...ms), percentile(ms, 1)].map((one) => one.toFixed(0));
  return `${middle} (${fastest} – ${slowest})`;
}
