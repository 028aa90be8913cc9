import { type Fixture, fixturesOf } from '#domain/tournament/rounds.ts';
import { matches } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { tellNextMatches } from '#core/notices/reminders/nextMatch.ts';
import { advance, lockOwnCategory } from '../events/ownCategory.ts';
import { dropLeft } from './withdraw.ts';
import { readState } from './tournamentState.ts';

/** Every two entrants of a group meet once. */
export const makeMatches: Write<'makeMatches'> = {
  async decide({ viewer, params }, tx) {
    const { id, phase, groupsNumber } = await lockOwnCategory(tx, params.id, signedIn(viewer).personId);
    if (phase === 'registrations' || groupsNumber === null) return refuse('groups_missing');
    if (phase !== 'groups') return refuse('matches_exist');
    await dropLeft(tx, id);
    const { entrants } = await readState(tx, id);
    const groups = Array.from({ length: groupsNumber }, (_, index) =>
      entrants.filter(({ groupIndex }) => groupIndex === index).map((entrant) => entrant.id),
    );
    await writeFixtures(tx, id, fixturesOf(groups));
    await tellNextMatches(tx, id, groups.flat());
    await advance(tx, id, { phase: 'matches' });
    return { data: {} };
  },
};

/** A statement takes at most 65,535 values. */
const ROWS_AT_ONCE = 2_000;

async function writeFixtures(tx: Transaction, categoryId: string, fixtures: readonly Fixture[]): Promise<void> {
  const rows = fixtureRows(categoryId, fixtures);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(matches).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/** The group matches as rows, before any has been played. */
export function fixtureRows(categoryId: string, fixtures: readonly Fixture[]) {
  const placed = new Map<number, number>();
  return fixtures.map(({ group, round, one, two }) => {
    const place = placed.get(round) ?? 0;
    placed.set(round, place + 1);
    return {
      id: newId(),
      categoryId,
      stage: 'GRUPOS' as const,
      groupIndex: group,
      round,
      place,
      oneId: one,
      twoId: two,
    };
  });
}
