import { Button } from '@mantine/core';
import { IconLayoutGrid, IconTournament } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link } from 'wouter';
import type { BracketPlace, Match } from '#domain/tournament/match.ts';
import type { SheetToSave } from '../../../../shared/files/useSheetSaving.ts';
import paper from '../Paper.module.css';
import { PaperTools } from '../tools/PaperTools.tsx';
import { useSought } from '../tools/useSought.ts';
import type { TournamentActor } from '../tournamentActors.ts';
import { Bracket } from './Bracket.tsx';
import { GroupPhase } from './GroupPhase.tsx';
import type { Shown } from './matchSides.ts';
import { MATCHES } from './matchTexts.ts';
import classes from './Matches.module.css';
import { useMatchesView } from './useMatchesView.ts';

type MatchesProps = {
  /** Its spreadsheet, made when it is asked for. */
  sheetOf: () => SheetToSave;
  /** Absent on the page for strangers, where nobody writes scores. */
  actor?: TournamentActor;
  matches: readonly Match[];
  bracket: readonly BracketPlace[];
  /** For its organizer and its scorers. */
  mayScore?: boolean;
};

/** The group phase or the bracket, with a link to the other. */
export function Matches({ sheetOf, actor, matches, bracket, mayScore = false }: MatchesProps) {
  const sought = useSought();
  const { view, other } = useMatchesView(bracket.length > 0);
  const isBracket = view === 'bracket';
  const Icon = isBracket ? IconLayoutGrid : IconTournament;
  // The same function for every card, so that a new score redraws one card and not a thousand.
  const score = useCallback(({ id }: Shown) => actor?.send({ type: 'score.requested', match: id }), [actor]);
  const onScore = mayScore ? score : undefined;
  const onPaper = <PaperTools sheetOf={sheetOf} />;
  return (
    <section className={isBracket ? undefined : paper.paper}>
      <div className={classes.head}>
        <h2 className={classes.title}>{isBracket ? MATCHES.bracket : MATCHES.groupPhase}</h2>
        {other !== undefined && (
          <Button
            component={Link}
            href={other}
            className={paper.off ?? ''}
            variant="default"
            leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
          >
            <span className={classes.long}>{isBracket ? MATCHES.toGroups : MATCHES.toBracket}</span>
            <span className={classes.short}>{isBracket ? MATCHES.toGroupsShort : MATCHES.toBracketShort}</span>
          </Button>
        )}
      </div>
      {isBracket ? (
        <Bracket bracket={bracket} sought={sought} onScore={onScore}>
          {onPaper}
        </Bracket>
      ) : (
        <GroupPhase matches={matches} sought={sought} onScore={onScore}>
          {onPaper}
        </GroupPhase>
      )}
    </section>
  );
}
