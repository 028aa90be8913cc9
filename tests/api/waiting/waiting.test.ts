import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { HOLD_GRACE_MINUTES } from '#domain/booking/reservation.ts';
import { addDays } from '#domain/values/days/day.ts';
import { MOST_WAITING, OFFER_MINUTES } from '#domain/waiting/waiting.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { openSeries } from '../series/mensalista.ts';
import { codeOf, openLine, outcomes } from './line.ts';

const MINUTE_MS = 60_000;
const OFFER_MS = OFFER_MINUTES * MINUTE_MS;

describeOnDatabases('the queue for taken hours', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let line: ReturnType<typeof openLine>;
  let [holder, ana, bia, passer]: TestPerson[] = [];
  let held: string[];
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    await settle('local');
  });

  /** An arena whose two courts are taken at 18 and 19. */
  async function settle(paidBy: 'local' | 'platform') {
    arena = await world.arena(paidBy, 2);
    line = openLine(world, arena);
    [holder, ana, bia, passer] = await Promise.all(['Rui', 'Ana', 'Bia', 'Léo'].map((name) => world.player({ name })));
    held = await line.fill(person(holder), [18, 19]);
  }
  const person = (one: TestPerson | undefined): TestPerson => one ?? { id: '', token: '' };
  const cancel = (court = 0) => world.cancel(holder, held[court] ?? '');
  const offered = (...who: (TestPerson | undefined)[]) => Promise.all(who.map((one) => line.offered(person(one))));
  const notices = async () => {
    const { rows } = await database.pool.query(
      "select person_id as person, facts from notice where kind = 'hourOffered' order by made_at, id",
    );
    return rows;
  };
  async function queue(...who: (TestPerson | undefined)[]) {
    for (const one of who) expect((await line.join(person(one))).status).toBe(201);
  }

  describe('joining', () => {
    it('says what is waited for, and until when', async () => {
      const { status, body } = await line.join(person(ana), { hours: [19, 18], courts: [arena.courts[1]?.id] });
      const waiting = {
        _id: expect.any(String),
        arena: { _id: arena.id, name: 'Arena Maré Alta' },
        date: world.day,
        hours: [18, 19],
        courts: [{ _id: arena.courts[1]?.id, name: 'Quadra 2' }],
        until: expect.any(String),
        joinedAt: expect.any(String),
        offers: [],
      };
      expect([status, body.data]).toEqual([201, { waiting }]);
      expect([await line.mine(person(ana)), await line.mine(person(bia))]).toEqual([[waiting], []]);
    });

    it('is refused where there is nothing to wait for', async () => {
      const join = async (wish: object) => codeOf(await line.join(person(ana), wish));
      expect(await join({ hours: [20] })).toBe('hour_free');
      expect(await join({ hours: [18, 20] })).toBe('hour_free');
      await cancel(1);
      expect(await join({ hours: [18] })).toBe('hour_free');
      expect(await join({ hours: [18], courts: [arena.courts[0]?.id] })).toBe(201);
      expect(await join({ hours: [3] })).toBe('slot_unavailable');
      expect(await join({ date: addDays(world.today, -1) })).toBe('slot_past');
      expect(await join({ date: addDays(world.today, 400) })).toBe('too_far_ahead');
      expect(await join({ until: new Date(0).toISOString() })).toBe('slot_past');
      expect(await join({ courts: [ana?.id] })).toBe('court_not_found');
      expect(await join({ arena: ana?.id })).toBe('arena_not_found');
      expect(await join({ hours: [] })).toBe('malformed');
    });

    it('is done once for an hour, and for so many at most', async () => {
      await queue(ana);
      expect(codeOf(await line.join(person(ana), { hours: [18, 19] }))).toBe('waiting_exists');
      expect(codeOf(await line.join(person(ana), { hours: [19] }))).toBe(201);
      for (let count = 2; count < MOST_WAITING; count += 1) {
        const other = await world.arena('local', 1);
        await openLine(world, other).fill(person(holder));
        expect(codeOf(await openLine(world, other).join(person(ana)))).toBe(201);
      }
      const last = await world.arena('local', 1);
      await openLine(world, last).fill(person(holder));
      expect(codeOf(await openLine(world, last).join(person(ana)))).toBe('too_many_waiting');
    });

    it('ends by leaving, once, and by its own person', async () => {
      const id = (await line.join(person(ana))).body.data.waiting._id;
      expect(codeOf(await line.leave(person(bia), id))).toBe('waiting_not_found');
      expect(codeOf(await line.leave(person(ana), id))).toBe(200);
      expect(codeOf(await line.leave(person(ana), id))).toBe('waiting_not_found');
      await cancel();
      expect([await line.mine(person(ana)), await outcomes(database)]).toEqual([[], []]);
    });
  });

  describe('an hour that is freed', () => {
    it('is the first one’s alone for ten minutes, who is told', async () => {
      await queue(ana, bia);
      await cancel();
      expect(await offered(ana, bia)).toEqual([[18], []]);
      expect((await line.readDay(person(passer))).flat()).not.toContain(18);
      expect((await line.readDay(person(ana)))[0]).toContain(18);
      for (const one of [passer, bia]) expect(codeOf(await line.reserve(person(one)))).toBe('slot_taken');
      const [told, ...others] = await notices();
      expect([told, others]).toMatchObject([
        { person: ana?.id, facts: { hours: '18:00 às 19:00', court: 'Quadra 1' } },
        [],
      ]);
      // Nobody waits for 19.
      expect(codeOf(await line.reserve(person(passer), [19]))).toBe(201);
      expect(codeOf(await line.reserve(person(ana)))).toBe(201);
      expect(await outcomes(database)).toEqual([[ana?.id, 'accepted']]);
      expect([await line.mine(person(ana)), (await line.mine(person(bia))).length]).toEqual([[], 1]);
    });

    it('is offered by whatever frees it: the desk once it cannot be undone', async () => {
      await queue(ana);
      await openDesk(world).cancel(arena.owner, held[0] ?? '');
      expect(await offered(ana)).toEqual([[]]);
      database.passTime(UNDO_ENDS_MS);
      await world.runDue();
      expect(await offered(ana)).toEqual([[18]]);
    });

    it('and is not, when the desk takes it back', async () => {
      await queue(ana);
      const desk = openDesk(world);
      await desk.cancel(arena.owner, held[0] ?? '');
      expect((await desk.undoCancel(arena.owner, held[0] ?? '')).status).toBe(200);
      database.passTime(UNDO_ENDS_MS);
      await world.runDue();
      expect(await outcomes(database)).toEqual([]);
    });

    it('the end of a hold, a series, a closure', async () => {
      await settle('platform');
      await queue(ana);
      database.passTime((60 + HOLD_GRACE_MINUTES) * MINUTE_MS);
      await world.runDue();
      expect((await offered(ana)).flat()).toContain(18);

      const other = await world.arena('local', 1);
      const series = openSeries(world, other);
      const made = await series.make();
      const queued = openLine(world, other);
      expect(codeOf(await queued.join(person(bia)))).toBe(201);
      expect((await series.end(made.body.data.series._id, addDays(world.today, 0))).status).toBe(200);
      await queued.readDay();
      expect(await queued.offered(person(bia))).toEqual([18]);

      const third = await world.arena('local', 1);
      const closing = openClosing(world, third);
      const closed = await closing.close({ seen: { reservations: 0, atArena: 0, byPix: 0 } });
      const waiting = openLine(world, third);
      expect(codeOf(await waiting.join(person(passer)))).toBe(201);
      await closing.reopen(closed.body.data.closure._id);
      expect(await waiting.offered(person(passer))).toEqual([18]);
    });

    it('passes on when it is declined or left, and nobody is asked twice', async () => {
      await queue(ana, bia);
      await cancel();
      const [offer] = await line.offers(person(ana));
      expect(codeOf(await line.decline(person(bia), offer?.id ?? ''))).toBe('waiting_not_found');
      expect(codeOf(await line.decline(person(ana), offer?.id ?? ''))).toBe(200);
      expect(codeOf(await line.decline(person(ana), offer?.id ?? ''))).toBe('offer_over');
      expect(await offered(ana, bia)).toEqual([[], [18]]);
      const [place] = await line.mine(person(bia));
      await line.leave(person(bia), place._id);
      expect(await offered(ana, bia)).toEqual([[], []]);
      expect(codeOf(await line.reserve(person(passer)))).toBe(201);
      expect(await outcomes(database)).toEqual([
        [ana?.id, 'declined'],
        [bia?.id, 'declined'],
      ]);
    });

    it('passes on by the job when nobody answers, and then to everybody', async () => {
      await queue(ana, bia);
      await cancel();
      database.passTime(OFFER_MS - MINUTE_MS);
      await world.runDue();
      expect(await offered(ana, bia)).toEqual([[18], []]);
      database.passTime(MINUTE_MS);
      await world.runDue();
      expect(await offered(ana, bia)).toEqual([[], [18]]);
      expect(codeOf(await line.reserve(person(ana)))).toBe('slot_taken');
      database.passTime(OFFER_MS);
      await world.runDue();
      expect(await offered(ana, bia)).toEqual([[], []]);
      expect(codeOf(await line.reserve(person(ana)))).toBe(201);
    });

    it('goes on to the next in part, when a part of it is taken', async () => {
      await line.join(person(ana), { hours: [18, 19] });
      await line.join(person(bia), { hours: [19] });
      await cancel();
      expect(await offered(ana, bia)).toEqual([[18, 19], []]);
      expect(codeOf(await line.reserve(person(ana), [18]))).toBe(201);
      expect(await offered(ana, bia)).toEqual([[], [19]]);
      expect((await line.reserve(person(bia), [19])).status).toBe(201);
    });

    it('is taken whole on one court, and the next one gets the other court', async () => {
      await queue(ana, bia);
      await cancel(0);
      await cancel(1);
      expect([await line.offers(person(ana)), await line.offers(person(bia))]).toMatchObject([
        [{ court: 0, hours: [18] }],
        [{ court: 1, hours: [18] }],
      ]);
    });

    it('is paid by PIX as any booking, and a hold that ends goes on to the next', async () => {
      await settle('platform');
      await queue(ana, bia);
      await cancel();
      const { status, body } = await line.reserve(person(ana));
      expect([status, body.data.reservation.status]).toEqual([201, 'PENDENTE']);
      expect(body.data.reservationPayment).toBeDefined();
      expect(await offered(ana, bia)).toEqual([[], []]);
      database.passTime((60 + HOLD_GRACE_MINUTES) * MINUTE_MS);
      await world.runDue();
      expect((await offered(bia)).flat()).toContain(18);
    });

    it('is nobody’s when a closure takes it, offered or not', async () => {
      await queue(ana, bia);
      await cancel();
      expect(await offered(ana)).toEqual([[18]]);
      const closing = openClosing(world, arena);
      const { reservations, atArena, byPix } = (await closing.measure()).body.data.impact;
      expect((await closing.close({ seen: { reservations, atArena, byPix } })).status).toBe(201);
      expect(await offered(ana, bia)).toEqual([[], []]);
      expect(await outcomes(database)).toEqual([[ana?.id, 'withdrawn']]);
    });

    it('goes on when its person closes their account', async () => {
      await queue(ana, bia);
      await cancel();
      await database.pool.query('update person set password_hash = null where id = $1', [ana?.id]);
      const { leaveAllQueues } = await import('#areas/player/waiting/leaveQueue.ts');
      const { inTransaction } = await import('#platform/database/transaction.ts');
      await inTransaction(database, (tx) => leaveAllQueues(tx, ana?.id ?? ''));
      expect(await offered(ana, bia)).toEqual([[], [18]]);
    });
  });

  describe('with no job at all', () => {
    // Red without `moveQueue` in server/areas/player/directory/availability.ts.
    it('moves on at the next reading of the day', async () => {
      await queue(ana, bia);
      await cancel();
      database.passTime(OFFER_MS);
      expect((await line.readDay(person(passer)))[0]).not.toContain(18);
      expect(await offered(ana, bia)).toEqual([[], [18]]);
    });

    // Red without `refuseOutOfTurn` in server/areas/player/booking/reserve.ts, and without `refused` in bookingHandlers.ts.
    it('moves on at the next booking, which is refused out of turn', async () => {
      await queue(ana, bia);
      await cancel();
      database.passTime(OFFER_MS);
      expect(codeOf(await line.reserve(person(passer)))).toBe('slot_taken');
      expect(await offered(ana, bia)).toEqual([[], [18]]);
    });

    it('lets the first in line book at once what is over', async () => {
      await settle('platform');
      await queue(ana, bia);
      database.passTime((60 + HOLD_GRACE_MINUTES) * MINUTE_MS);
      expect(codeOf(await line.reserve(person(ana)))).toBe(201);
    });
  });
});
