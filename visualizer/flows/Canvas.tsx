import classes from './Flows.module.css';
import { Diagram, type Picked } from './Diagram.tsx';
import { ZOOM_STEP } from './gestures.ts';
import type { ChartLayout, PlacedState } from './layout.ts';
import type { Marks } from './marks.ts';
import { Landmarks } from './Landmarks.tsx';
import { landmarksOf } from './landmarks.ts';
import { Minimap } from './Minimap.tsx';
import { useViewport } from './useViewport.ts';
import './diagram.css';
import { useTexts } from '../texts/useTexts.ts';

interface CanvasProps {
  readonly title: string;
  readonly layout: ChartLayout;
  readonly picked: Picked | null;
  readonly marks: Marks;
  readonly onPick: (picked: Picked) => void;
  /** Closes or opens the state with that path; absent where states cannot be closed. */
  readonly onToggle?: (path: string) => void;
  /** When the layout changes, the state with this path keeps its place on screen; `null` resets the viewport. */
  readonly anchor?: string | null;
  /** The path of a state: whenever it changes, the viewport moves just enough to show that state. By default an active one. */
  readonly follow?: string | undefined;
}

/** A diagram that the reader pans and zooms by mouse, touch and keyboard. */
export function Canvas({ title, layout, picked, marks, onPick, onToggle, anchor, follow }: CanvasProps) {
  const view = useViewport(layout, picked, anchor, follow ?? presentIn(layout, marks));
  const { viewport, size, frame, zoomMiddle, showWhole, stay } = view;
  const landmarks = viewport ? landmarksOf(layout, viewport) : [];
  const texts = useTexts().canvas;
  const pick = (next: Picked) => {
    stay(next);
    onPick(next);
  };
  return (
    <div className={classes.stage} data-own-keys>
      <div ref={frame} className={classes.canvas}>
        <svg className={classes.paper} role="group" aria-label={texts.label(title)}>
          {viewport && (
            <g
              transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}
              data-far={landmarks.length > 0 || undefined}
            >
              <Diagram layout={layout} picked={picked} marks={marks} onPick={pick} onToggle={onToggle} />
            </g>
          )}
          {landmarks.length > 0 && <Landmarks landmarks={landmarks} marks={marks} />}
        </svg>
        <div className={classes.tools}>
          <button
            type="button"
            aria-label={texts.zoomIn}
            title={`${texts.zoomIn} (+)`}
            onClick={() => zoomMiddle(ZOOM_STEP)}
          >
            +
          </button>
          <button
            type="button"
            aria-label={texts.zoomOut}
            title={`${texts.zoomOut} (−)`}
            onClick={() => zoomMiddle(1 / ZOOM_STEP)}
          >
            −
          </button>
          <button type="button" title={texts.wholeKeys} onClick={showWhole}>
            {texts.whole}
          </button>
        </div>
      </div>
      {viewport && size && (
        <Minimap
          {...{ layout, marks, viewport }}
          screen={size}
          kept={view.kept}
          onCentre={view.centre}
          onPan={view.panBy}
          onReturn={view.goBack}
        />
      )}
    </div>
  );
}

/** The path of the first innermost state that is active; undefined where no actor is watched. */
function presentIn({ states }: ChartLayout, { active }: Marks): string | undefined {
  const isLeaf = ({ box }: PlacedState) => active.has(box.id) && !box.children.some(({ id }) => active.has(id));
  return states.find(isLeaf)?.box.path;
}
