import type { CSSProperties } from 'react';
import type { Round } from './matchLists.ts';
import { MatchCard } from './MatchCard.tsx';
import { type Shown, winnerOf } from './matchSides.ts';
import { roundName, SECTIONS } from './matchTexts.ts';
import classes from './Bracket.module.css';

type BracketRoundProps = {
  round: Round;
  /** The round of the final, whose column the third place shares. */
  last: number;
  hasFeeder: (index: number) => boolean;
  onScore: ((match: Shown) => void) | undefined;
};

/** One round: a column of the tree, each match in the middle of the two that lead to it. */
export function BracketRound({ round: { stage, round, numberInStage, places }, last, ...props }: BracketRoundProps) {
  const { hasFeeder, onScore } = props;
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
      <ol className={classes.places} style={rows}>
        {places.map((place) => {
          const { id, index, doubleOne, doubleTwo } = place;
          return (
            <li
              key={id}
              className={classes.place}
              style={{ gridRow: `${index * span + 1} / span ${span}` }}
              data-open={!(doubleOne ?? doubleTwo) || undefined}
            >
              {!isThird && hasFeeder(index) && <span className={classes.comes} aria-hidden />}
              <MatchCard match={place} onScore={onScore} />
              {!isThird && round < last && (
                <span
                  className={classes.leads}
                  data-lower={index % 2 === 1 || undefined}
                  data-won={winnerOf(place) !== undefined || undefined}
                  aria-hidden
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
