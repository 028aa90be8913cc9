import type { Day } from '#domain/values/days/day.ts';
import { groupName } from '#domain/tournament/draw.ts';
import { type GroupRow, type MyTournament, nextAndLast, type OwnMatch } from '#domain/tournament/myTournament.ts';
import { inPlayingOrder } from '#domain/tournament/nextMatch.ts';
import { qualifiedOf } from '#domain/tournament/table.ts';
import type { OwnRow } from './ownRows.ts';
import { scoredOf } from './scorers/readScored.ts';
import { gamesOf, isKnockout, type MatchRow, tablesOf } from './tournamentState.ts';

interface Reader {
  readonly personId: string;
  readonly today: Day;
}

/**
 * One category as a player in it sees it.
 * @param rows of this category, at least one
 * @param played the matches of the player's group and double
 */
export function myTournamentOf(rows: readonly OwnRow[], played: readonly MatchRow[], reader: Reader): MyTournament {
  const [row] = rows;
  if (!row) throw new Error('A category has a row for each player shown');
  const { event, registration, me, inCarts, own } = row;
  const { paymentViaGateway } = row.category;
  const isOwing = me.standing === 'accepted' && me.paidVia === null;
  return {
    ...scoredOf({ category: row.category, event }, reader.today),
    partners: row.partners,
    status: registration.status,
    owed: paymentViaGateway ? inCarts : isOwing ? me.owedCentavos : 0,
    paymentViaGateway,
    isChampion: false,
    ...(own && drawnOf(own, rows, { played, reader })),
  };
}

type Drawn = Pick<MyTournament, 'partners' | 'group' | 'next' | 'last' | 'isChampion'>;
type Own = NonNullable<OwnRow['own']>;
interface Shown {
  readonly played: readonly MatchRow[];
  readonly reader: Reader;
}

function drawnOf(own: Own, rows: readonly OwnRow[], { played, reader }: Shown): Drawn {
  const names = namesOf(rows);
  const isMine = ({ oneId, twoId }: MatchRow) => oneId === own.id || twoId === own.id;
  const mine = inPlayingOrder(played.filter(isMine));
  const { next, last } = nextAndLast(mine.map((row) => ({ row, games: gamesOf(row) })));
  const partners = rows.flatMap(({ entrant, player }) =>
    entrant?.id === own.id && player && player.id !== reader.personId ? [player.name] : [],
  );
  return {
    partners,
    group: groupOf(own, rows, { played, names }),
    ...(next && { next: ownMatchOf(next.row, own.id, names) }),
    ...(last && { last: ownMatchOf(last.row, own.id, names) }),
    isChampion: hasWon(own, rows, mine),
  };
}

type Names = ReadonlyMap<string, readonly string[]>;

/** The players of each entrant. */
function namesOf(rows: readonly OwnRow[]): Names {
  const names = new Map<string, string[]>();
  for (const { entrant, player } of rows) {
    if (entrant && player) names.set(entrant.id, [...(names.get(entrant.id) ?? []), player.name]);
  }
  return names;
}

interface InGroup {
  readonly played: readonly MatchRow[];
  readonly names: Names;
}

function groupOf(own: Own, rows: readonly OwnRow[], { played, names }: InGroup): NonNullable<MyTournament['group']> {
  const shown = new Map(rows.flatMap(({ entrant }) => (entrant ? [[entrant.id, entrant] as const] : [])));
  const entrants = [...shown.values()].filter(({ groupIndex }) => groupIndex === own.groupIndex);
  const matches = played.filter(({ groupIndex }) => groupIndex === own.groupIndex);
  const table = tablesOf({ entrants, matches }, own.groupIndex + 1)[own.groupIndex];
  const inBracket = entrants.filter(({ bracketPlace }) => bracketPlace !== null);
  // Once there is a bracket, it decides who is qualified.
  const isBuilt = rows[0]?.category.phase === 'secondPhase';
  const qualified = new Set((isBuilt ? inBracket : table ? qualifiedOf(table) : []).map(({ id }) => id));
  const doubles = (table?.standings ?? []).map(({ id, points, balance, isWithdrawn }): GroupRow => ({
    id,
    names: names.get(id) ?? [],
    points,
    pointsBalance: balance,
    isQualified: qualified.has(id) && !isWithdrawn,
    isWithdrawn,
    isOwn: id === own.id,
  }));
  return { name: groupName(own.groupIndex), doubles };
}

function ownMatchOf(row: MatchRow, ownId: string, names: Names): OwnMatch {
  const { id, stage, groupIndex, isWalkover } = row;
  const isFirst = row.oneId === ownId;
  const opponents = names.get((isFirst ? row.twoId : row.oneId) ?? '');
  const games = gamesOf(row);
  const [own, theirs] = isFirst ? [0, 1] : [1, 0];
  return {
    id,
    stage,
    isWalkover,
    ...(groupIndex !== null && { group: { name: groupName(groupIndex) } }),
    ...(opponents && { opponents }),
    ...(games && { score: { own: games[own] ?? 0, theirs: games[theirs] ?? 0 } }),
  };
}

/** Whether the double has won the final, or was the only one that qualified. */
function hasWon(own: Own, [row]: readonly OwnRow[], mine: readonly MatchRow[]): boolean {
  if (row?.category.hasChampion !== true || own.bracketPlace === null) return false;
  const knockout = mine.filter(isKnockout);
  return knockout.length === 0 || knockout.some(({ stage, winnerId }) => stage === 'FINAL' && winnerId === own.id);
}
