import type { Parts } from '../parts.ts';
import { drawGroups } from './drawGroups.ts';
import { makeMatches } from './makeMatches.ts';
import { makeSecondPhase } from './makeSecondPhase.ts';
import { tournamentReads } from './readTournament.ts';
import { editScore, setScore } from './scoreMatch.ts';

/** What the server does for the calls of `domain/contract/tournament.ts`. */
export function tournamentHandlers({ database }: Pick<Parts, 'database'>) {
  return { ...tournamentReads(database), drawGroups, makeMatches, makeSecondPhase, setScore, editScore };
}
