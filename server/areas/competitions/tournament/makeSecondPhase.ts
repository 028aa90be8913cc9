import { seedsOf } from '#domain/tournament/seeding.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { buildBracket } from './bracketRows.ts';
import { advance, lockOwnCategory } from '../events/ownCategory.ts';
import { gamesOf, hasKnockoutScore, isKnockout, readState, tablesOf, type TournamentState } from './tournamentState.ts';

/** Creates the knockout of those who qualified in the groups. It can be created again while none of its matches was played. */
export const makeSecondPhase: Write<'makeSecondPhase'> = {
  async decide({ viewer, params }, tx) {
    const { id, phase, groupsNumber, hasChampion } = await lockOwnCategory(tx, params.id, signedIn(viewer).personId);
    if (groupsNumber === null || phase === 'registrations' || phase === 'groups') return refuse('matches_missing');
    const state = await readState(tx, id);
    if (hasChampion || isSettled(state)) return refuse('second_phase_exists');
    if (state.matches.some((match) => !isKnockout(match) && !gamesOf(match))) return refuse('scores_missing');
    const seeds = seedsOf(tablesOf(state, groupsNumber));
    // All entrants have withdrawn, so nothing is left to play for.
    if (seeds.length === 0) return refuse('nobody_qualified');
    await advance(tx, id, { phase: 'secondPhase', hasChampion: await buildBracket(tx, id, seeds) });
    return { data: {} };
  },
};

/** True when more than eight entrants are in the bracket, or one of its matches was played. */
function isSettled({ matches }: TournamentState): boolean {
  return matches.some(({ stage }) => stage === 'OITAVAS') || hasKnockoutScore(matches);
}
