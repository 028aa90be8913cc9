import { alone, control } from './control.ts';
import { type Marks, marksOf } from './marks.ts';
import { type Row, FONT_SIZE } from './rows.ts';
import { SignMark } from './SignMark.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface TextRowsProps {
  readonly rows: readonly Row[];
  readonly x: number;
  readonly y: number;
  readonly pickedTransition: string | null;
  readonly marks: Marks;
  readonly onPick: ((picked: { readonly transition: string }) => void) | undefined;
}

/** Lines of text; a line that describes a transition is the button that picks it. */
export function TextRows({ rows, x, y, pickedTransition, marks, onPick }: TextRowsProps) {
  const texts = useTexts().canvas;
  return rows.map((row, index) => {
    const { transition } = row;
    // A transition's further rows belong to the button of its first.
    const isFirst = transition !== null && rows[index - 1]?.transition !== transition;
    const pick = onPick && transition !== null ? () => onPick({ transition }) : undefined;
    const isPicked = transition !== null && transition === pickedTransition;
    const props = isFirst
      ? control(texts.transition(wordsFrom(rows, index)), isPicked, pick)
      : pick && { onClick: alone(pick) };
    return (
      <g
        key={`${transition} ${row.baseline}`}
        className={`chart-row${isPicked ? ' picked' : ''}${marksOf(marks, transition === null ? [] : [transition])}`}
        {...(pick && { 'data-transition': transition })}
        {...props}
      >
        {pick && <rect className="hit" x={x - 4} y={y + row.baseline - 13} width={row.width + 8} height={17} rx={5} />}
        {row.sign && <SignMark sign={row.sign} x={x} y={y + row.baseline - 10.5} />}
        {row.runs.map((run) => (
          <text
            key={run.x}
            className={run.role}
            x={x + run.x}
            y={y + row.baseline}
            fontSize={FONT_SIZE[run.role]}
            {...(onPick === undefined && inAnyFont(run.width))}
          >
            {run.text}
          </text>
        ))}
      </g>
    );
  });
}

/** What a transition waits for and asks, from its first row on; rows of actions follow. */
function wordsFrom(rows: readonly Row[], first: number): string {
  const own = rows.slice(first).filter(({ transition }) => transition === rows[first]?.transition);
  const actions = own.findIndex(({ runs }, index) => index > 0 && runs[0]?.role === 'action');
  return own
    .slice(0, actions < 0 ? undefined : actions)
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ');
}

/** An SVG shown as an image cannot load its font: `textLength` keeps each text's width in any font. */
export function inAnyFont(width: number) {
  return { textLength: width, lengthAdjust: 'spacingAndGlyphs' };
}
