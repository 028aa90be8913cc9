import type { Page } from 'playwright-core';
import { bracketOf, placeKey } from '#domain/tournament/bracket.ts';
import { bracketSize, standardSeeds } from '#domain/tournament/positions.ts';
import type { Games } from '#domain/tournament/score.ts';
import { type CategoryState, openCategory, TOURNAMENT_PATH } from './tournamentEvent.ts';

const GROUPS = ['Grupo A', 'Grupo B', 'Grupo C'];
const PAIRS = 12;
const FIRST = ['Ana', 'Beatriz', 'Caio', 'Daniela', 'Eduardo', 'Fernanda', 'Gustavo', 'Maria Eduarda', 'Igor', 'João'];
const LAST = ['Prado', 'Souza', 'Vasconcelos de Albuquerque', 'Lima', 'Torres', 'Reis', 'Melo'];

const MATCHES_CALL = '**/api/v1/tournaments/*/matches*';

/** The matches of a category with pairs, and as much of its knockout as was played. */
export async function openMatches(
  page: Page,
  state: CategoryState,
  reply: object,
  { parameters = '', progress = PLAYED }: { readonly parameters?: string; readonly progress?: object } = {},
): Promise<void> {
  await openCategory(page, { ...state, isOpen: false });
  await page.route(MATCHES_CALL, (route) => route.fulfill({ json: { data: { qualified: 4, ...reply } } }));
  await page.route('**/api/v1/tournaments/*/progress', (route) =>
    route.fulfill({ json: { data: { progress: 9, ...progress } } }),
  );
  await page.route('**/api/v1/tournaments/*/scorers', (route) => route.fulfill({ json: { data: { scorers: [] } } }));
  await page.goto(`${TOURNAMENT_PATH}?tab=matches${parameters}`);
}

const PLAYED = { phase: 'secondPhase', hasChampion: false };

/** Everybody of a group against everybody; a walkover and matches without a score among them. */
export function groupPhase() {
  const pairs = Array.from({ length: PAIRS }, (_, index) => index);
  return GROUPS.flatMap((name, group) => {
    const members = pairs.filter((pair) => pair % GROUPS.length === group);
    return members.flatMap((one, place) =>
      members.slice(place + 1).map((two) => {
        const number = one * PAIRS + two;
        const isWalkover = number === 3;
        const games = number % 5 === 4 ? {} : scoreOf(6, isWalkover ? 0 : number % 6);
        return { _id: idOf('e', number), stage: 'GRUPOS', group: { name }, ...sidesOf(one, two), ...games, isWalkover };
      }),
    );
  });
}

/** So many groups of four pairs, of which each second match was played. */
export function groupsOfFour(count: number) {
  return Array.from({ length: count * 6 }, (_, number) => {
    const [group, place] = [Math.floor(number / 6), number % 6];
    const games = number % 2 === 0 ? scoreOf(6, place % 6) : {};
    const name = `Grupo ${group + 1}`;
    return {
      _id: idOf('e', number),
      stage: 'GRUPOS',
      group: { name },
      ...sidesOf(number, number + 1),
      ...games,
      isWalkover: false,
    };
  });
}

/** Eight in the knockout: the first round is played, of the second one semifinal. */
export function knockout() {
  const place = (number: number, stage: string, round: number, index: number, rest: object) => ({
    _id: idOf('f', number),
    stage,
    round,
    index,
    isWalkover: false,
    ...rest,
  });
  return [
    place(1, 'QUARTAS', 1, 0, { ...sidesOf(0, 7), ...scoreOf(6, 2) }),
    place(2, 'QUARTAS', 1, 1, { ...sidesOf(3, 4), ...scoreOf(4, 6) }),
    place(3, 'QUARTAS', 1, 2, { ...sidesOf(2, 5), ...scoreOf(6, 0), isWalkover: true }),
    place(4, 'QUARTAS', 1, 3, sidesOf(6, 1)),
    place(5, 'SEMIFINAL', 2, 0, { ...sidesOf(0, 4), ...scoreOf(7, 5) }),
    place(6, 'SEMIFINAL', 2, 1, { doubleOne: pairOf(2) }),
    place(7, 'TERCEIRO_LUGAR', 0, 0, { doubleOne: pairOf(4) }),
    place(8, 'FINAL', 3, 0, { doubleOne: pairOf(0) }),
  ];
}

/** The knockout of so many, of which each first round was played as far as it goes, and all of it when `isOver`. */
export function knockoutOf(entrants: number, { isOver = false } = {}) {
  const places = standardSeeds(bracketSize(entrants)).map((seed) => (seed > entrants ? undefined : String(seed)));
  const scores = new Map<string, Games>();
  const rounds = isOver ? Math.log2(places.length) : 1;
  for (let round = 1; round <= rounds; round += 1) {
    for (const match of bracketOf(places, { scores, withdrawn: [] }).matches) {
      if (match.one.is === 'known' && match.two.is === 'known') scores.set(placeKey(match), [6, match.index % 6]);
    }
  }
  return bracketOf(places, { scores, withdrawn: [] }).matches.map((match, number) => ({
    _id: idOf('f', number),
    stage: match.stage,
    round: match.round === 'third' ? 0 : match.round,
    index: match.index,
    isWalkover: false,
    ...(match.one.is === 'known' && { doubleOne: pairOf(Number(match.one.id)) }),
    ...(match.two.is === 'known' && { doubleTwo: pairOf(Number(match.two.id)) }),
    ...(match.games && scoreOf(...match.games)),
  }));
}

function sidesOf(one: number, two: number) {
  return { doubleOne: pairOf(one), doubleTwo: pairOf(two) };
}

export function pairOf(pair: number) {
  return { _id: idOf('d', pair), playerOne: playerOf(pair * 2), playerTwo: playerOf(pair * 2 + 1) };
}

function playerOf(number: number) {
  const name = `${FIRST[number % FIRST.length]} ${LAST[number % LAST.length]}`;
  return { _id: idOf('b', number), name, stats: { wins: number % 4 } };
}

function scoreOf(doubleOneScore: number, doubleTwoScore: number) {
  return { doubleOneScore, doubleTwoScore };
}

function idOf(kind: 'b' | 'd' | 'e' | 'f', number: number): string {
  return `01910000-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`;
}
