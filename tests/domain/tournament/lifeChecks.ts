import { expect } from 'vitest';
import { type GroupTable, qualifiedOf } from '#domain/tournament/table.ts';
import type { Life } from './life.ts';

/** Whoever only does what is offered comes to an end: with a champion, or with nobody left who plays. */
export function playToTheEnd(life: Life): 'champion' | 'nobody' {
  for (let turns = 0; turns < 2_000; turns += 1) {
    if (life.champion() !== undefined) return 'champion';
    if (life.left().length === 0) return 'nobody';
    if (life.phase === 'registrations') {
      // One single player too many: the organizer takes somebody out.
      if (life.isDrawnIntoDoubles && life.entered.length % 2 === 1) life.leave(0);
      // One alone is not drawn; that is so before any draw, and the organizer calls the category off.
      if (!life.draw(1)) return nobodyToDraw(life);
    } else if (life.phase === 'groups') life.makeMatches();
    else if (life.phase === 'matches') {
      const [missing] = life.missing();
      if (missing) life.scoreGroup(life.meetings.indexOf(missing), [6, 3]);
      else if (!life.makeSecondPhase()) throw new Error('All is scored, and nobody goes on');
    } else {
      const open = life.bracket().matches.findIndex(({ games: score, one, two }) => {
        return score === null && one.is === 'known' && two.is === 'known';
      });
      if (open === -1 || !life.scoreKnockout(open, [6, 3]))
        throw new Error('A bracket without a champion has no match');
    }
  }
  throw new Error('It does not come to an end');
}

function nobodyToDraw({ entered, isDrawnIntoDoubles }: Life): 'nobody' {
  expect(entered.length).toBeLessThan(isDrawnIntoDoubles ? 4 : 2);
  return 'nobody';
}

function expectTable({ standings }: GroupTable, life: Life) {
  for (const { wins, points, played, balance, gamesWon, gamesLost } of standings) {
    expect([points, balance]).toEqual([wins * 3, gamesWon - gamesLost]);
    expect(wins).toBeLessThanOrEqual(played);
  }
  const sum = (of: (standing: (typeof standings)[number]) => number) =>
    standings.reduce((total, each) => total + of(each), 0);
  expect(sum(({ balance }) => balance)).toBe(0);
  expect(sum(({ played }) => played)).toBe(2 * sum(({ wins }) => wins));
  const areGone = standings.map(({ id }) => life.withdrawn.includes(id));
  expect(areGone).toEqual(areGone.toSorted((a, b) => Number(a) - Number(b)));
}

/** What holds of a category at every moment. */
export function expectInvariants(life: Life) {
  for (const [group, table] of life.tables().entries()) {
    expectTable(table, life);
    const left = table.standings.filter(({ isWithdrawn }) => !isWithdrawn);
    const qualified = qualifiedOf(table);
    expect(qualified.every(({ isWithdrawn }) => !isWithdrawn)).toBe(true);
    expect(qualified.length).toBeLessThanOrEqual(2);
    const isPlayed = life.phase !== 'groups' && life.missing().every((meeting) => meeting.group !== group);
    // Of a group that is played, or has one left, somebody goes on.
    if (left.length === 1 || (isPlayed && left.length > 0)) expect(qualified.length).toBeGreaterThan(0);
  }
  // Nobody is waited for who has left.
  for (const { one, two } of life.missing()) {
    expect([one, two].some((id) => life.withdrawn.includes(id))).toBe(false);
  }
}
