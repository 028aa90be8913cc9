import type { StateBox } from './graph.ts';
import {
  type ChartLayout,
  DOT_RADIUS,
  LABEL_PADDING,
  PADDING,
  type PlacedArrow,
  type PlacedState,
  type Point,
} from './layout.ts';
import { type Marks, NO_MARKS, marksOf } from './marks.ts';
import { TextRows, inAnyFont } from './TextRows.tsx';
import { FONT_SIZE } from './rows.ts';
import { control } from './control.ts';
import { arrowHead, roundedPath } from './shapes.ts';

/** What a reader picked in a drawing: a state by its path, or a transition by its id. */
export type Picked = { readonly state: string } | { readonly transition: string };

interface DrawingProps {
  readonly layout: ChartLayout;
  readonly picked: Picked | null;
  readonly marks?: Marks;
  /** Absent in a drawing that is only looked at: then nothing in it can be focused. */
  readonly onPick?: (picked: Picked) => void;
}

/** A chart as SVG groups, without the frame around it: the screen pans and zooms it, the export wraps it. */
export function Drawing({ layout, picked, marks = NO_MARKS, onPick }: DrawingProps) {
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
  const shared = { pickedTransition, marks, onPick };
  return (
    <g className="chart-drawing">
      {layout.states.map((state) => (
        <StateShape key={state.box.id} state={state} isPicked={state.box.id === pickedId} {...shared} />
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
          <title>De qualquer estado daqui de dentro</title>
        </circle>
      ))}
      {layout.states.map((state) => (
        <StateWords key={state.box.id} state={state} isPicked={state.box.id === pickedId} {...shared} />
      ))}
      {layout.arrows.map((arrow) => (
        <g key={arrow.arrow.id} className={arrowClass('chart-label', arrow)}>
          <rect {...arrow.label} rx={8} />
          <TextRows
            rows={arrow.block.rows}
            x={arrow.label.x + LABEL_PADDING.x}
            y={arrow.label.y + LABEL_PADDING.y}
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

interface StateProps {
  readonly state: PlacedState;
  readonly isPicked: boolean;
  readonly marks: Marks;
  readonly onPick: DrawingProps['onPick'];
}

function StateShape({ state: { box, place, depth }, isPicked, marks, onPick }: StateProps) {
  const pick = onPick && (() => onPick({ state: box.path }));
  const centre = { cx: place.x + place.width / 2, cy: place.y + place.height / 2 };
  return (
    <g
      className={stateClass(box, depth, isPicked, marks)}
      {...control(`estado ${box.path || box.name}`, isPicked, pick)}
    >
      {box.kind === 'history' ? (
        <circle className="ground" {...centre} r={place.width / 2} />
      ) : (
        <rect className="ground" {...place} rx={12} />
      )}
      {box.kind === 'final' && (
        <rect
          className="inner"
          x={place.x + 4}
          y={place.y + 4}
          width={place.width - 8}
          height={place.height - 8}
          rx={9}
        />
      )}
    </g>
  );
}

/** A state's texts, over the lines: where one passes, the words keep a halo of their ground. */
function StateWords({
  state,
  isPicked,
  marks,
  onPick,
  pickedTransition,
}: StateProps & { readonly pickedTransition: string | null }) {
  const { box, block, place, depth } = state;
  const [x, y] = [place.x + PADDING.x, place.y + PADDING.top];
  const ruleY = y + (block.ruleAt ?? 0);
  const pick = onPick && { onClick: () => onPick({ state: box.path }) };
  if (box.kind === 'history') {
    return (
      <text
        className="name"
        x={place.x + place.width / 2}
        y={place.y + place.height / 2 + 5}
        textAnchor="middle"
        {...pick}
      >
        {box.isDeepHistory ? 'H*' : 'H'}
      </text>
    );
  }
  return (
    <g className={`words ${stateClass(box, depth, isPicked, marks)}`} {...pick}>
      {block.ruleAt !== null && (
        <path className="rule" d={`M${place.x + 12},${ruleY} H${place.x + place.width - 12}`} />
      )}
      <TextRows rows={block.rows} x={x} y={y} pickedTransition={pickedTransition} marks={marks} onPick={onPick} />
      {block.chips.map((chip) => (
        <g key={chip.text} className="chip" transform={`translate(${x + chip.x} ${y + block.chipsTop})`}>
          <rect width={chip.width} height={18} rx={9} />
          <text
            className="tag"
            x={chip.width / 2}
            y={13}
            textAnchor="middle"
            fontSize={FONT_SIZE.tag}
            {...(onPick === undefined && inAnyFont(chip.width - 16))}
          >
            {chip.text}
          </text>
        </g>
      ))}
    </g>
  );
}

function stateClass(box: StateBox, depth: number, isPicked: boolean, { active }: Marks): string {
  const words = [
    box.isRegion && 'region',
    isPicked && 'picked',
    depth % 2 === 1 && 'odd',
    active.has(box.id) && 'active',
  ];
  return ['chart-state', box.kind, ...words].filter(Boolean).join(' ');
}
