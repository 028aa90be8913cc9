import type { Match } from '../../../../../domain/tournament/match.ts';
import type { Drawing } from './Drawing.ts';
import { MatchCard } from './MatchCard.tsx';
import type { Shown } from './matchSides.ts';
import { useStretch } from './useDrawing.ts';

type GroupStretchProps = {
  drawing: Drawing | undefined;
  matches: readonly Match[];
  /** On screen from the first. */
  isFirst: boolean;
  onScore: ((match: Shown) => void) | undefined;
};

/** Some matches of a group: places of their size, with cards in them near the screen. */
export function GroupStretch({ drawing, matches, isFirst, onScore }: GroupStretchProps) {
  const { ref, isDrawn } = useStretch(drawing, { count: matches.length, atFirst: isFirst });
  return matches.map((match, index) => (
    <li key={match.id} ref={index === 0 ? ref : undefined}>
      {isDrawn && <MatchCard match={match} onScore={onScore} />}
    </li>
  ));
}
