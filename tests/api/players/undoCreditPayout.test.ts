import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk, type Desk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { makeStaff } from '../cast.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { type Drawer, openDrawer } from '../till/drawer.ts';

describeOnDatabases('a payout of credit that is taken back', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let drawer: Drawer;
  let counter: Counter;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    desk = openDesk(world);
    drawer = openDrawer(world);
    counter = await openCounter(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    player = await world.player({ name: 'Rui Prado' });
    await counter.write(arena, [{ hours: [8], total: 8_000, player: player.id, ahead: 2 }]);
    await database.orm.insert(playerCredits).values({
      arenaId: arena.id,
      playerId: player.id,
      centavos: 80_00,
      movedAt: new Date('2024-01-10T15:00:00Z'),
    });
  });

  const known = async () => (await desk.player(arena.owner, player.id)).body.data;
  const undo = (id: string, who: TestPerson = arena.owner) =>
    world.call(who, { method: 'PATCH', url: contract.undoCreditPayout.path.replace(':id', id) });
  const codeOf = ({ body }: Awaited<ReturnType<typeof undo>>) => body.error?.code;
  async function payOut(value: number, method = 'cash'): Promise<string> {
    const url = contract.payOutCredit.path.replace(':id', player.id);
    const { body } = await world.call(arena.owner, { method: 'POST', url, payload: { value, method } });
    return body.data._id;
  }
  const rows = () =>
    database.orm.select().from(movements).where(eq(movements.playerId, player.id)).orderBy(asc(movements.id));

  // Red without the row of `movements`, and without `returnCredit`, in undoCreditPayout.ts; without `undoable` in readArenaPlayer.ts.
  it('is the player’s credit again, by a movement of its own, in the till that has both', async () => {
    const { _id } = (await drawer.start(arena.owner, 100)).body.data.till;
    const id = await payOut(30);
    expect(await known()).toMatchObject({ credit: 50, creditMoves: [{ _id: id, isUndoable: true }] });
    expect((await undo(id)).body.data).toEqual({ credit: 80 });
    const { credit, creditMoves } = await known();
    expect(credit).toBe(80);
    expect(creditMoves).toMatchObject([
      { kind: 'takenBack', method: 'cash', given: 30, spent: 0 },
      { kind: 'paidOut', method: 'cash', given: 0, spent: 30 },
    ]);
    for (const move of creditMoves) expect(move).not.toHaveProperty('isUndoable');
    const [payout, taken] = await rows();
    expect(taken).toMatchObject({ kind: 'undo', undoesId: id, valueCentavos: 30_00, recordedBy: arena.owner.id });
    expect(payout).toMatchObject({ id, kind: 'refund', valueCentavos: -30_00, tillId: _id });
    expect((await drawer.read(arena.owner, _id)).body.data.till.entries).toMatchObject([
      { kind: 'undo', method: 'cash', value: 30, player: 'Rui Prado' },
      { kind: 'refund', method: 'cash', value: -30, player: 'Rui Prado' },
    ]);
    expect((await drawer.closeAtLast(arena.owner, 100)).closing.expected).toBe(100);
  });

  // Red without `movedAt` in `returnCredit`.
  it('begins the months of the credit anew, as credit that is given does', async () => {
    const id = await payOut(30);
    const isTheirs = eq(playerCredits.playerId, player.id);
    const long = new Date('2024-01-10T15:00:00Z');
    await database.orm.update(playerCredits).set({ movedAt: long }).where(isTheirs);
    await undo(id);
    const [owed] = await database.orm.select().from(playerCredits).where(isTheirs);
    expect(owed?.movedAt?.getTime()).toBeGreaterThan(long.getTime());
  });

  // Red without `onConflictDoNothing`, and without `payout_undone`, in undoCreditPayout.ts.
  it('is taken back once, however many do it at once, and can be paid out again', async () => {
    const [id, other] = [await payOut(30), await payOut(20)];
    const replies = await Promise.all(Array.from({ length: 20 }, () => undo(id)));
    const done = replies.filter(({ status }) => status === 200).length;
    expect([done, replies.filter((reply) => codeOf(reply) === 'payout_undone').length]).toEqual([1, 19]);
    expect(await known()).toMatchObject({ credit: 60 });
    expect((await rows()).filter(({ kind }) => kind === 'undo')).toHaveLength(1);
    const again = await payOut(60);
    expect(await known()).toMatchObject({
      credit: 0,
      creditMoves: [{ _id: again, isUndoable: true }, {}, { _id: other, isUndoable: true }, { _id: id }],
    });
  });

  // Red without `tillId: openTill(arenaId)` in undoCreditPayout.ts.
  it('is taken back after its till was closed too, by the one that is open then, or by none', async () => {
    await drawer.start(arena.owner, 100);
    const [id, other] = [await payOut(30), await payOut(20)];
    await drawer.closeAtLast(arena.owner, 50);
    expect((await undo(id)).body.data).toEqual({ credit: 60 });
    await drawer.start(arena.owner, 50);
    expect((await undo(other)).body.data).toEqual({ credit: 80 });
    expect((await drawer.current(arena.owner)).entries).toMatchObject([{ kind: 'undo', value: 20 }]);
    expect((await rows()).filter(({ kind }) => kind === 'undo').map(({ tillId }) => tillId === null)).toEqual([
      true,
      false,
    ]);
  });

  it('goes into the till that is open when the payout was in none', async () => {
    const id = await payOut(30);
    await drawer.start(arena.owner, 100);
    expect(await known()).toMatchObject({ creditMoves: [{ _id: id, isUndoable: true }] });
    expect((await undo(id)).status).toBe(200);
    expect((await drawer.current(arena.owner)).entries).toMatchObject([{ kind: 'undo', value: 30 }]);
  });

  // Red without `playerId` in the guard of undoCreditPayout.ts.
  it('is taken back by its own arena’s management alone, and is a payout of credit', async () => {
    const id = await payOut(30);
    const other = await world.arena('local');
    expect(codeOf(await undo(id, other.owner))).toBe('payout_not_found');
    expect((await undo(id, player)).status).toBe(403);
    expect((await undo(id, await makeStaff(database, arena.id, 'reception'))).status).toBe(403);
    expect(codeOf(await undo(player.id))).toBe('payout_not_found');
    // Money that a cancellation gave back is undone with the cancellation.
    const [paid = ''] = await counter.write(arena, [{ hours: [9], total: 8_000, player: player.id, ahead: 2 }]);
    await desk.add(arena.owner, paid, { info: '', value: 80, method: 'cash' });
    await desk.cancel(arena.owner, paid, { value: 80, becomes: 'refund', method: 'cash' });
    const [refund] = await database.orm
      .select()
      .from(movements)
      .where(and(eq(movements.reservationId, paid), eq(movements.kind, 'refund')));
    expect(refund).toBeDefined();
    expect(codeOf(await undo(refund?.id ?? ''))).toBe('payout_not_found');
    expect(await known()).toMatchObject({ credit: 50 });
    expect((await undo(id, await makeStaff(database, arena.id, 'manager'))).body.data).toEqual({ credit: 80 });
  });
});
