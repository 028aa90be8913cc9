import { type Bracket, bracketOf } from '#domain/tournament/bracket.ts';
import { type DrawnGroup, drawGroups } from '#domain/tournament/draw.ts';
import { changeScore } from '#domain/tournament/knockoutScore.ts';
import { placesOf } from '#domain/tournament/positions.ts';
import { fixturesOf } from '#domain/tournament/rounds.ts';
import { type Games, winnerSide } from '#domain/tournament/score.ts';
import { seedsOf } from '#domain/tournament/seeding.ts';
import { tableOf } from '#domain/tournament/table.ts';
import type { GroupMatch } from '#domain/tournament/standing.ts';
import type { entrants, matches } from '#platform/database/schema/tournament.ts';
import { newId } from '#platform/database/uuid.ts';
import { bracketRow } from '#areas/competitions/tournament/bracketRows.ts';
import type { CategoryRow } from '#areas/competitions/events/ownCategory.ts';
import { fixtureRows } from '#areas/competitions/tournament/makeMatches.ts';
import type { DemoCategory } from './events.ts';
import { type Chance, chanceFrom } from './random.ts';
import type { DemoRegistration } from './registrations.ts';

type NewMatch = typeof matches.$inferInsert;

export interface PlayedRows {
  readonly categoryId: string;
  readonly category: Pick<CategoryRow, 'phase' | 'drawSeed' | 'groupsNumber' | 'hasChampion' | 'progress'>;
  readonly entrants: readonly (typeof entrants.$inferInsert)[];
  readonly matches: readonly NewMatch[];
  /** The entrant's id by the registration's id. */
  readonly entrantOf: ReadonlyMap<string, string>;
}

/** The columns of a category before its draw. */
export const NOT_DRAWN: PlayedRows['category'] = {
  phase: 'registrations',
  drawSeed: null,
  groupsNumber: null,
  hasChampion: false,
  progress: 0,
};

/** The rows that the draw and the scores of a category would leave; empty if it is not drawn yet. */
export function playedRows({ story, row }: DemoCategory, entered: readonly DemoRegistration[]): PlayedRows[] {
  if (!story.played) return [];
  const { groups: groupsNumber, upTo } = story.played;
  const live = entered.filter((one) => one.of.row.id === row.id && one.status !== 'CANCELADA');
  const chance = chanceFrom(story.category.length * 1_000 + live.length);
  const entrantOf = new Map(live.map(({ id }) => [id, newId()]));
  const drawSeed = Array.from({ length: 32 }, () => Math.floor(chance.next() * 16).toString(16)).join('');
  const groups = drawGroups([...entrantOf.values()], groupsNumber, drawSeed);
  const inGroups = playGroups(row.id, groups, upTo === 'half of the groups' ? 0.5 : 1, chance);
  const bracket = upTo === 'half of the groups' ? undefined : playBracket(groups, inGroups, upTo, chance);
  const inBracket = (bracket?.matches ?? []).map((match) => ({
    id: newId(),
    categoryId: row.id,
    ...bracketRow(match),
  }));
  return [
    {
      categoryId: row.id,
      category: {
        phase: bracket ? 'secondPhase' : 'matches',
        drawSeed,
        groupsNumber,
        hasChampion: bracket?.champion !== undefined,
        progress: inGroups.length + inBracket.length,
      },
      entrants: groups.flatMap((group, groupIndex) =>
        group.entrants.map(({ id, drawOrder }) => {
          const bracketPlace = bracket?.places.get(id) ?? null;
          return { id, categoryId: row.id, groupIndex, drawOrder, bracketPlace };
        }),
      ),
      matches: [...inGroups, ...inBracket],
      entrantOf,
    },
  ];
}

/** The matches of the groups; the first ones, by `share`, are played. */
function playGroups(categoryId: string, groups: readonly DrawnGroup[], share: number, chance: Chance): NewMatch[] {
  const rows = fixtureRows(categoryId, fixturesOf(groups.map(({ entrants }) => entrants.map(({ id }) => id))));
  return rows.map((row, index) => {
    if (index >= rows.length * share) return row;
    const games = gamesBy(chance);
    const winnerId = winnerSide(games) === 'one' ? row.oneId : row.twoId;
    return { ...row, gamesOne: games[0], gamesTwo: games[1], winnerId };
  });
}

type PlayedBracket = Bracket & { readonly places: ReadonlyMap<string, number> };

/** Plays the bracket to the champion, or until one of the two semifinals is played. */
function playBracket(
  groups: readonly DrawnGroup[],
  inGroups: readonly NewMatch[],
  upTo: 'a semifinal' | 'the champion',
  chance: Chance,
): PlayedBracket {
  const tables = groups.map(({ entrants }, group) =>
    tableOf(
      entrants.map((entrant) => ({ ...entrant, isWithdrawn: false })),
      inGroups.filter(({ groupIndex }) => groupIndex === group).map(groupMatch),
    ),
  );
  const places = placesOf(seedsOf(tables)).map((seed) => seed?.id);
  let bracket = bracketOf(places, { scores: new Map(), withdrawn: [] });
  const firstSemifinal = bracket.matches.findIndex(({ stage }) => stage === 'SEMIFINAL');
  for (const place of upTo === 'a semifinal' ? bracket.matches.slice(0, firstSemifinal + 1) : bracket.matches) {
    const change = changeScore(bracket, place, gamesBy(chance), []);
    if (change.is === 'made') ({ bracket } = change);
  }
  const placeOf = places.flatMap((id, place): [string, number][] => (id === undefined ? [] : [[id, place]]));
  return { ...bracket, places: new Map(placeOf) };
}

function groupMatch({ oneId, twoId, gamesOne, gamesTwo }: NewMatch): GroupMatch {
  const games: Games | null =
    typeof gamesOne === 'number' && typeof gamesTwo === 'number' ? [gamesOne, gamesTwo] : null;
  return { one: oneId ?? '', two: twoId ?? '', games };
}

/** The winner has six games, or seven if the other has five. */
function gamesBy(chance: Chance): Games {
  const lost = chance.pick([0, 1, 2, 3, 3, 4, 4, 5]);
  const won = lost === 5 ? 7 : 6;
  return chance.happens(0.5) ? [won, lost] : [lost, won];
}
