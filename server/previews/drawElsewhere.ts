import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Card } from '../../domain/previews/preview.ts';

/** What a process that draws is given, as JSON. */
export interface DrawJob {
  readonly card: Card;
  /** The uploaded picture as it is stored, in base64. */
  readonly picture?: string;
}

/** Makes the JPEG of a card. Throws when it cannot be drawn. */
export type Draw = (job: DrawJob) => Promise<Buffer>;

/** A drawing takes a tenth of this on a slow machine. */
const TIMEOUT_MS = 10_000;

/** Draws each card in a process of its own, which ends with it: what reads SVG is kept away from whoever uploads pictures. */
export function drawElsewhere(script: URL): Draw {
  return async (job) => {
    const child = spawn(process.execPath, [fileURLToPath(script)], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      // It needs no secret of ours.
      env: {},
    });
    // A process that ends before it has read all closes the pipe; its exit code tells that.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(job));
    const [bytes, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
    if (code !== 0) throw new Error(`The card could not be drawn (${code ?? 'killed'})`);
    return bytes;
  };
}
