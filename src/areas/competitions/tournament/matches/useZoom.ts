import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

const STEPS = [0.1, 0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5] as const;
const [LEAST] = STEPS;
const MOST = 1.5;
/** A tree that is fitted may be smaller than the buttons make it: all of it is to be seen. */
const LEAST_FITTED = 0.04;
const FIT_TRIES = 6;

/**
 * How large the tree in a scrolling region is drawn, and the ways to change that. What is in the middle stays there.
 * Pure look, so it is kept nowhere.
 */
export function useZoom(region: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);

  function zoomTo(next: number): void {
    const box = region.current;
    if (!box) return;
    const middle = { x: box.scrollLeft + box.clientWidth / 2, y: box.scrollTop + box.clientHeight / 2 };
    flushSync(() => setZoom(next));
    const ratio = next / zoom;
    box.scrollTo(middle.x * ratio - box.clientWidth / 2, middle.y * ratio - box.clientHeight / 2);
  }

  const larger = () => zoomTo(STEPS.find((step) => step > zoom + 0.001) ?? MOST);
  const smaller = () => zoomTo(STEPS.findLast((step) => step < zoom - 0.001) ?? LEAST);

  /** As large as the whole tree fits. Tried again, because small letters do not shrink as much as everything else. */
  function fit(): void {
    const box = region.current;
    const tree = box?.firstElementChild;
    if (!box || !tree) return;
    const room = Number.parseFloat(getComputedStyle(box).maxHeight) || box.clientHeight;
    let next = zoom;
    for (let tries = 0; tries < FIT_TRIES; tries += 1) {
      const { width, height } = tree.getBoundingClientRect();
      const factor = Math.min(box.clientWidth / width, room / height);
      next = Math.max(Math.min(Math.floor(next * factor * 200) / 200, 1), LEAST_FITTED);
      flushSync(() => setZoom(next));
    }
    box.scrollTo(0, 0);
  }

  /** `+`, `−` and `0`, for as long as the region has the focus. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '+': larger, '=': larger, '-': smaller, '0': fit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return { zoom, larger, smaller, fit, onKeyDown, canGrow: zoom < MOST, canShrink: zoom > LEAST };
}

export type Zoom = ReturnType<typeof useZoom>;
