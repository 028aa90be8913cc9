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
import { type Row, FONT_SIZE } from './rows.ts';
import { alone, control } from './control.ts';
import { SignMark } from './SignMark.tsx';
import { arrowHead, roundedPath } from './shapes.ts';

/** What a reader picked in a drawing: a state by its path, or a transition by its id. */
export type Picked = { readonly state: string } | { readonly transition: string };

interface DrawingProps {
  readonly layout: ChartLayout;
  readonly picked: Picked | null;
  /** Absent in a drawing that is only looked at: then nothing in it can be focused. */
  readonly onPick?: (picked: Picked) => void;
}

/** A chart as SVG groups, without the frame around it: the screen pans and zooms it, the export wraps it. */
export function Drawing({ layout, picked, onPick }: DrawingProps) {
  const pickedState = picked !== null && 'state' in picked ? picked.state : null;
  const pickedId = layout.states.find(({ box }) => box.path === pickedState)?.box.id ?? null;
  const pickedTransition = picked !== null && 'transition' in picked ? picked.transition : null;
  const isLit = ({ arrow }: PlacedArrow) =>
    arrow.source === pickedId ||
    arrow.target === pickedId ||
    arrow.transitions.some(({ id }) => id === pickedTransition);
  const shared = { pickedTransition, onPick };
  return (
    <g className="chart-drawing">
      {layout.states.map((state) => (
        <StateShape key={state.box.id} state={state} isPicked={state.box.id === pickedId} onPick={onPick} />
      ))}
      {layout.initials.map(({ of, dot, points }) => (
        <g key={of} className="chart-initial">
          <Line points={points} />
          <circle cx={dot.x} cy={dot.y} r={DOT_RADIUS} />
        </g>
      ))}
      {layout.arrows.map((arrow) => (
        <g key={arrow.arrow.id} className={isLit(arrow) ? 'chart-arrow lit' : 'chart-arrow'}>
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
        <g key={arrow.arrow.id} className={isLit(arrow) ? 'chart-label lit' : 'chart-label'}>
          <rect {...arrow.label} rx={8} />
          <Rows
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
  readonly onPick: DrawingProps['onPick'];
}

function StateShape({ state: { box, place, depth }, isPicked, onPick }: StateProps) {
  const pick = onPick && (() => onPick({ state: box.path }));
  const centre = { cx: place.x + place.width / 2, cy: place.y + place.height / 2 };
  return (
    <g className={stateClass(box, depth, isPicked)} {...control(`estado ${box.path || box.name}`, isPicked, pick)}>
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
function StateWords({ state, isPicked, onPick, pickedTransition }: StateProps & Pick<RowsProps, 'pickedTransition'>) {
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
    <g className={`words ${stateClass(box, depth, isPicked)}`} {...pick}>
      {block.ruleAt !== null && (
        <path className="rule" d={`M${place.x + 12},${ruleY} H${place.x + place.width - 12}`} />
      )}
      <Rows rows={block.rows} x={x} y={y} pickedTransition={pickedTransition} onPick={onPick} />
      {block.chips.map((chip) => (
        <g key={chip.text} className="chip" transform={`translate(${x + chip.x} ${y + block.chipsTop})`}>
          <rect width={chip.width} height={18} rx={9} />
          <text className="tag" x={chip.width / 2} y={13} textAnchor="middle" fontSize={FONT_SIZE.tag}>
            {chip.text}
          </text>
        </g>
      ))}
    </g>
  );
}

function stateClass(box: StateBox, depth: number, isPicked: boolean): string {
  const marks = [box.isRegion && 'region', isPicked && 'picked', depth % 2 === 1 && 'odd'];
  return ['chart-state', box.kind, ...marks].filter(Boolean).join(' ');
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly x: number;
  readonly y: number;
  readonly pickedTransition: string | null;
  readonly onPick: DrawingProps['onPick'];
}

function Rows({ rows, x, y, pickedTransition, onPick }: RowsProps) {
  return rows.map((row, index) => {
    const { transition } = row;
    // A transition's second row, its actions, is the same control as its first.
    const isFirst = transition !== null && rows[index - 1]?.transition !== transition;
    const pick = onPick && transition !== null ? () => onPick({ transition }) : undefined;
    const words = row.runs.map(({ text }) => text).join(' ');
    const isPicked = transition !== null && transition === pickedTransition;
    const props = isFirst ? control(`transição ${words}`, isPicked, pick) : pick && { onClick: alone(pick) };
    return (
      <g key={`${transition} ${row.baseline}`} className={isPicked ? 'chart-row picked' : 'chart-row'} {...props}>
        {pick && <rect className="hit" x={x - 4} y={y + row.baseline - 13} width={row.width + 8} height={17} rx={5} />}
        {row.sign && <SignMark sign={row.sign} x={x} y={y + row.baseline - 10.5} />}
        {row.runs.map((run) => (
          <text key={run.x} className={run.role} x={x + run.x} y={y + row.baseline} fontSize={FONT_SIZE[run.role]}>
            {run.text}
          </text>
        ))}
      </g>
    );
  });
}
