import type { Place, Point } from './layout.ts';

/** Handlers for gestures by mouse, touch, wheel or keyboard. Points are relative to the element's top left corner. */
export interface GestureHandlers {
  readonly onPan: (by: Point) => void;
  readonly onZoom: (at: Point, factor: number) => void;
  readonly onWhole: () => void;
  /** The keyboard focus moved to this part, which may be out of view. */
  readonly onReach: (part: Place) => void;
}

const TAP_SLACK = 4;

/** @returns a function that removes the listeners, in the form of a ref callback's cleanup */
export function watchGestures(element: HTMLElement, { onPan, onZoom, onWhole, onReach }: GestureHandlers): () => void {
  const touching = new Map<number, Point>();
  const local = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) => {
    // Without `passive: false` the listeners could not stop the browser from zooming the page.
    element.addEventListener(type, listener, { signal: stop.signal, passive: false });
  };
  let isDragging = false;

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    touching.set(event.pointerId, local(event));
    if (touching.size === 1) isDragging = false;
  });
  on('pointermove', (event) => {
    const before = touching.get(event.pointerId);
    if (before === undefined) return;
    const now = local(event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (!isDragging && touching.size === 1 && Math.hypot(by.x, by.y) < TAP_SLACK) return;
    isDragging = true;
    element.setPointerCapture(event.pointerId);
    const other = [...touching].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) onPan(by);
    else {
      const grown =
        Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
      onZoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, grown);
      onPan({ x: by.x / 2, y: by.y / 2 });
    }
    touching.set(event.pointerId, now);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) on(type, (event) => touching.delete(event.pointerId));
  // The click that ends a drag must not pick anything.
  element.addEventListener(
    'click',
    (event) => {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    },
    { signal: stop.signal, capture: true },
  );
  on('wheel', (event) => {
    event.preventDefault();
    // A touchpad pinch arrives as wheel events with Ctrl and small deltas; a wheel sends larger ones, or lines.
    const step = event.ctrlKey ? 100 : event.deltaMode === 0 ? 500 : 15;
    onZoom(local(event), Math.exp(-event.deltaY / step));
  });
  on('keydown', ({ key }) => {
    const { clientWidth, clientHeight } = element;
    const by = KEY_MOVES[key];
    if (by !== undefined) onPan(by);
    else if (key === '+' || key === '=') onZoom({ x: clientWidth / 2, y: clientHeight / 2 }, ZOOM_STEP);
    else if (key === '-') onZoom({ x: clientWidth / 2, y: clientHeight / 2 }, 1 / ZOOM_STEP);
    else if (key === '0') onWhole();
  });
  // A clicked part is already visible; only a part focused by keyboard must be moved into view.
  on('focusin', ({ target }) => {
    if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
    const { left, top } = element.getBoundingClientRect();
    const part = target.getBoundingClientRect();
    onReach({ x: part.x - left, y: part.y - top, width: part.width, height: part.height });
  });
  return () => stop.abort();
}

export const ZOOM_STEP = 1.25;

const KEY_MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};
