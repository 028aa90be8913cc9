import { expect, it } from 'vitest';
import { mostGroups } from '#domain/tournament/draw.ts';
import { randomFrom } from '#domain/tournament/random.ts';
import { sweep } from '../../sweep.ts';
import { Life } from './life.ts';
import { expectInvariants, playToTheEnd } from './lifeChecks.ts';

const TOURNAMENTS = sweep(40, 500, 12);
const STEPS = 100;

/** What anybody may do at any moment, more often what brings a tournament on. */
const DEEDS = {
  join: 2,
  leave: 3,
  draw: 2,
  redraw: 2,
  makeMatches: 4,
  playGroups: 3,
  makeSecondPhase: 8,
  fill: 4,
  score: 24,
  clear: 5,
  declare: 4,
  scoreKnockout: 12,
  clearKnockout: 4,
} as const;
type Deed = keyof typeof DEEDS;
const WEIGHTED = Object.entries(DEEDS).flatMap(([deed, weight]) => Array.from({ length: weight }, () => deed as Deed));

/** A tournament that is led at random, by its number alone, and remembers what happened in it. */
class Walk {
  readonly life: Life;
  readonly told: string[];
  private readonly random: () => number;

  constructor(number: number) {
    this.random = randomFrom(number.toString(16).padStart(32, '0'));
    const isDrawnIntoDoubles = this.below(3) === 0;
    const entrants = this.below(8) === 0 ? 20 + this.below(30) : 1 + this.below(14);
    this.life = new Life(entrants, isDrawnIntoDoubles);
    this.told = [`tournament ${number}: ${entrants} ${isDrawnIntoDoubles ? 'single players' : 'registrations'}`];
  }

  private below(most: number): number {
    return Math.floor(this.random() * most);
  }

  step(): boolean {
    const deed = WEIGHTED[this.below(WEIGHTED.length)] ?? 'leave';
    const which = this.below(1_000);
    const isDone = this.take(deed, which);
    if (isDone) this.told.push(`${deed} ${which}`);
    return isDone;
  }

  /** A whole day of play: else few would come to a second phase. */
  private playGroups(): boolean {
    const { life } = this;
    const open = life.missing();
    for (const meeting of open) life.scoreGroup(life.meetings.indexOf(meeting), this.below(2) === 0 ? [6, 3] : [4, 6]);
    return open.length > 0;
  }

  private take(deed: Deed, which: number): boolean {
    const { life } = this;
    const one = this.below(8);
    const games = [one, (one + 1 + this.below(7)) % 8] as const;
    const groups = 1 + this.below(Math.max(1, mostGroups(life.entered.length)));
    switch (deed) {
      case 'join':
        return life.join();
      case 'leave':
        return life.leave(which);
      case 'draw':
        return life.phase === 'registrations' && life.draw(groups);
      case 'redraw':
        return life.phase !== 'registrations' && life.draw(groups);
      case 'makeMatches':
        return life.makeMatches();
      case 'makeSecondPhase':
        return life.makeSecondPhase();
      case 'fill':
        return life.fill(which);
      case 'score':
        return life.scoreGroup(which, games);
      case 'clear':
        return life.scoreGroup(which, null);
      case 'playGroups':
        return this.playGroups();
      case 'declare':
        return life.declare(which, one % 2 === 0 ? 'one' : 'two');
      case 'scoreKnockout':
        return life.scoreKnockout(which, games);
      case 'clearKnockout':
        return life.scoreKnockout(which, null);
    }
  }
}

// Red while `qualifiedOf` (table.ts) drops who was left alone, `bracketOf` (bracket.ts) has no champion of one, or
// `groupScoreOf` (groupScore.ts) leaves a match open whose side gave up.
it(`of ${TOURNAMENTS} tournaments led at random none comes to where no way leads on`, () => {
  const ends = { champion: 0, nobody: 0 };
  const done = new Map<string, number>();
  for (let number = 1; number <= TOURNAMENTS; number += 1) {
    const walk = new Walk(number);
    try {
      for (let step = 0; step < STEPS; step += 1) {
        if (!walk.step()) continue;
        expectInvariants(walk.life);
        // From here, too, whoever does what is offered comes to an end.
        playToTheEnd(walk.life.copy());
      }
      ends[playToTheEnd(walk.life)] += 1;
    } catch (error) {
      throw new Error(walk.told.join('\n'), { cause: error });
    }
    for (const deed of walk.told.slice(1).map((told) => told.split(' ')[0] ?? '')) {
      done.set(deed, (done.get(deed) ?? 0) + 1);
    }
  }
  console.log(`${TOURNAMENTS} tournaments, numbers 1 to ${TOURNAMENTS}:`, ends, Object.fromEntries(done));
  expect(ends.champion).toBeGreaterThan(ends.nobody);
  // Everything was done, and more than once.
  expect(Object.keys(DEEDS).filter((deed) => (done.get(deed) ?? 0) < 2)).toEqual([]);
}, 600_000);
