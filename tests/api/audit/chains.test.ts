import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { checkChains } from '#core/audit/checkChains.ts';
import { seal } from '#core/audit/seal.ts';
import { readNow } from '#platform/database/database.ts';
import { auditChains, auditEntries } from '#platform/database/schema/audit.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, type TestArena } from '../booking/world.ts';
import { caller } from '../events/festival.ts';
import { type Bench, openBench } from '../payment/bench.ts';

describeOnDatabases('a chain of the audit that somebody cut', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let ask: ReturnType<typeof caller>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    ask = caller(bench);
    arena = await bench.arena('local');
  });

  async function booked(at: TestArena, hour: number): Promise<void> {
    const order = { ...orderOf(at, bench.day, [hour]), guestPlayerName: 'Rui' };
    expect((await ask(at.owner, 'makeOwnerReservation', '', order)).status).toBe(201);
  }
  const entries = () =>
    database.orm.select().from(auditEntries).where(eq(auditEntries.chain, arena.id)).orderBy(asc(auditEntries.id));
  const check = async () => checkChains(bench.dependencies, new Date((await readNow(database)).getTime() + 1));
  const chainOf = async () => (await database.orm.select().from(auditChains).where(eq(auditChains.chain, arena.id)))[0];
  const numbered = (number: number) => and(eq(auditEntries.chain, arena.id), eq(auditEntries.number, number));

  /** Two entries of another arena, written after the harm was done; how many of them are sealed then. */
  async function sealedElsewhere(): Promise<number> {
    const other = await bench.arena('local');
    for (const hour of [18, 19]) await booked(other, hour);
    await booked(arena, 21);
    await seal(database);
    return database.orm.$count(auditEntries, and(eq(auditEntries.chain, other.id), isNotNull(auditEntries.number)));
  }

  // The first two are red without the `lastSealed` of `sealSome` in seal.ts (nobody is sealed any more) and without `addMissingRows`
  // or `cutAt` in cutChains.ts, the third without the comparison of hashes in `sealSome` (it is sealed on over the gap).
  it.each([
    ['whose row is gone', 1, () => database.orm.delete(auditChains).where(eq(auditChains.chain, arena.id))],
    ['whose row is set back', 3, () => setBack(2)],
    ['whose end is gone', 3, () => database.orm.delete(auditEntries).where(numbered(3))],
  ])('a chain %s holds no other up, is not sealed on, and is told', async (_what, number, harm) => {
    for (const hour of [18, 19, 20]) await booked(arena, hour);
    await seal(database);
    await harm();
    expect(await sealedElsewhere()).toBe(2);
    expect((await entries()).at(-1)).toMatchObject({ number: null });
    await check();
    expect(await chainOf()).toMatchObject({ faultAt: number });
    expect((await ask(await bench.person('admin'), 'audit')).body.data).toMatchObject({
      faults: [{ place: 'Arena Maré Alta', number }],
    });
  });
  async function setBack(length: number): Promise<void> {
    const [entry] = await database.orm.select().from(auditEntries).where(numbered(length));
    await database.orm
      .update(auditChains)
      .set({ length, head: entry?.hash ?? '' })
      .where(eq(auditChains.chain, arena.id));
  }

  // Red without `log.info` of checkChains.ts: with row and entries cut alike, the database alone tells nothing.
  it('a chain that is cut together with its row can be told by the log of an older check', async () => {
    for (const hour of [18, 19, 20]) await booked(arena, hour);
    await seal(database);
    await check();
    const { length, head } = (await chainOf()) ?? {};
    expect(bench.logged).toContainEqual([{ chain: arena.id, length, head }, 'A chain of the audit is whole']);
    await database.orm.delete(auditEntries).where(numbered(3));
    await setBack(2);
    await check();
    expect(await chainOf()).toMatchObject({ faultAt: 2 });
  });
});
