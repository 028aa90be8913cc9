import type { CSSProperties } from 'react';
import type { BracketPlace } from '#domain/tournament/match.ts';
import { BracketMatch } from './BracketMatch.tsx';
import type { BracketTree } from './bracketTree.ts';
import type { CardWindow } from './CardWindow.ts';
import { keyOf, type Round, roundKey } from './matchLists.ts';
import type { Shown } from './matchSides.ts';
import { roundName, SECTIONS } from './matchTexts.ts';
import classes from './Bracket.module.css';

type BracketRoundProps = {
  round: Round;
  /** The one that a phone shows. */
  isShown: boolean;
  /** The round of the final, whose column also holds the third-place match. */
  last: number;
  tree: BracketTree;
  /** What was searched for; absent where all is shown. */
  found: ReadonlySet<BracketPlace> | undefined;
  drawing: CardWindow | undefined;
  /** Places that are always drawn: all rows are as high as the highest of them. */
  tallest: ReadonlySet<BracketPlace>;
  onScore: ((match: Shown) => void) | undefined;
};

/** So many rows leave room for the third place below the final. */
const ROOMY = 4;

/** One round: a column of the tree, each match between the two that lead to it. */
export function BracketRound({ round: shown, isShown, last, tree, found, ...props }: BracketRoundProps) {
  const { stage, round, numberInStage, places } = shown;
  const { drawing, tallest, onScore } = props;
  const isThird = round === 0;
  const rows: CSSProperties & { '--rows': number } = { '--rows': isThird ? 1 : tree.rows };
  const final = tree.spots.get(keyOf({ round: last, index: 0 }));
  const column: CSSProperties & { '--at': number } = { '--at': final?.at ?? 0, gridColumn: isThird ? last : round };
  return (
    <section
      className={classes.round}
      style={column}
      data-round={roundKey(shown)}
      data-third={isThird || undefined}
      data-beside={(isThird && tree.rows >= ROOMY) || undefined}
      data-shown={isShown || undefined}
      data-found-none={(found && !places.some((place) => found.has(place))) || undefined}
    >
      <h3 className={classes.title} tabIndex={-1}>
        {SECTIONS[stage]}
        {numberInStage !== undefined && <span className={classes.number}> {roundName(numberInStage)}</span>}
      </h3>
      <ol className={classes.places} style={rows} data-scored={onScore !== undefined || undefined}>
        {places.map((place) => (
          <BracketMatch
            key={place.id}
            drawing={tallest.has(place) ? undefined : drawing}
            place={place}
            spot={isThird ? undefined : tree.spots.get(keyOf(place))}
            isFound={found?.has(place)}
            leads={!isThird && round < last}
            onScore={onScore}
          />
        ))}
      </ol>
    </section>
  );
}
