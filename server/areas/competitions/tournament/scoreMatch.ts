import { eq, inArray } from 'drizzle-orm';
import { groupScoreOf } from '#domain/tournament/groupScore.ts';
import { walkoverBy } from '#domain/tournament/match.ts';
import { changeScore } from '#domain/tournament/knockoutScore.ts';
import { type Games, type ScoreChange, winnerSide } from '#domain/tournament/score.ts';
import { type Qualified, seedsOf } from '#domain/tournament/seeding.ts';
import { entrants, matches } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Viewer, type Write } from '#platform/http/handler.ts';
import { tellNextMatches } from '#core/notices/reminders/nextMatch.ts';
import { buildBracket, dropBracket, writeBracket } from './bracketRows.ts';
import { advance, type CategoryRow, lockOwnCategory } from '../events/ownCategory.ts';
import {
  bracketFrom,
  gamesOf,
  hasKnockoutScore,
  isKnockout,
  type MatchRow,
  placeOf,
  playedOf,
  readKnockout,
  readState,
  tablesOf,
  withdrawnOf,
} from './tournamentState.ts';
import { lockScoredCategory } from './scorers/lockScoredCategory.ts';
import { withdrawLeavers } from './withdraw.ts';

export const setScore: Write<'setScore'> = {
  async decide({ viewer, params, body }, tx) {
    const found = await findMatch(tx, params.id, await lockScored(tx, viewer, params.id));
    if (gamesOf(found.match)) return refuse('score_exists');
    await change(tx, found, gamesFrom(body));
    return { data: {} };
  },
};

/** Replaces or removes a score. */
export const editScore: Write<'editScore'> = {
  async decide({ viewer, params, body }, tx) {
    const scored = await lockScored(tx, viewer, params.id);
    const found = await findMatch(tx, params.id, scored);
    if (!gamesOf(found.match)) return refuse('score_missing');
    // The organizer decided that the match was not played.
    if (!scored.isOrganizer && found.match.walkoverReason !== null) return refuse('walkover_declared');
    await change(tx, found, gamesFrom(body));
    return { data: {} };
  },
};

/** The side that did not play, or not on, loses by a walkover, which stands like a score: it can be edited and deleted. */
export const declareWalkover: Write<'declareWalkover'> = {
  async decide({ viewer, params, body }, tx) {
    const { absent, reason } = body;
    const category = await lockOwnCategory(
      tx,
      await categoryOf(tx, params.id),
      signedIn(viewer).personId,
      'match_not_found',
    );
    const found = await findMatch(tx, params.id, { category });
    const { oneId, twoId } = found.match;
    if (absent !== oneId && absent !== twoId) return refuse('not_in_match');
    if (gamesOf(found.match)) return refuse('score_exists');
    const { games, isMidway } = walkoverBy(body, oneId);
    await change(tx, found, games, { walkoverReason: reason, isMidway });
    return { data: {} };
  },
};

interface Found {
  readonly category: CategoryRow;
  readonly match: MatchRow;
}

async function categoryOf(tx: Transaction, matchId: string): Promise<string> {
  const [known] = await tx.select({ id: matches.categoryId }).from(matches).where(eq(matches.id, matchId));
  return known ? known.id : refuse('match_not_found');
}

async function lockScored(tx: Transaction, viewer: Viewer, matchId: string) {
  return lockScoredCategory(tx, await categoryOf(tx, matchId), signedIn(viewer).personId);
}

/** Reads the match after its category is locked, so that concurrent scores are written one by one. */
async function findMatch(tx: Transaction, id: string, { category }: Pick<Found, 'category'>): Promise<Found> {
  const [match] = await tx.select().from(matches).where(eq(matches.id, id));
  if (!match) return refuse('match_not_found');
  if (match.oneId === null || match.twoId === null) return refuse('match_open');
  return match.isWalkover ? refuse('match_decided') : { category, match };
}

function gamesFrom({ doubleOneScore: one, doubleTwoScore: two }: ScoreChange): Games | null {
  return one === null || two === null ? null : [one, two];
}

