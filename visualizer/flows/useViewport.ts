import { type RefCallback, useCallback, useState } from 'react';
import type { Picked } from './Diagram.tsx';
import { watchGestures } from './gestures.ts';
import type { ChartLayout, Place, Point } from './layout.ts';
import { type Size, type Viewport, centreOn, fit, follow, opening, pan, reveal, show, zoom } from './viewport.ts';
import { beginningOf, lineage } from './graph.ts';

interface View {
  /** Null until the element that shows the diagram has been measured. */
  readonly viewport: Viewport | null;
  readonly size: Size | null;
  /** The ref of that element: measures it, and pans and zooms the diagram by gestures on it. */
  readonly frame: RefCallback<HTMLElement>;
  readonly zoomMiddle: (factor: number) => void;
  readonly showWhole: () => void;
  /** Shows this point of the drawing in the middle. */
  readonly centre: (at: Point) => void;
  readonly panBy: (by: Point) => void;
  /** Back to the state to be shown, else to where the chart begins. */
  readonly goBack: () => void;
  /** Where the chart begins, where it stands and what is picked. */
  readonly kept: readonly Place[];
  /** To be called before a part is picked in the diagram itself, so that the diagram does not move. */
  readonly stay: (picked: Picked) => void;
}

/** 'whole' (all of the diagram) and `null` (the opening view) adapt to the screen size; a viewport is fixed. */
type Chosen = Viewport | 'whole' | null;

/** The visible part of a diagram: the opening view, then gestures, and the least move to a part picked outside it. */
export function useViewport(
  layout: ChartLayout,
  picked: Picked | null,
  anchor: string | null | undefined,
  shown?: string,
): View {
  const [size, setSize] = useState<Size | null>(null);
  const [chosen, setChosen] = useState<Chosen>(null);
  const [pickedAtFirst] = useState(picked);
  const current = useCallback(
    (kept: Chosen, screen: Size, drawn: ChartLayout = layout): Viewport => {
      if (kept === 'whole') return fit(drawn, screen);
      return kept ?? opening(drawn, screen, placeOf(drawn, pickedAtFirst), startsOf(drawn));
    },
    [layout, pickedAtFirst],
  );

  const [drawn, setDrawn] = useState(layout);
  if (drawn !== layout) {
    setDrawn(layout);
    if (anchor === null) setChosen(null);
    else if (anchor !== undefined && size !== null && chosen !== 'whole') {
      setChosen(follow(current(chosen, size, drawn), stateAt(drawn, anchor), stateAt(layout, anchor)));
    }
  }
  const [seen, setSeen] = useState(keyOf(picked));
  const place = placeOf(layout, picked);
  if (drawn === layout && seen !== keyOf(picked) && size !== null && (picked === null || place !== null)) {
    setSeen(keyOf(picked));
    if (place !== null) setChosen(show(current(chosen, size), place, size));
  }

  // A panel that opens takes room away: what was picked, or where the actor stands, stays in view.
  const kept = `${shown} ${size?.width} ${size?.height}`;
  const [keptBefore, setKeptBefore] = useState<string>();
  if (kept !== keptBefore && size !== null) {
    setKeptBefore(kept);
    const isNew = shown !== undefined && !keptBefore?.startsWith(`${shown} `);
    const [before, target] = [current(chosen, size), (isNew ? null : place) ?? stateAt(layout, shown)];
    const after = target === null || chosen === 'whole' ? before : show(before, target, size);
    // A state that is already visible changes nothing, so that the view still adapts to the screen size.
    if (after.x !== before.x || after.y !== before.y) setChosen(after);
  }

  const frame = useCallback(
    (element: HTMLElement) => {
      const measured = () => ({ width: element.clientWidth, height: element.clientHeight });
      const change = (how: (from: Viewport) => Viewport) => setChosen((kept) => how(current(kept, measured())));
      const observer = new ResizeObserver(() => setSize(measured()));
      observer.observe(element);
      const stop = watchGestures(element, {
        onPan: (by) => change((from) => pan(from, by)),
        onZoom: (at, factor) => change((from) => zoom(from, at, factor)),
        onWhole: () => setChosen('whole'),
        onReach: (part) => change((from) => reveal(from, part, measured())),
      });
      return () => {
        observer.disconnect();
        stop();
      };
    },
    [current],
  );
  const viewport = size && current(chosen, size);
  const change = (how: (from: Viewport, screen: Size) => Viewport) => {
    if (size) setChosen((now) => how(current(now, size), size));
  };
  const standing = stateAt(layout, shown);
  const start = startsOf(layout).at(-1) ?? null;
  return {
    viewport,
    size,
    frame,
    kept: [start, standing, place].filter((part) => part !== null),
    centre: (at) => change((from, screen) => centreOn({ ...at, width: 0, height: 0 }, screen, from.scale)),
    panBy: (by) => change((from) => pan(from, by)),
    goBack: () => {
      const back = standing ?? start;
      if (back) change((from, screen) => centreOn(back, screen, from.scale));
    },
    zoomMiddle: (factor) => change((from, { width, height }) => zoom(from, { x: width / 2, y: height / 2 }, factor)),
    showWhole: () => setChosen('whole'),
    stay: (next) => {
      // The details pane shrinks the screen, which would move a view that adapts to its size.
      setChosen(viewport);
      setSeen(keyOf(next));
    },
  };
}

function keyOf(picked: Picked | null): string {
  return picked === null ? '' : 'state' in picked ? `state ${picked.state}` : `transition ${picked.transition}`;
}

function placeOf(layout: ChartLayout, picked: Picked | null): Place | null {
  if (picked === null) return null;
  if ('state' in picked) return stateAt(layout, picked.state);
  const arrow = layout.arrows.find(({ arrow }) => arrow.transitions.some(({ id }) => id === picked.transition));
  if (arrow) return arrow.label;
  const holder = layout.states.find(({ box }) => box.inside.some(({ id }) => id === picked.transition));
  return holder?.place ?? null;
}

/** The innermost state in which the chart begins, after those around it but for the chart itself. */
function startsOf(layout: ChartLayout): readonly Place[] {
  const root = layout.states[0]?.box;
  if (root === undefined) return [];
  return lineage(root, beginningOf(root).id)
    .slice(1)
    .flatMap(({ path }) => stateAt(layout, path) ?? []);
}

function stateAt(layout: ChartLayout, path: string | undefined): Place | null {
  return layout.states.find(({ box }) => box.path === path)?.place ?? null;
}
