import type { CSSProperties } from 'react';
import type { BracketPlace } from '../../../../../domain/tournament/match.ts';
import { BracketMatch } from './BracketMatch.tsx';
import type { CardWindow } from './CardWindow.ts';
import type { Round } from './matchLists.ts';
import type { Shown } from './matchSides.ts';
import { roundName, SECTIONS } from './matchTexts.ts';
import classes from './Bracket.module.css';

type BracketRoundProps = {
  round: Round;
  /** The round of the final, whose column also holds the third-place match. */
  last: number;
  hasFeeder: (index: number) => boolean;
  drawing: CardWindow | undefined;
  /** Places that are always drawn: all rows are as high as the highest of them. */
  tallest: ReadonlySet<BracketPlace>;
  onScore: ((match: Shown) => void) | undefined;
};

/** One round: a column of the tree, each match centred between the two that lead to it. */
export function BracketRound({ round: { stage, round, numberInStage, places }, last, ...props }: BracketRoundProps) {
  const { hasFeeder, drawing, tallest, onScore } = props;
  const isThird = round === 0;
  const span = isThird ? 1 : 2 ** (round - 1);
  const rows: CSSProperties & { '--rows': number } = { '--rows': isThird ? 1 : 2 ** (last - 1) };
  const isAnyKnown = places.some(({ doubleOne, doubleTwo }) => doubleOne ?? doubleTwo);
  return (
    <section
      className={classes.round}
      style={{ gridColumn: isThird ? last : round }}
      data-third={isThird || undefined}
      data-open={!isAnyKnown || undefined}
    >
      <h3 className={classes.title}>
        {SECTIONS[stage]}
        {numberInStage !== undefined && <span className={classes.number}> {roundName(numberInStage)}</span>}
      </h3>
      <ol className={classes.places} style={rows} data-scored={onScore !== undefined || undefined}>
        {places.map((place) => (
          <BracketMatch
            key={place.id}
            drawing={tallest.has(place) ? undefined : drawing}
            place={place}
            span={span}
            comes={!isThird && hasFeeder(place.index)}
            leads={!isThird && round < last}
            onScore={onScore}
          />
        ))}
      </ol>
    </section>
  );
}
