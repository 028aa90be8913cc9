import { LANDMARK_SIZE, type Landmark } from './landmarks.ts';
import classes from './Landmarks.module.css';
import type { Marks } from './marks.ts';

/** The names of states over a drawing that is too small to be read. The drawing's own buttons keep the pointer and the keyboard. */
export function Landmarks({ landmarks, marks }: { readonly landmarks: readonly Landmark[]; readonly marks: Marks }) {
  return (
    <g aria-hidden data-landmarks className={classes.landmarks}>
      {landmarks.map(({ id, hasStates, name, x, y, width, height }) => (
        <g key={id} data-outer={hasStates} data-active={marks.active.has(id)}>
          <rect x={x} y={y} width={width} height={height} rx={height / 2} />
          <text x={x + width / 2} y={y + 12.5} textAnchor="middle" fontSize={LANDMARK_SIZE}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
