/** Where the grid of a day was scrolled to, in CSS pixels. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/** Of the day that was left last: whoever books one of its hours comes back to it. */
let kept: { readonly day: string; readonly place: Place } | undefined;

/** Remembers where a day's grid stands, because the page is left for one of its hours. */
export function keepPlace(table: HTMLTableElement | null, day: string): void {
  const scroller = table?.parentElement;
  if (scroller) kept = { day, place: { left: scroller.scrollLeft, top: scroller.scrollTop } };
}

/** The place kept of a day, once; `undefined` when none was. */
export function takePlace(day: string): Place | undefined {
  const place = kept?.day === day ? kept.place : undefined;
  kept = undefined;
  return place;
}
