import type { BracketPlace, Match, Stage } from '#domain/tournament/match.ts';
import { namesOf, playersOf } from '#domain/tournament/sides.ts';
import { isToPlay, winnerOf } from './matchSides.ts';

export interface GroupOfMatches {
  readonly name: string;
  readonly matches: readonly Match[];
}

/** The group-phase matches by the name of their group, in the given order. */
export function groupsOf(matches: readonly Match[]): GroupOfMatches[] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    if (!match.group) continue;
    const group = groups.get(match.group.name);
    if (group) group.push(match);
    else groups.set(match.group.name, [match]);
  }
  return [...groups].map(([name, played]) => ({ name, matches: played }));
}

/** The groups that are open at first where groups fold: one's own; else the first one with a match to play, else the first. */
export function firstOpen(groups: readonly GroupOfMatches[], userId: string | undefined): ReadonlySet<string> {
  const isOwn = ({ doubleOne, doubleTwo }: Match) =>
    [doubleOne, doubleTwo].some((double) => playersOf(double).some(({ id }) => id === userId));
  const own = userId === undefined ? [] : groups.filter(({ matches }) => matches.some(isOwn));
  const next = groups.find(({ matches }) => matches.some(isToPlay)) ?? groups[0];
  const open = own.length > 0 || !next ? own : [next];
  return new Set(open.map(({ name }) => name));
}

/** Few enough that all are near the screen when the first one is. Drawing six cards costs a frame little more than one. */
const STRETCH = 6;

/** Splits the matches of a group into parts that are drawn one after the other. */
export function stretchesOf(matches: readonly Match[]): (readonly Match[])[] {
  const count = Math.ceil(matches.length / STRETCH);
  return Array.from({ length: count }, (_, index) => matches.slice(index * STRETCH, (index + 1) * STRETCH));
}

type KnockoutStage = Exclude<Stage, 'GRUPOS'>;

/** One column of the tree, and one section of the list. */
export interface Round {
  readonly stage: KnockoutStage;
  /** From 1; 0 for the third-place match, which stands beside the tree. */
  readonly round: number;
  /** The number of the round among several with the same name, from 1. */
  readonly numberInStage: number | undefined;
  readonly places: readonly BracketPlace[];
}

/** The bracket round by round, the third place before the final. */
export function roundsOf(bracket: readonly BracketPlace[]): Round[] {
  const rounds = new Map<string, { stage: KnockoutStage; round: number; places: BracketPlace[] }>();
  for (const place of bracket) {
    const { stage, round } = place;
    if (stage === 'GRUPOS') continue;
    const key = roundKey({ stage, round });
    const known = rounds.get(key);
    if (known) known.places.push(place);
    else rounds.set(key, { stage, round, places: [place] });
  }
  const all = [...rounds.values()];
  const isRepeated = (stage: Stage) => all.filter((each) => each.stage === stage).length > 1;
  return all.map((each) => ({ ...each, numberInStage: isRepeated(each.stage) ? each.round : undefined }));
}

/** Names a round among those of its bracket. */
export function roundKey({ stage, round }: Pick<Round, 'stage' | 'round'>): string {
  return `${stage} ${round}`;
}

/** The round that is played now: the first one with a match to play; afterwards the final. */
export function presentRound(rounds: readonly Round[]): string {
  const present = rounds.find(({ places }) => places.some(isToPlay)) ?? rounds.at(-1);
  return present ? roundKey(present) : '';
}

/** The key of a place in the tree: `2.0`. */
export function keyOf({ round, index }: Pick<BracketPlace, 'round' | 'index'>): string {
  return `${round}.${index}`;
}

/** Counted for the winner's badge, which takes a line of its own beside long names. */
const BADGE_LETTERS = 12;

/** The places that are probably the tallest among rows of one height: those with the longest names. */
export function longestOf(bracket: readonly BracketPlace[], count: number): ReadonlySet<BracketPlace> {
  const lengthOf = (place: BracketPlace): number =>
    Math.max(...[place.doubleOne, place.doubleTwo].map((double) => (double ? namesOf(double).length : 0))) +
    (winnerOf(place) === undefined ? 0 : BADGE_LETTERS);
  return new Set(bracket.toSorted((one, two) => lengthOf(two) - lengthOf(one)).slice(0, count));
}
