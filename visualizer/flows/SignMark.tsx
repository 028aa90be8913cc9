import type { Sign } from './rows.ts';
import { useTexts } from '../texts/useTexts.ts';

// Strokes in a 12 × 12 box.
const STROKES: Readonly<Record<Sign, string>> = {
  done: 'M1.5 6.5 L4.5 9.5 L10.5 2.5',
  error: 'M2.5 2.5 L9.5 9.5 M9.5 2.5 L2.5 9.5',
  after: 'M6 1 A5 5 0 1 1 5.99 1 M6 3.4 V6 L8 7.4',
  always: 'M6.8 1 L2.6 7 H6 L5.2 11 L9.4 5 H6 Z',
  invoke: 'M3 1.8 L10 6 L3 10.2 Z',
  complete: 'M1 6.5 L3.5 9 L8 3.5 M5.6 8.4 L6.2 9 L11 3',
  forbidden: 'M6 1 A5 5 0 1 1 5.99 1 M2.6 9.4 L9.4 2.6',
};

/** The small mark before a word that shows its kind: a reply, a failure, a delay, a call. */
export function SignMark({ sign, x, y }: { readonly sign: Sign; readonly x: number; readonly y: number }) {
  const texts = useTexts().signs;
  return (
    <path className={`chart-sign ${sign}`} d={STROKES[sign]} transform={`translate(${x} ${y})`}>
      <title>{texts[sign]}</title>
    </path>
  );
}
