import type { Card } from '#domain/linkPreviews/linkPreview.ts';
import { runInProcess } from '../subprocess/runInProcess.ts';

/** What a process that draws is given, as JSON. */
export interface DrawJob {
  readonly card: Card;
  /** The uploaded picture as it is stored, in base64. */
  readonly picture?: string;
}

/** Makes the JPEG of a card. Throws when it cannot be drawn. */
export type Draw = (job: DrawJob) => Promise<Buffer>;

/** A drawing takes a tenth of this on a slow machine; pictures are not in JavaScript's heap. */
const LIMITS = { heapMb: 256, timeoutMs: 10_000 };

/** Draws each card in a process of its own: what reads SVG is kept away from whoever uploads pictures. */
export function drawElsewhere(script: URL): Draw {
  return (job) => runInProcess(script, JSON.stringify(job), LIMITS);
}
