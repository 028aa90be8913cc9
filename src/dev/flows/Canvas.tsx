import { useCallback, useState } from 'react';
import classes from './Flows.module.css';
import { Drawing, type Picked } from './Drawing.tsx';
import { ZOOM_STEP, watchGestures } from './gestures.ts';
import type { ChartLayout, Place } from './layout.ts';
import type { Marks } from './marks.ts';
import { type Size, type Viewport, fit, opening, pan, reveal, zoom } from './viewport.ts';
import './drawing.css';

interface CanvasProps {
  readonly title: string;
  readonly layout: ChartLayout;
  readonly picked: Picked | null;
  readonly marks: Marks;
  readonly onPick: (picked: Picked) => void;
}

/** A drawing that can be moved and brought nearer by mouse, touch and keyboard. */
export function Canvas({ title, layout, picked, marks, onPick }: CanvasProps) {
  const [size, setSize] = useState<Size | null>(null);
  const [chosen, setChosen] = useState<Viewport | 'whole' | null>(null);
  const [pickedAtFirst] = useState(picked);
  const current = useCallback(
    (kept: Viewport | 'whole' | null, screen: Size): Viewport => {
      if (kept === 'whole') return fit(layout, screen);
      // Until the first move the view is worked out, not kept: so it follows the screen's size.
      return kept ?? opening(layout, screen, placeOf(layout, pickedAtFirst), layout.initials[0]?.dot ?? null);
    },
    [layout, pickedAtFirst],
  );
  const viewport = size && current(chosen, size);
  const frame = useCallback(
    (element: HTMLDivElement) => {
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
  // The details take room from the drawing; what was picked stays where it is.
  const pick = (next: Picked) => {
    setChosen(viewport);
    onPick(next);
  };
  const zoomMiddle = (factor: number) =>
    size && setChosen((kept) => zoom(current(kept, size), { x: size.width / 2, y: size.height / 2 }, factor));
  return (
    <div ref={frame} className={classes.canvas}>
      <svg className={classes.paper} role="group" aria-label={`Desenho de ${title}`}>
        {viewport && (
          <g transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}>
            <Drawing layout={layout} picked={picked} marks={marks} onPick={pick} />
          </g>
        )}
      </svg>
      <div className={classes.tools}>
        <button type="button" aria-label="Aproximar" title="Aproximar (+)" onClick={() => zoomMiddle(ZOOM_STEP)}>
          +
        </button>
        <button type="button" aria-label="Afastar" title="Afastar (−)" onClick={() => zoomMiddle(1 / ZOOM_STEP)}>
          −
        </button>
        <button type="button" title="Ver tudo (0); as setas movem" onClick={() => setChosen('whole')}>
          Ver tudo
        </button>
      </div>
    </div>
  );
}

function placeOf(layout: ChartLayout, picked: Picked | null): Place | null {
  if (picked === null) return null;
  if ('state' in picked) return layout.states.find(({ box }) => box.path === picked.state)?.place ?? null;
  return layout.arrows.find(({ arrow }) => arrow.transitions.some(({ id }) => id === picked.transition))?.label ?? null;
}
