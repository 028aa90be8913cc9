import { type RefObject, useLayoutEffect, useRef } from 'react';
import { phoneDigits } from '../../../domain/people/phone.ts';

/**
 * Keeps the caret behind the digit that was typed, though the mask around the digits changes. Returns what is to be told
 * of every change.
 */
export function useDigitCaret(input: RefObject<HTMLInputElement | null>, shown: string) {
  /** Digits before the caret at the last change that is not shown yet. */
  const before = useRef<number>(null);

  useLayoutEffect(() => {
    if (before.current === null) return;
    const place = placeAfter(shown, before.current);
    before.current = null;
    input.current?.setSelectionRange(place, place);
  });

  return ({ value, selectionStart }: HTMLInputElement): void => {
    const caret = selectionStart ?? value.length;
    // At the end it stays there, behind what the mask may add.
    before.current = caret === value.length ? null : phoneDigits(value.slice(0, caret)).length;
  };
}

function placeAfter(shown: string, digits: number): number {
  let place = 0;
  for (let left = digits; left > 0 && place < shown.length; place += 1) {
    if (/\d/.test(shown.charAt(place))) left -= 1;
  }
  return place;
}
