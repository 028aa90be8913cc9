import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { OFFER_MINUTES } from '#domain/waiting/waiting.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openDesk } from '../agenda/desk.ts';
import { openClosing } from '../closures/closing.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { openLine } from './line.ts';

const HOURS = [18, 19, 20];
const PEOPLE = 5;
const who = fc.nat({ max: PEOPLE - 1 });
const court = fc.nat({ max: 1 });
const hours = fc.subarray(HOURS, { minLength: 1 });
const Deed = fc.oneof(
  fc.record({ do: fc.constant('join' as const), who, hours, court: fc.option(court) }),
  fc.record({ do: fc.constant('book' as const), who, hours, court }),
  fc.record({ do: fc.constant('cancel' as const), at: fc.nat(), isDesk: fc.boolean() }),
  fc.record({ do: fc.constant('decline' as const), who }),
  fc.record({ do: fc.constant('leave' as const), who }),
  fc.record({ do: fc.constant('close' as const), court, hour: fc.constantFrom(...HOURS) }),
  fc.record({ do: fc.constant('open' as const), how: fc.constantFrom('undo' as const, 'reopen' as const) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 10, 11) }),
);
type Closing = Extract<typeof Deed extends fc.Arbitrary<infer Told> ? Told : never, { do: 'close' | 'open' }>;

describeOnDatabases('random histories of a queue', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });

  /** Hours that nobody has, with somebody in the queue who was not asked about them. A reader is the first to see them. */
  const unoffered = async (arena: TestArena) => {
    const { rows } = await database.pool.query(
      `select distinct c.id as court, h.hour from waiting w cross join unnest(w.hours) as h(hour) join court c on c.arena_id = w.arena_id
        and (cardinality(w.court_ids) = 0 or c.id = any(w.court_ids))
      where w.arena_id = $1 and w.ended_at is null
        and not exists (select from waiting_offer f where f.arena_id = w.arena_id and f.waiting_id = w.id and h.hour = any(f.hours)
          and f.outcome is distinct from 'withdrawn')
        and not exists (select from slot_claim k where k.arena_id = w.arena_id and k.day = w.day and k.court_id = c.id and k.hour = h.hour)`,
      [arena.id],
    );
    return rows;
  };
  /** Every offer went to the first who wanted one of its hours then, and was not asked before. */
  const outOfOrder = async (arena: TestArena) => {
    const { rows } = await database.pool.query(
      `select f.id from waiting_offer f join waiting w on w.arena_id = f.arena_id and w.id = f.waiting_id
        join waiting other on other.arena_id = w.arena_id and other.day = w.day and other.joined_at < w.joined_at
          and (other.ended_at is null or other.ended_at > f.made_at)
          and (cardinality(other.court_ids) = 0 or f.court_id = any(other.court_ids))
        cross join unnest(f.hours) as h(hour)
      where f.arena_id = $1 and h.hour = any(other.hours)
        and not exists (select from waiting_offer before where before.arena_id = f.arena_id
          and before.waiting_id = other.id and h.hour = any(before.hours) and before.made_at <= f.made_at)`,
      [arena.id],
    );
    return rows;
  };

  /** Closes one hour of a court, or ends the newest closure. */
  async function closeOrOpen(arena: TestArena, closures: string[], deed: Closing) {
    const closing = openClosing(world, arena);
    if (deed.do === 'open') {
      const newest = closures.pop();
      return newest && closing[deed.how](newest);
    }
    const scope = { courts: [arena.courts[deed.court]?.id], startHour: deed.hour, endHour: deed.hour + 1 };
    const { reservations } = (await closing.measure(scope)).body.data.impact;
    const made = await closing.close({ seen: { reservations, atArena: 0, byPix: 0 } }, scope);
    if (made.status === 201) closures.push(made.body.data.closure._id);
    return made;
  }

  // Red without the last step of a transaction, without `moveQueue` where a day is read, and without `withdrawn` in standing.ts.
  it('no hour is free and unoffered while somebody waits for it, and nobody jumps the queue', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
        const arena = await world.arena('local', 2);
        const line = openLine(world, arena);
        const holder = await world.player();
        const people = await Promise.all(Array.from({ length: PEOPLE }, () => world.player()));
        const one = (index: number): TestPerson => people[index] ?? holder;
        const booked = (await line.fill(holder, HOURS)).map((id) => ({ id, by: holder }));
        const desk = openDesk(world);
        const closures: string[] = [];
        for (const deed of deeds) {
          if (deed.do === 'join') {
            const courts = deed.court === null ? [] : [arena.courts[deed.court]?.id];
            await line.join(one(deed.who), { hours: deed.hours, courts });
          } else if (deed.do === 'book') {
            const made = await line.reserve(one(deed.who), deed.hours, deed.court);
            if (made.status === 201) booked.push({ id: made.body.data.reservation._id, by: one(deed.who) });
          } else if (deed.do === 'cancel') {
            const [found] = booked.splice(deed.at % Math.max(1, booked.length), 1);
            if (found && deed.isDesk) await desk.cancel(arena.owner, found.id);
            else if (found) await world.cancel(found.by, found.id);
          } else if (deed.do === 'decline') await line.declineAll(one(deed.who));
          else if (deed.do === 'leave') {
            const [place] = await line.mine(one(deed.who));
            if (place) await line.leave(one(deed.who), place._id);
          } else if (deed.do === 'close' || deed.do === 'open') await closeOrOpen(arena, closures, deed);
          else database.passTime(deed.minutes * 60_000 * (OFFER_MINUTES / 10));
          // Before anybody reads: what a transaction frees it offers. A closure frees nothing, but who loses an offer by it wants
          // what else is free, which the next reader finds.
          if (deed.do !== 'close') expect(await unoffered(arena)).toEqual([]);
          const shown = await line.readDay();
          expect([await unoffered(arena), await outOfOrder(arena)]).toEqual([[], []]);
          for (const person of people) {
            const offers = await line.offers(person);
            // What is offered is nobody else's.
            expect(offers.filter((offer) => offer.hours.some((hour) => shown[offer.court]?.includes(hour)))).toEqual(
              [],
            );
          }
        }
      }),
      { numRuns: sweep(6, 300) },
    );
  });
});
