import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one round of the control takes on an idle machine of two cores of 2026. */
const USUAL_MS = 80;
/** A limit that grew beyond this would stop nothing any more. */
const SLOWEST = 6;

/**
 * How much slower this machine is now than the usual one: 1 to 6. A control measures it once for a run, before its first test;
 * the processes that the run starts read it in their environment.
 */
export function slowness(): number {
  return Number((process.env['SLOWNESS'] ??= String(measureSlowness())));
}

/** The middle one of three rounds: neither the first, which is compiled meanwhile, nor one that met somebody else's peak. */
function measureSlowness(): number {
  const rounds = [1, 2, 3].map(msOfControl).toSorted((a, b) => a - b);
  const times = (rounds[1] ?? USUAL_MS) / USUAL_MS;
  return Math.round(Math.min(SLOWEST, Math.max(1, times)) * 10) / 10;
}

/** Milliseconds of a fixed piece of work, by the wall: objects, text, sums, and a few hundred small files. */
function msOfControl(): number {
  const start = performance.now();
  let text = '';
  for (let round = 0; round < 400; round += 1) {
    const rows = Array.from({ length: 200 }, (_, row) => ({ row, words: `row ${row * round}` }));
    text = createHash('sha256').update(text).update(JSON.stringify(rows)).digest('hex');
  }
  const folder = mkdtempSync(join(tmpdir(), 'control-'));
  for (let file = 0; file < 200; file += 1) writeFileSync(join(folder, String(file)), text.repeat(100));
  rmSync(folder, { recursive: true });
  return performance.now() - start;
}
