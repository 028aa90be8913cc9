import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketOf, placeKey, type Side } from '#domain/tournament/bracket.ts';
import { nextMatchOf, opponentOf, type Scheduled } from '#domain/tournament/nextMatch.ts';
import { fixturesOf } from '#domain/tournament/rounds.ts';
import type { Games } from '#domain/tournament/score.ts';

interface Listed extends Scheduled {
  readonly id: string;
}

const idOf = (side: Side) => (side.is === 'known' ? side.id : null);

/** Groups of these sizes, with the scores of matches by their id. In the order in which they are played. */
function groupMatches(sizes: readonly number[], scores: ReadonlyMap<string, Games>): Listed[] {
  const groups = sizes.map((size, group) => Array.from({ length: size }, (_, index) => `${group}.${index}`));
  return fixturesOf(groups).map(({ round, one, two }, place) => {
    const id = `${one} ${two}`;
    return { id, stage: 'GRUPOS', round, place, one, two, games: scores.get(id) ?? null };
  });
}

/** A second phase of these places, as its rows store it; the same. */
function bracketMatches(places: readonly (string | undefined)[], scores: ReadonlyMap<string, Games>): Listed[] {
  return bracketOf(places, { scores, withdrawn: [] }).matches.map((match) => ({
    id: placeKey(match),
    stage: match.stage,
    round: match.round === 'third' ? 0 : match.round,
    place: match.index,
    one: idOf(match.one),
    two: idOf(match.two),
    games: match.games,
  }));
}

const sidesOf = (matches: readonly Listed[]) => [
  ...new Set(matches.flatMap(({ one, two }) => [one, two]).filter((side) => side !== null)),
];

/** By looking at every match, in the order in which the engine lists them. */
function nextByLooking(listed: readonly Listed[], side: string): readonly string[] {
  return listed.flatMap((match, at) => {
    const plays = ({ one, two }: Listed) => [one, two].includes(side);
    const isOpen = plays(match) && match.games === null && match.one !== null && match.two !== null;
    const isFirst = listed.slice(0, at).every((before) => !plays(before) || before.games !== null);
    return isOpen && isFirst ? [match.id] : [];
  });
}

const games = fc.constantFrom<Games>([6, 2], [3, 6]);
const sizes = fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 4 });
/** Two byes never meet. */
const places = fc
  .integer({ min: 1, max: 5 })
  .chain((rounds) => fc.tuple(fc.constant(2 ** rounds), fc.integer({ min: 2 ** (rounds - 1) + 1, max: 2 ** rounds })))
  .map(([size, entrants]) =>
    Array.from({ length: size }, (_, at) =>
      at % 2 === 0 || at < (entrants - size / 2) * 2 ? `side ${at}` : undefined,
    ),
  );
/** Any of its matches may have a score. */
const scored = (ids: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...ids), games), { maxLength: ids.length * 2 })
    .map((each) => new Map<string, Games>(each));
const inGroups = sizes.chain((some) => {
  const ids = groupMatches(some, new Map()).map(({ id }) => id);
  return scored(ids).map((scores) => groupMatches(some, scores));
});
const inBracket = places.chain((some) => {
  const ids = bracketMatches(some, new Map()).map(({ id }) => id);
  return scored(ids).map((scores) => bracketMatches(some, scores));
});
const shuffled = (listed: readonly Listed[]) =>
  fc.shuffledSubarray([...listed], { minLength: listed.length, maxLength: listed.length });

describe('the next match of a side', () => {
  // Red when `inPlayingOrder` leaves the stage out.
  it('is the one that looking at every match finds, whatever their order', () => {
    const drawn = fc.oneof(inGroups, inBracket).chain((listed) => fc.tuple(fc.constant(listed), shuffled(listed)));
    fc.assert(
      fc.property(drawn, ([listed, mixed]) => {
        for (const side of sidesOf(listed)) {
          const next = nextMatchOf(mixed, side);
          expect(next ? [next.id] : []).toEqual(nextByLooking(listed, side));
          if (next) expect([next.one, next.two]).toContain(opponentOf(next, side));
        }
      }),
    );
  });

  it('comes for each side once a match, when all play what is next for both', () => {
    const ways = fc.tuple(
      fc.oneof(
        sizes.map((some) => (scores: ReadonlyMap<string, Games>) => groupMatches(some, scores)),
        places.map((some) => (scores: ReadonlyMap<string, Games>) => bracketMatches(some, scores)),
      ),
      fc.infiniteStream(fc.tuple(fc.nat(), games)),
    );
    fc.assert(
      fc.property(ways, ([list, draws]) => {
        const scores = new Map<string, Games>();
        const told: string[] = [];
        for (const [draw, result] of draws) {
          const listed = list(scores);
          const next = sidesOf(listed).flatMap((side) => {
            const match = nextMatchOf(listed, side);
            return match ? [{ side, id: match.id }] : [];
          });
          for (const { side, id } of next) if (!told.includes(`${side} in ${id}`)) told.push(`${side} in ${id}`);
          const ready = listed.filter(({ id }) => next.filter((one) => one.id === id).length === 2);
          const match = ready[draw % Math.max(1, ready.length)];
          if (!match) break;
          scores.set(match.id, result);
        }
        const played = list(scores);
        expect(played.filter((match) => match.games === null)).toEqual([]);
        expect(told.toSorted()).toEqual(
          played.flatMap(({ id, one, two }) => [`${one} in ${id}`, `${two} in ${id}`]).toSorted(),
        );
      }),
    );
  });
});
