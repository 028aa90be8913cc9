import { setTimeout as after } from 'node:timers/promises';

/** The answer, or `tooLate` when it takes longer than that. */
export async function inTime<Answer, TooLate>(
  answer: Promise<Answer>,
  patienceMs: number,
  tooLate: TooLate,
): Promise<Answer | TooLate> {
  const patience = new AbortController();
  const late = after(patienceMs, tooLate, { signal: patience.signal });
  // Aborting the timer rejects it, and nobody awaits it any more.
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
  }
}
