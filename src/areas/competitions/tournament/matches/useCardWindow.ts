import { type RefCallback, useCallback, useState } from 'react';
import { CardWindow } from './CardWindow.ts';

/** Up to this number all cards are drawn, so that the browser can find and select everything on the page. */
export const MANY = 48;

/** The card window for so many cards; `undefined` when all may be drawn at once. */
export function useCardWindow(cards: number): CardWindow | undefined {
  const [shown] = useState(() => new CardWindow());
  return cards > MANY ? shown : undefined;
}

/** Whether to draw the cards of a stretch, and the ref for the place of its first card. */
export function useStretch(shown: CardWindow | undefined, { count, atFirst }: { count: number; atFirst: boolean }) {
  const [isDrawn, onChange] = useState(atFirst);
  const ref: RefCallback<Element> = useCallback(
    (element) => (element ? shown?.watch(element, { count, isDrawn: atFirst, onChange }) : undefined),
    [shown, count, atFirst],
  );
  return { ref, isDrawn: isDrawn || !shown };
}