type Declared = Pick<MatchRow, 'walkoverReason' | 'isMidway'>;
const PLAYED: Declared = { walkoverReason: null, isMidway: false };

/** @param declared of a walkover */
async function change(tx: Transaction, found: Found, games: Games | null, declared = PLAYED): Promise<void> {
  // A reason goes with its score: the old one first, the new one once the games are there.
  await noteReason(tx, found, PLAYED);
  const hasChampion = await (isKnockout(found.match) ? changeKnockout : changeGroup)(tx, found, games);
  if (declared.walkoverReason !== null) await noteReason(tx, found, declared);
  if (games) await tellNextMatches(tx, found.category.id, sidesOf(found.match));
  if (found.category.hasChampion && !hasChampion) await withdrawLeavers(tx, found.category.id);
}

function sidesOf({ oneId, twoId }: MatchRow): string[] {
  return [oneId, twoId].filter((id) => id !== null);
}

async function noteReason(tx: Transaction, { match }: Found, declared: Declared): Promise<void> {
  if (declared.walkoverReason === match.walkoverReason) return;
  await tx.update(matches).set(declared).where(eq(matches.id, match.id));
}

const REFUSED = { unknown: 'match_open', decided: 'match_decided', overtaken: 'next_match_scored' } as const;

/** @returns whether there is a champion afterwards */
async function changeKnockout(tx: Transaction, { category, match }: Found, games: Games | null): Promise<boolean> {
  const state = await readKnockout(tx, category.id);
  const changed = changeScore(bracketFrom(state), placeOf(match), games, playedOf(state).withdrawn);
  if (changed.is !== 'made') return refuse(REFUSED[changed.is]);
  await writeBracket(tx, state.matches, changed.bracket);
  const hasChampion = changed.bracket.champion !== undefined;
  await advance(tx, category.id, { hasChampion });
  return hasChampion;
}

/** A score of a group may change who qualifies. The bracket is then rebuilt, provided that none of its matches was played. */
async function changeGroup(tx: Transaction, { category, match }: Found, games: Games | null): Promise<boolean> {
  const score = await groupScore(tx, match, games);
  await tx.update(matches).set(score).where(eq(matches.id, match.id));
  if (category.phase !== 'secondPhase') {
    await advance(tx, category.id);
    return false;
  }
  const after = await readState(tx, category.id);
  const state = { ...after, matches: after.matches.map((each) => (each.id === match.id ? match : each)) };
  const groups = category.groupsNumber ?? 0;
  const [before, seeds] = [seedsOf(tablesOf(state, groups)), seedsOf(tablesOf(after, groups))];
  const isScored = score.gamesOne !== null;
  if (isScored && isSameOrder(before, seeds)) {
    await advance(tx, category.id);
    return category.hasChampion;
  }
  if (hasKnockoutScore(state.matches)) return refuse('second_phase_begun');
  // A score is missing again, or all qualified entrants have withdrawn: the group phase continues.
  const isBuilt = isScored && seeds.length > 0;
  if (!isBuilt) await dropBracket(tx, category.id);
  const hasChampion = isBuilt && (await buildBracket(tx, category.id, seeds));
  await advance(tx, category.id, { phase: isBuilt ? 'secondPhase' : 'matches', hasChampion });
  return hasChampion;
}

/** The columns of a group match. Removing the result of an entrant that has withdrawn since makes it a walkover. */
async function groupScore(tx: Transaction, { oneId, twoId }: MatchRow, played: Games | null) {
  const [one, two] = [oneId ?? '', twoId ?? ''];
  const both = await tx
    .select()
    .from(entrants)
    .where(inArray(entrants.id, [one, two]));
  const { games, isWalkover } = groupScoreOf({ one, two, games: played }, withdrawnOf(both));
  const [gamesOne, gamesTwo] = games ?? [null, null];
  const winnerId = games === null ? null : winnerSide(games) === 'one' ? one : two;
  return { gamesOne, gamesTwo, winnerId, isWalkover };
}

function isSameOrder(a: readonly Qualified[], b: readonly Qualified[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, tier, group }, index) => {
      const other = b[index];
      return other?.id === id && other.tier === tier && other.group === group;
    })
  );
}
