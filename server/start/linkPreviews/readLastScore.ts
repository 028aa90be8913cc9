import { firstName } from '#domain/people/person.ts';
import type { LastScore } from '#domain/linkPreviews/lastScore.ts';
import type { Stage } from '#domain/tournament/match.ts';
import type { Database } from '#platform/database/database.ts';
import { PLATFORM } from '#platform/database/schema/audit.ts';

/** A tournament is being played as long as its last score is not older. */
const PLAYED_MS = 24 * 60 * 60 * 1_000;

/**
 * When a match got its score only the audit knows, which keeps one entry a score. A match that was not played tells no
 * score: it is a W.O., and why is not for strangers.
 */
const LAST = `select m.stage, m.group_index, m.one_id, m.two_id, m.games_one, m.games_two
  from match m
  join lateral (
    select max(a.at) as at from audit_entry a
    where a.chain = '${PLATFORM}' and a.subject_id = m.id and a.deed = 'setScore'
  ) scored on scored.at > now() + $2 * interval '1 millisecond'
  where m.category_id = $1 and m.games_one is not null and not m.is_walkover and m.walkover_reason is null
  order by scored.at desc, m.id
  limit 1`;

/** In the order of the public page. */
const PLAYERS = `select r.entrant_id, p.name, p.status
  from registration r
  join registration_member rm on rm.registration_id = r.id
  join person p on p.id = rm.player_id
  where r.entrant_id in ($1, $2)
  order by r.id, rm.position`;

interface LastRow {
  readonly stage: Stage;
  readonly group_index: number | null;
  readonly one_id: string;
  readonly two_id: string;
  readonly games_one: number;
  readonly games_two: number;
}

interface PlayerRow {
  readonly entrant_id: string;
  readonly name: string;
  readonly status: string;
}

/** The match of a category that was scored last, while it is being played. */
export async function readLastScore({ pool, clock }: Database, categoryId: string): Promise<LastScore | undefined> {
  const values = [categoryId, clock.aheadMs() - PLAYED_MS];
  const { rows } = await pool.query<LastRow>({ name: 'preview_score', text: LAST, values });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { stage, group_index: groupIndex, one_id: one, two_id: two } = row;
  const { rows: players } = await pool.query<PlayerRow>({ name: 'preview_sides', text: PLAYERS, values: [one, two] });
  const namesOf = (side: string) => players.filter(({ entrant_id: id }) => id === side).map(nameOf);
  return {
    stage,
    ...(groupIndex !== null && { groupIndex }),
    one: namesOf(one),
    two: namesOf(two),
    games: [row.games_one, row.games_two],
  };
}

/** Two of one pair are told apart by their first names; who has deleted the account has none. */
function nameOf({ name, status }: PlayerRow): string {
  return status === 'erased' ? name : firstName(name);
}
