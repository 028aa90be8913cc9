import { control } from './control.ts';
import { PADDING } from './elkGraph.ts';
import type { PlacedState } from './layout.ts';
import type { Marks } from './marks.ts';
import { FONT_SIZE, isFoldable } from './rows.ts';
import { stateClass } from './StateShape.tsx';
import { TextRows, inAnyFont } from './TextRows.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface StateWordsProps {
  readonly state: PlacedState;
  readonly isPicked: boolean;
  readonly marks: Marks;
  readonly pickedTransition: string | null;
  readonly onPick: ((picked: { readonly state: string } | { readonly transition: string }) => void) | undefined;
  readonly onToggle: ((path: string) => void) | undefined;
}

/** A state's texts, drawn over the arrows with a halo in the background colour where an arrow passes. */
export function StateWords({ state, isPicked, marks, onPick, onToggle, pickedTransition }: StateWordsProps) {
  const { box, block, place, depth } = state;
  const [x, y] = [place.x + PADDING.x, place.y + PADDING.top];
  const ruleY = y + (block.ruleAt ?? 0);
  const pick = onPick && { 'data-of': box.id, onClick: () => onPick({ state: box.path }) };
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
      {block.ruleAt !== null && <path className="rule" d={`M${x},${ruleY} h${block.width}`} />}
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
      {onToggle && isFoldable(box) && <Toggle state={state} onToggle={onToggle} />}
    </g>
  );
}

/** The button in a compound state's corner that closes or opens it. */
function Toggle({ state, onToggle }: { readonly state: PlacedState; readonly onToggle: (path: string) => void }) {
  const { box, place } = state;
  const texts = useTexts().canvas;
  const isClosed = box.hides > 0;
  const deed = isClosed ? texts.open : texts.close;
  return (
    <g
      className="chart-toggle"
      transform={`translate(${place.x + place.width - 18} ${place.y + 18})`}
      {...control(`${deed} ${box.path}`, isClosed, () => onToggle(box.path))}
    >
      <title>{`${deed} (F)`}</title>
      <rect className="reach" x={-26} y={-18} width={44} height={44} />
      <circle r={9} />
      <path d={isClosed ? 'M-4.5 0 H4.5 M0 -4.5 V4.5' : 'M-4.5 0 H4.5'} />
    </g>
  );
}
