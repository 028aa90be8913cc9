import { control } from './control.ts';
import type { StateBox } from './graph.ts';
import type { PlacedState } from './layout.ts';
import type { Marks } from './marks.ts';
import { isFoldable } from './rows.ts';
import { useTexts } from '../texts/useTexts.ts';

interface StateShapeProps {
  readonly state: PlacedState;
  readonly isPicked: boolean;
  readonly marks: Marks;
  readonly onPick: ((picked: { readonly state: string }) => void) | undefined;
  readonly onToggle: ((path: string) => void) | undefined;
}

/** A state's box, drawn under the arrows. It is the button that picks the state; the key F closes or opens it. */
export function StateShape({ state, isPicked, marks, onPick, onToggle }: StateShapeProps) {
  const { box, place, depth } = state;
  const texts = useTexts().canvas;
  const pick = onPick && (() => onPick({ state: box.path }));
  const keys = onToggle && isFoldable(box) ? { f: () => onToggle(box.path) } : {};
  const centre = { cx: place.x + place.width / 2, cy: place.y + place.height / 2 };
  return (
    <g
      className={stateClass(box, depth, isPicked, marks)}
      {...(pick && { 'data-of': box.id })}
      {...control(texts.state(box.path || box.name), isPicked, pick, keys)}
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
      {box.hides > 0 && (
        <path className="inner" d={`M${place.x + 12},${place.y + place.height - 6} h${place.width - 24}`} />
      )}
    </g>
  );
}

/** CSS classes of a state's box and of its texts. */
export function stateClass(box: StateBox, depth: number, isPicked: boolean, { active }: Marks): string {
  const words = [
    box.isRegion && 'region',
    box.hides > 0 && 'closed',
    isPicked && 'picked',
    depth % 2 === 1 && 'odd',
    active.has(box.id) && 'active',
  ];
  return ['chart-state', box.kind, ...words].filter(Boolean).join(' ');
}
