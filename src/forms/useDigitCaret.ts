import { useLayoutEffect, useRef } from 'react';
import { phoneDigits } from '../../domain/people/phone.ts';

/** Keeps the caret behind the digit that was typed, though the mask around the digits changes. */
export function useDigitCaret(shown: string) {
  const ref = useRef<HTMLInputElement>(null);
  /** Digits before the caret at the last change that is not shown yet. */
  const before = useRef<number>(null);

  useLayoutEffect(() => {
    if (before.current === null) return;
    const place = placeAfter(shown, before.current);
    before.current = null;
    ref.current?.setSelectionRange(place, place);
  });

  return {
    ref,
    note: ({ value, selectionStart }: HTMLInputElement) => {
      const caret = selectionStart ?? value.length;
      // At the end it stays there, behind what the mask may add.
      before.current = caret === value.length ? null : phoneDigits(value.slice(0, caret)).length;
    },
  };
}

function placeAfter(shown: string, digits: number): number {
  let seen = 0;
  for (const [place, sign] of [...shown].entries()) {
    if (seen === digits) return place;
    if (/\d/.test(sign)) seen += 1;
  }
  return shown.length;
}
