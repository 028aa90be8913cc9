import { type RefCallback, useCallback, useState } from 'react';
import { Drawing } from './Drawing.ts';

/** Fewer are drawn whole: then everything can be found and marked on the page, too. */
const MANY = 48;

/** What draws so many cards; `undefined` when they may be drawn at once. */
export function useDrawing(cards: number): Drawing | undefined {
  const [drawing] = useState(() => new Drawing());
  return cards > MANY ? drawing : undefined;
}

/** How many cards of a stretch to draw, and the reference of its first card's place. */
export function useStretch(drawing: Drawing | undefined, { count, atFirst }: { count: number; atFirst: number }) {
  const [drawn, tell] = useState(atFirst);
  const ref: RefCallback<Element> = useCallback(
    (element) => (element ? drawing?.watch(element, { count, drawn: atFirst, tell }) : undefined),
    [drawing, count, atFirst],
  );
  return { ref, drawn: drawing ? Math.min(drawn, count) : count };
}
