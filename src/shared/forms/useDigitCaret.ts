import { type RefObject, useLayoutEffect, useRef } from 'react';
import { phoneDigits } from '#domain/people/phone.ts';

/**
 * Keeps the caret behind the digit that was typed, although the mask around the digits changes.
 * @returns the handler to call on every change
 */
export function useDigitCaret(input: RefObject<HTMLInputElement | null>, shown: string) {
  /** The number of digits before the caret at the last change that is not rendered yet. */
  const before = useRef<number>(null);

  useLayoutEffect(() => {
    if (before.current === null) return;
    const place = placeAfter(shown, before.current);
    before.current = null;
    input.current?.setSelectionRange(place, place);
  });

  return ({ value, selectionStart }: HTMLInputElement): void => {
    const caret = selectionStart ?? value.length;
    // A caret at the end stays at the end, behind characters that the mask may add.
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
