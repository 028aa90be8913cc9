import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { expireCredits } from '#areas/owner/players/credit/expireCredits.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk, type Desk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { openDrawer } from '../till/drawer.ts';

const DAY_MS = 24 * 3_600_000;

describeOnDatabases('the life of a player’s credit', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let counter: Counter;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    desk = openDesk(world);
    counter = await openCounter(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    player = await world.player({ name: 'Rui Prado' });
  });

  const known = async () => (await desk.player(arena.owner, player.id)).body.data;
  const own = async () =>
    (await world.call(player, { method: 'GET', url: contract.myVouchers.path })).body.data.credits?.[0];
  const payOut = (value: number, method = 'cash', who: TestPerson = arena.owner) =>
    world.call(who, {
      method: 'POST',
      url: contract.payOutCredit.path.replace(':id', player.id),
      payload: { value, method },
    });
  const codeOf = ({ body }: Awaited<ReturnType<typeof payOut>>) => body.error?.code;

  /** A reservation that is paid in cash, and cancelled for credit. */
  async function earn(reais: number): Promise<void> {
    const [id = ''] = await counter.write(arena, [{ hours: [8], total: 8_000, player: player.id, ahead: 2 }]);
    await desk.add(arena.owner, id, { info: '', value: reais, method: 'cash' });
    await desk.cancel(arena.owner, id, { value: reais, becomes: 'credit' });
  }

  /** Through the arena's rules, as its owner chooses. */
  async function choose(creditMonths: number | null): Promise<void> {
    const payload = { maxDaysAhead: 60, maxUnpaidHours: 8, creditMonths };
    const { status } = await world.call(arena.owner, {
      method: 'PATCH',
      url: contract.updateBookingRules.path,
      payload,
    });
    expect(status).toBe(200);
  }

  /** Sets when credit last moved, and since when the arena's months count: both at noon in São Paulo. */
  async function since(moved: string, chosen: string): Promise<void> {
    await database.orm
      .update(playerCredits)
      .set({ movedAt: new Date(`${moved}T15:00:00Z`) })
      .where(eq(playerCredits.arenaId, arena.id));
    await database.orm
      .update(arenas)
      .set({ creditMonths: 3, creditMonthsFrom: new Date(`${chosen}T15:00:00Z`) })
      .where(eq(arenas.id, arena.id));
  }

  const day = (iso: string) => {
    const [year, month, number] = iso.split('-').map(Number);
    return { day: number, month, year };
  };

  it('does not end unless the arena says so', async () => {
    await earn(80);
    expect(await known()).toMatchObject({ credit: 80 });
    expect(await known()).not.toHaveProperty('creditUntil');
    expect(await own()).toEqual({ arena: { _id: arena.id, name: 'Arena Maré Alta' }, value: 80 });
    await expireCredits(database);
    expect((await known()).credit).toBe(80);
  });

  // Red with `moved_at` alone in creditUntil.ts, and with `creditMonthsFrom` set at each save of the rules.
  it('has all of its months from when the arena chose them, and both sides see its last day', async () => {
    await earn(80);
    await since('2024-01-10', '2024-11-30');
    expect((await known()).creditUntil).toEqual(day('2025-02-28'));
    expect((await own()).validUntil).toEqual(day('2025-02-28'));
    await choose(3);
    expect((await known()).creditUntil).toEqual(day('2025-02-28'));
    await since('2025-11-30', '2024-11-30');
    expect((await known()).creditUntil).toEqual(day('2026-02-28'));
    await choose(null);
    expect(await known()).not.toHaveProperty('creditUntil');
    await choose(12);
    await expireCredits(database);
    expect(await known()).toMatchObject({ credit: 80 });
  });

  // Red without `tillId` in payOutCredit.ts, and without `ofPlayer` in tillSql.ts.
  it('is paid out at the desk, all of it or a part, and leaves the till by the way in which it went', async () => {
    const drawer = openDrawer(world);
    await earn(80);
    const { _id } = (await drawer.start(arena.owner, 100)).body.data.till;
    expect((await payOut(30)).body.data).toMatchObject({ credit: 50 });
    expect((await payOut(50, 'pix')).body.data).toMatchObject({ credit: 0 });
    const { till } = (await drawer.read(arena.owner, _id)).body.data;
    expect(till.entries).toMatchObject([
      { kind: 'refund', method: 'pix', value: -50, player: 'Rui Prado' },
      { kind: 'refund', method: 'cash', value: -30, player: 'Rui Prado' },
    ]);
    expect((await drawer.closeAtLast(arena.owner, 70)).closing.expected).toBe(70);
    const [first] = (await known()).creditMoves;
    expect(first).toMatchObject({ kind: 'paidOut', method: 'pix', spent: 50 });
    expect(first).not.toHaveProperty('reservation');
  });

  // Red without `gte` in `takeCredit`.
  it('is never below zero, however many pay it out at once', async () => {
    await earn(80);
    const replies = await Promise.all(Array.from({ length: 20 }, () => payOut(30)));
    const done = replies.filter(({ status }) => status === 201).length;
    expect([done, replies.filter((reply) => codeOf(reply) === 'credit_too_low').length]).toEqual([2, 18]);
    expect((await known()).credit).toBe(20);
    const rows = await database.orm.select().from(movements).where(eq(movements.playerId, player.id));
    expect(rows.map(({ kind, valueCentavos }) => [kind, valueCentavos])).toEqual([
      ['refund', -30_00],
      ['refund', -30_00],
    ]);
  });

  it('is paid out by its own arena’s management alone, of nobody it does not owe, and above zero', async () => {
    await earn(80);
    const other = await world.arena('local');
    expect(codeOf(await payOut(10, 'cash', other.owner))).toBe('player_not_found');
    expect((await payOut(10, 'cash', player)).status).toBe(403);
    for (const wrong of [0, -1, 1.234]) expect((await payOut(wrong)).status).toBe(400);
    expect((await payOut(10, 'player_credit')).status).toBe(400);
    expect(codeOf(await payOut(80.01))).toBe('credit_too_low');
    expect((await known()).credit).toBe(80);
  });

  // Red with `<=` in `isOver`, without the arena's zone there, and without `movedAt` in `takeCredit`.
  it('is over after its last day by the arena’s clock, once, and using some of it begins its months anew', async () => {
    await earn(80);
    await choose(3);
    // Months pass, and the people stay logged in.
    await desk.run('update session set expires_at = $1', [new Date('9999-01-01')]);
    const { creditUntil: last } = await known();
    const end = Date.UTC(last.year, last.month - 1, last.day + 1, 3);
    const ahead = (ms: number) => ms - database.clock.aheadMs() - Date.now();
    database.passTime(ahead(end - 60_000));
    await expireCredits(database);
    expect((await known()).credit).toBe(80);
    await payOut(30);
    database.passTime(120_000);
    await expireCredits(database);
    expect((await known()).credit).toBe(50);
    database.passTime(95 * DAY_MS);
    await Promise.all([expireCredits(database), expireCredits(database)]);
    const { credit, creditMoves } = await known();
    expect(credit).toBe(0);
    expect(creditMoves.map(({ kind, given, spent }: CreditLine) => [kind, given, spent])).toEqual([
      ['expired', 0, 50],
      ['paidOut', 0, 30],
      ['given', 80, 0],
    ]);
    expect(await own()).toBeUndefined();
    expect(codeOf(await payOut(1))).toBe('credit_too_low');
  });
});

interface CreditLine {
  readonly kind: string;
  readonly given: number;
  readonly spent: number;
}
