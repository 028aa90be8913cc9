/** Scrolls just enough to show a row below the list's head. */
export function bringIntoView(frame: HTMLElement, top: number, height: number): void {
  const room = frame.clientHeight - (frame.scrollHeight - (frame.lastElementChild?.scrollHeight ?? 0));
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + height > frame.scrollTop + room) frame.scrollTop = top + height - room;
}

/** Scrolls sideways just enough to show a range of pixels of wide rows. */
export function bringAcross(frame: HTMLElement, from: number, to: number): void {
  if (to > frame.scrollLeft + frame.clientWidth) frame.scrollLeft = to - frame.clientWidth;
  if (from < frame.scrollLeft) frame.scrollLeft = from;
}
