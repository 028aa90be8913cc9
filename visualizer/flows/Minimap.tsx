import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import type { ChartLayout, Place, Point } from './layout.ts';
import type { Marks } from './marks.ts';
import classes from './Minimap.module.css';
import { type Corner, mapCorner, mapSize } from './minimap.ts';
import type { Size, Viewport } from './viewport.ts';

interface MinimapProps {
  readonly layout: ChartLayout;
  readonly marks: Marks;
  readonly viewport: Viewport;
  readonly screen: Size;
  /** Places that the map must not cover. */
  readonly kept: readonly Place[];
  /** The point of the drawing that is to stand in the middle of the screen. */
  readonly onCentre: (at: Point) => void;
  readonly onPan: (by: Point) => void;
  /** Back to the current state, or to the initial one. */
  readonly onReturn: () => void;
}

/** The whole drawing, small, with a frame around what is on screen, for mouse, finger and arrow keys. */
export function Minimap({ layout, marks, viewport, screen, kept, onCentre, onPan, onReturn }: MinimapProps) {
  const texts = useTexts().canvas;
  // Under the hand that drags the frame the map stays where it is.
  const [held, setHeld] = useState<Corner | null>(null);
  const corner = held ?? mapCorner(layout, viewport, screen, kept);
  if (corner === null) return null;
  const { scale } = viewport;
  const look = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onCentre({
      x: ((event.clientX - left) / width) * layout.width,
      y: ((event.clientY - top) / height) * layout.height,
    });
  };
  const move = (event: KeyboardEvent) => {
    const towards = ARROWS[event.key];
    if (towards === undefined) return;
    event.preventDefault();
    onPan({ x: (-towards.x * screen.width) / 4, y: (-towards.y * screen.height) / 4 });
  };
  return (
    <button
      type="button"
      className={classes.map}
      data-corner={corner}
      style={mapSize(layout)}
      aria-label={texts.map}
      title={texts.map}
      onKeyDown={move}
      // A click without a pointer is that of the Enter key.
      onClick={({ detail }) => detail === 0 && onReturn()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(corner);
        look(event);
      }}
      onPointerMove={(event) => held !== null && look(event)}
      onLostPointerCapture={() => setHeld(null)}
    >
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} preserveAspectRatio="none" aria-hidden>
        {layout.states.map(({ box, place }) => (
          <rect
            key={box.id}
            className={classes.state}
            data-leaf={box.children.length === 0}
            data-active={marks.active.has(box.id)}
            {...place}
          />
        ))}
        <rect
          className={classes.view}
          x={-viewport.x / scale}
          y={-viewport.y / scale}
          width={screen.width / scale}
          height={screen.height / scale}
        />
      </svg>
    </button>
  );
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
