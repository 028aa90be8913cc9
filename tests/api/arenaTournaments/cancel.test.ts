import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type World } from '../booking/world.ts';
import { NOBODY, refusal } from '../testServer.ts';
import { tournamentSteps } from './steps.ts';

describeOnDatabases('cancelling a tournament', (open) => {
  let world: World;
  let steps: ReturnType<typeof tournamentSteps>;
  beforeAll(async () => {
    world = await openWorld(await open());
    steps = tournamentSteps(world);
  });

  /** One that runs on these days around today. */
  async function announced(from: number, to: number) {
    const arena = await world.arena();
    const executionPeriod = {
      startDate: toIsoDay(addDays(world.today, from)),
      endDate: toIsoDay(addDays(world.today, to)),
    };
    const registrationPeriod = { startDate: '2020-01-01', endDate: '2020-01-31' };
    const { body } = await steps.announce(arena.owner, { registrationPeriod, executionPeriod });
    return { arena, tournament: body.data.tournament };
  }
  const OVER = { status: 409, body: refusal('tournament_over') };

  it.each([
    ['ahead', 3, 4],
    ['under way', -1, 1],
    ['on its last day', -1, 0],
  ])('works while it is %s', async (_when, from, to) => {
    const { arena, tournament } = await announced(from, to);
    const cancelled = { ...tournament, status: 'CANCELADO' };
    const reply = await steps.cancel(arena.owner, tournament._id);
    expect(reply).toEqual({ status: 200, body: { data: { tournament: cancelled } } });
    expect((await steps.list(undefined, arena.id)).body.data.tournaments).toEqual([cancelled]);
  });

  it('does nothing to one that is over', async () => {
    const { arena, tournament } = await announced(-2, -1);
    expect(await steps.cancel(arena.owner, tournament._id)).toEqual(OVER);
    expect((await steps.list(undefined, arena.id)).body.data.tournaments).toEqual([tournament]);
  });

  // Red without the guard of server/areas/owner/arenaTournaments/cancelTournament.ts.
  it('is done by one of two windows, and told to the other', async () => {
    const { arena, tournament } = await announced(1, 2);
    const replies = await Promise.all([1, 2].map(() => steps.cancel(arena.owner, tournament._id)));
    expect(replies.toSorted((a, b) => a.status - b.status)).toEqual([
      { status: 200, body: { data: { tournament: { ...tournament, status: 'CANCELADO' } } } },
      OVER,
    ]);
  });

  // Attack row 25. Red without the arena in the condition of server/areas/owner/arenaTournaments/cancelTournament.ts.
  it("finds no tournament of another's arena", async () => {
    const { arena, tournament } = await announced(1, 2);
    const other = await world.arena();
    expect([
      await steps.cancel(other.owner, tournament._id),
      await steps.cancel(arena.owner, NOBODY),
      await steps.cancel(await world.player(), tournament._id),
      await steps.cancel(undefined, tournament._id),
    ]).toEqual([
      { status: 404, body: refusal('tournament_not_found') },
      { status: 404, body: refusal('tournament_not_found') },
      { status: 403, body: refusal('forbidden') },
      { status: 401, body: refusal('unauthenticated') },
    ]);
    expect((await steps.list(undefined, arena.id)).body.data.tournaments).toEqual([tournament]);
  });
});
