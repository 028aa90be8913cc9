import { DOT_RADIUS, LABEL_PADDING } from './elkGraph.ts';
import type { ChartLayout, PlacedArrow, Point } from './layout.ts';
import { type Marks, NO_MARKS, marksOf } from './marks.ts';
import { StateShape } from './StateShape.tsx';
import { StateWords } from './StateWords.tsx';
import { TextRows } from './TextRows.tsx';
import { arrowHead, roundedPath } from './shapes.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The reader's selection in a diagram: a state by its path, or a transition by its id. */
export type Picked = { readonly state: string } | { readonly transition: string };

interface DiagramProps {
  readonly layout: ChartLayout;
  readonly picked: Picked | null;
  readonly marks?: Marks;
  /** Absent in a static diagram: then no part of it can be focused. */
  readonly onPick?: ((picked: Picked) => void) | undefined;
  /** Closes or opens the state with that path; absent where states cannot be closed. */
  readonly onToggle?: ((path: string) => void) | undefined;
}

/** A chart as SVG groups without the `<svg>` element: the screen pans and zooms them, the export wraps them. */
export function Diagram({ layout, picked, marks = NO_MARKS, onPick, onToggle }: DiagramProps) {
  const pickedState = picked !== null && 'state' in picked ? picked.state : null;
  const pickedId = layout.states.find(({ box }) => box.path === pickedState)?.box.id ?? null;
  const pickedTransition = picked !== null && 'transition' in picked ? picked.transition : null;
  const isLit = ({ arrow }: PlacedArrow) =>
    arrow.source === pickedId ||
    arrow.target === pickedId ||
    arrow.transitions.some(({ id }) => id === pickedTransition);
  const arrowClass = (name: string, placed: PlacedArrow) =>
    `${name}${isLit(placed) ? ' lit' : ''}${marksOf(
      marks,
      placed.arrow.transitions.map(({ id }) => id),
    )}`;
  const texts = useTexts();
  const shared = { marks, onPick };
  const ofStates = { ...shared, onToggle };
  return (
    <g className="chart-drawing">
      {layout.states.map((state) => (
        <StateShape key={state.box.id} state={state} isPicked={state.box.id === pickedId} {...ofStates} />
      ))}
      {layout.initials.map(({ of, dot, points }) => (
        <g key={of} className="chart-initial">
          <Line points={points} />
          <circle cx={dot.x} cy={dot.y} r={DOT_RADIUS} />
        </g>
      ))}
      {layout.arrows.map((arrow) => (
        <g key={arrow.arrow.id} className={arrowClass('chart-arrow', arrow)}>
          <Line points={arrow.points} />
        </g>
      ))}
      {layout.rings.map(({ of, centre }) => (
        <circle key={of} className="chart-ring" cx={centre.x} cy={centre.y} r={DOT_RADIUS - 1}>
          <title>{texts.ring}</title>
        </circle>
      ))}
      {layout.states.map((state) => (
        <StateWords
          key={state.box.id}
          state={state}
          isPicked={state.box.id === pickedId}
          pickedTransition={pickedTransition}
          {...ofStates}
        />
      ))}
      {layout.arrows.map((arrow) => (
        <g key={arrow.arrow.id} className={arrowClass('chart-label', arrow)}>
          <rect {...arrow.label} rx={8} />
          <TextRows
            rows={arrow.block.rows}
            x={arrow.label.x + LABEL_PADDING.x}
            y={arrow.label.y + LABEL_PADDING.y}
            pickedTransition={pickedTransition}
            {...shared}
          />
        </g>
      ))}
    </g>
  );
}

function Line({ points }: { readonly points: readonly Point[] }) {
  return (
    <>
      <path className="chart-line" d={roundedPath(points)} />
      <path className="chart-head" d={arrowHead(points)} />
    </>
  );
}
