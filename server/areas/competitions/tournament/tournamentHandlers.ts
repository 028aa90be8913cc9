import type { Dependencies } from '#core/dependencies.ts';
import { drawGroups, type EndOverdue } from './drawGroups.ts';
import { makeMatches } from './makeMatches.ts';
import { makeSecondPhase } from './makeSecondPhase.ts';
import { readMyTournaments } from './readMyTournaments.ts';
import { tournamentReads } from './readTournament.ts';
import { declareWalkover, editScore, setScore } from './scoreMatch.ts';

/** Handlers of the calls in `domain/contract/tournament.ts`. */
export function tournamentHandlers({ database }: Pick<Dependencies, 'database'>, endOverdue: EndOverdue) {
  return {
    ...tournamentReads(database),
    myTournaments: readMyTournaments(database),
    drawGroups: drawGroups(endOverdue),
    makeMatches,
    makeSecondPhase,
    setScore,
    editScore,
    declareWalkover,
  };
}
