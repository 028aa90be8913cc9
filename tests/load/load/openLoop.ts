import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../client.ts';

/** One request and what became of it. */
export interface Sample<Kind> {
  readonly kind: Kind;
  /** 0 when no answer came. */
  readonly status: number;
  /** From the instant that it was due, sent late or not, until the whole answer was read. */
  readonly ms: number;
  /** How much later than due it was sent: the fault of the one who measures. */
  readonly lateMs: number;
}

interface Pace {
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Sends at a constant rate, whether or not answers come: a server that stands still for a second makes five hundred
 * requests wait, and each of them counts. Resolves when the last is answered.
 */
export async function openLoop<Kind>(
  { perSecond, seconds }: Pace,
  send: () => { readonly kind: Kind; readonly answer: Promise<Answer> },
): Promise<Sample<Kind>[]> {
  const samples: Promise<Sample<Kind>>[] = [];
  const from = performance.now();
  const count = perSecond * seconds;
  while (samples.length < count) {
    const now = performance.now();
    for (let due = dueAt(samples.length); due <= now && samples.length < count; due = dueAt(samples.length)) {
      const lateMs = performance.now() - due;
      const { kind, answer } = send();
      samples.push(
        answer.then(
          ({ status }) => ({ kind, status, ms: performance.now() - due, lateMs }),
          () => ({ kind, status: 0, ms: performance.now() - due, lateMs }),
        ),
      );
    }
    await pause(1);
  }
  return Promise.all(samples);

  function dueAt(index: number): number {
    return from + (index * 1_000) / perSecond;
  }
}
