import type { Match } from '#domain/tournament/match.ts';
import type { CardWindow } from './CardWindow.ts';
import { MatchCard } from './MatchCard.tsx';
import { PlainMatch } from './PlainMatch.tsx';
import type { Shown } from './matchSides.ts';
import { useStretch } from './useCardWindow.ts';

type GroupStretchProps = {
  drawing: CardWindow | undefined;
  matches: readonly Match[];
  /** On screen at first. */
  isFirst: boolean;
  onScore: ((match: Shown) => void) | undefined;
};

/** Some matches of a group. Each has a place of its card's size; the card itself is drawn only near the screen. */
export function GroupStretch({ drawing, matches, isFirst, onScore }: GroupStretchProps) {
  const { ref, isDrawn } = useStretch(drawing, { count: matches.length, atFirst: isFirst });
  return matches.map((match, index) => (
    <li key={match.id} ref={index === 0 ? ref : undefined}>
      {isDrawn ? <MatchCard match={match} onScore={onScore} /> : <PlainMatch match={match} />}
    </li>
  ));
}
