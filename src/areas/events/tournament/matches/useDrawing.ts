import { type RefCallback, useCallback, useState } from 'react';
import { Drawing } from './Drawing.ts';

/** Fewer are drawn whole: then everything can be found and marked on the page, too. */
const MANY = 48;

/** What draws so many cards; `undefined` when they may be drawn at once. */
export function useDrawing(cards: number): Drawing | undefined {
  const [drawing] = useState(() => new Drawing());
  return cards > MANY ? drawing : undefined;
}

/** Whether to draw the cards of a stretch, and the reference of its first card's place. */
export function useStretch(drawing: Drawing | undefined, { count, atFirst }: { count: number; atFirst: boolean }) {
  const [isDrawn, tell] = useState(atFirst);
  const ref: RefCallback<Element> = useCallback(
    (element) => (element ? drawing?.watch(element, { count, isDrawn: atFirst, tell }) : undefined),
    [drawing, count, atFirst],
  );
  return { ref, isDrawn: isDrawn || !drawing };
}
