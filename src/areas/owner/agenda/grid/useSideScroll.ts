import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Movements below this distance still count as a click. */
const SLACK_PX = 4;
/** The grid scrolls twice the distance of the mouse. */
const SCROLL_FACTOR = 2;

interface Drag {
  readonly x: number;
  readonly left: number;
  isMoving: boolean;
}

/**
 * Scrolls wide content sideways by dragging with the mouse; touch scrolls natively. The click that ends a drag is
 * suppressed. The element gets `data-more` with the sides that have hidden content.
 */
export function useSideScroll() {
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);

  function onPointerDown({ currentTarget, clientX, pointerType, button }: PointerEvent<HTMLElement>) {
    hasDragged.current = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    drag.current = { x: clientX, left: currentTarget.scrollLeft, isMoving: false };
  }

  function onPointerMove({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) {
    const { current } = drag;
    if (!current) return;
    const moved = clientX - current.x;
    if (!current.isMoving) {
      if (Math.abs(moved) < SLACK_PX) return;
      current.isMoving = true;
      currentTarget.dataset['dragging'] = '';
      currentTarget.setPointerCapture(pointerId);
    }
    currentTarget.scrollLeft = current.left - moved * SCROLL_FACTOR;
  }

  function onPointerEnd({ currentTarget }: PointerEvent<HTMLElement>) {
    hasDragged.current = drag.current?.isMoving ?? false;
    drag.current = null;
    delete currentTarget.dataset['dragging'];
  }

  function onClickCapture(event: MouseEvent<HTMLElement>) {
    // A keyboard click has detail 0 and never ends a drag.
    if (!hasDragged.current || event.detail === 0) return;
    hasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    ref: watchSides,
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onClickCapture,
    // Otherwise the browser would start dragging a link or an image.
    onDragStart: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  };
}

function watchSides(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let known = '';
  const look = () => {
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const sides = [
      ...(scrollLeft > 1 ? ['left'] : []),
      ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['right'] : []),
    ];
    if (sides.join(' ') === known) return;
    known = sides.join(' ');
    element.dataset['more'] = known;
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  if (element.firstElementChild) sizes.observe(element.firstElementChild);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    element.removeEventListener('scroll', look);
  };
}
