import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { type Desk, openDesk } from '../api/agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../api/booking/world.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

/** What one hour of the test's arena costs, in reais. */
const PRICE = 80.5;

describeOnDatabases('money at the desk', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    arena = await world.arena('local');
    player = await world.player();
  });

  const look = async (id: string, who = arena.owner) => (await world.read(who, id)).body.data.reservation;
  const hours = (starts: readonly number[]) =>
    starts.map((startHour) => ({ court: arena.courts[0]?.id, startHour, sport: 'BEACH_TENNIS' }));

  /** Two hours, paid by these sums, of which one was given up for its price. */
  async function madeShorter(
    paid: readonly number[],
    back: object = { becomes: 'refund', method: 'pix' },
  ): Promise<string> {
    const { _id: id } = await desk.reserved(arena, world.day, [18, 19], 0, player);
    for (const value of paid) await desk.add(arena.owner, id, { info: '', value, method: 'cash' });
    const excess = { value: PRICE, ...back };
    const moved = await desk.move(arena.owner, id, { date: world.day, hours: hours([18]), totalValue: PRICE, excess });
    expect(moved.status).toBe(200);
    return id;
  }

  describe('68 a paid reservation that was made shorter', () => {
    // Red without `receivedOf` in readReceived of server/core/ledger/ledger.ts.
    it('is cancelled for what is there, and that is what everybody is told', async () => {
      const id = await madeShorter([2 * PRICE]);
      const whole = await desk.cancel(arena.owner, id, { value: 2 * PRICE, becomes: 'refund', method: 'cash' });
      expect([whole.status, whole.body.details]).toEqual([409, { received: PRICE }]);
      const cancelled = await desk.cancel(arena.owner, id, { value: PRICE, becomes: 'refund', method: 'cash' });
      expect(cancelled.status).toBe(200);
      expect(await desk.books(id)).toEqual({ status: 'CANCELADA', settled: 0, sum: 0 });
      expect((await desk.undoCancel(arena.owner, id)).status).toBe(200);
      expect(await desk.books(id)).toEqual({ status: 'PAGA', settled: 80_50, sum: 80_50 });
    });

    // Red without `shownReturns` in server/core/reservations/shownReservation.ts.
    it('shows what went back, its recorder to the owner alone', async () => {
      const id = await madeShorter([2 * PRICE]);
      const returned = { _id: expect.any(String), value: PRICE, method: 'pix', at: expect.any(String) };
      expect((await look(id)).returns).toEqual([{ ...returned, recordedBy: 'Ana Souza' }]);
      expect((await look(id, player)).returns).toEqual([returned]);
      await desk.undoMove(arena.owner, id);
      expect((await look(id)).returns).toBeUndefined();
    });

    // Red without `takeReturnsBack` in takePaymentBack of server/areas/owner/agenda/installments.ts.
    it.each([
      ['in cash', { becomes: 'refund', method: 'cash' }],
      ['as credit', { becomes: 'credit' }],
    ])('gives up with its payment what went back of it %s', async (_, back) => {
      const id = await madeShorter([2 * PRICE], back);
      const [payment] = (await look(id)).installments;
      const removed = await desk.remove(arena.owner, payment._id);
      expect([removed.status, removed.body.data.reservation.installments]).toEqual([200, []]);
      expect(await desk.books(id)).toEqual({ status: 'PENDENTE', settled: 0, sum: 0 });
      expect((await look(id)).player.credit ?? 0).toBe(0);
    });

    // Red without `gte(left, 0)` in takeCredit of server/core/ledger/playerCredit.ts, which is then a broken constraint.
    it('says so when what went back as credit was spent', async () => {
      const id = await madeShorter([2 * PRICE], { becomes: 'credit' });
      const { _id: other } = await desk.reserved(arena, world.day, [21], 0, player);
      await desk.add(arena.owner, other, { info: '', value: 50, method: 'player_credit' });
      const [payment] = (await look(id)).installments;
      expect((await desk.remove(arena.owner, payment._id)).body.error.code).toBe('credit_too_low');
      expect(await desk.books(id)).toEqual({ status: 'PAGA', settled: 80_50, sum: 80_50 });
    });

    // Red without the look at `undo` in IS_AS_LEFT of server/core/reservations/move/shownMoves.ts.
    it('offers no undo of the change once what it gave back was taken back', async () => {
      const id = await madeShorter([2 * PRICE]);
      const [payment] = (await look(id)).installments;
      await desk.remove(arena.owner, payment._id);
      await desk.add(arena.owner, id, { info: '', value: PRICE, method: 'cash' });
      expect((await look(id)).moves.at(-1).isUndoable).toBe(false);
      expect((await desk.undoMove(arena.owner, id)).body.error.code).toBe('not_undoable');
    });
  });

  describe('68 a discount', () => {
    const creditOf = async (id: string) => (await look(id)).player.credit ?? 0;

    /** A reservation of a player to whom the arena owes the price of an hour. */
    async function withCredit(): Promise<string> {
      await madeShorter([2 * PRICE], { becomes: 'credit' });
      return (await desk.reserved(arena, world.day, [20], 0, player))._id;
    }

    // Red without the check of NewInstallment in domain/ledger/installment.ts.
    it.each([
      ['by its kind', { kind: 'discount', info: 'Bia' }],
      ['by its word', { info: 'DESCONTO' }],
      ['by both', { kind: 'discount', info: 'DESCONTO' }],
    ])('takes no credit, %s', async (_, discount) => {
      const id = await withCredit();
      const body = { ...discount, value: 10, method: 'player_credit' };
      for (const reply of [await desk.add(arena.owner, id, body), await desk.split(arena.owner, id, [body])])
        expect([reply.status, reply.body.error.code]).toEqual([400, 'malformed']);
      expect([await creditOf(id), (await desk.books(id)).settled]).toEqual([PRICE, 0]);
    });

    // Red without `kind === undefined` in isDiscount of domain/ledger/installment.ts.
    it('is not what somebody is called', async () => {
      const id = await withCredit();
      const named = { kind: 'payment', info: 'DESCONTO', value: 30, method: 'player_credit' };
      const paid = (await desk.add(arena.owner, id, named)).body.data.reservation;
      expect(paid.installments).toMatchObject([{ kind: 'payment', info: 'DESCONTO', method: 'player_credit' }]);
      expect([await creditOf(id), paid.player.credit]).toEqual([PRICE - 30, PRICE - 30]);
      expect((await desk.cancel(arena.owner, id, { value: 30, becomes: 'deposit' })).status).toBe(200);
      await desk.undoCancel(arena.owner, id);
      await desk.remove(arena.owner, paid.installments[0]._id);
      expect([await creditOf(id), (await desk.books(id)).settled]).toEqual([PRICE, 0]);
    });

    // Red without `kind` among the columns of shownInstallments in server/core/reservations/shownReservation.ts.
    it('has its kind stored, also when only its word said it', async () => {
      const id = await withCredit();
      const told = await desk.add(arena.owner, id, { info: 'DESCONTO', value: 5 });
      const asked = await desk.add(arena.owner, id, { kind: 'discount', info: 'Bia', value: 6 });
      expect([told.status, asked.status]).toEqual([201, 201]);
      const { rows } = await desk.run(
        `select kind, method, note, value_centavos as value from movement where reservation_id = $1 order by id`,
        [id],
      );
      const discount = { kind: 'discount', method: null, note: '' };
      expect(rows).toEqual([
        { ...discount, value: 5_00 },
        { ...discount, value: 6_00 },
      ]);
      const { installments } = await look(id);
      const shown = { _id: expect.any(String), at: expect.any(String), recordedBy: 'Ana Souza' };
      expect(installments).toEqual([
        { ...shown, kind: 'discount', info: 'DESCONTO', value: 5 },
        { ...shown, kind: 'discount', info: 'DESCONTO', value: 6 },
      ]);
      expect((await desk.remove(arena.owner, installments[0]._id)).status).toBe(200);
      expect(await creditOf(id)).toBe(PRICE);
    });

    // Red without the check `movement_has_method` of server/platform/database/schema/ledger.ts.
    it('has no method in the table either', async () => {
      const id = await withCredit();
      await desk.add(arena.owner, id, { info: 'DESCONTO', value: 5 });
      await expect(
        desk.run(`update movement set method = 'player_credit' where reservation_id = $1`, [id]),
      ).rejects.toThrow('movement_has_method');
    });
  });

  describe('37 a sum that is too large', () => {
    const MOST = 1_000_000;
    const setPrice = (reais: number) =>
      desk.run('update time_slot set price_centavos = $2 where arena_id = $1', [arena.id, reais * 100]);
    const owed = (id: string) =>
      desk
        .run('select centavos from player_credit where player_id = $1', [id])
        .then(({ rows }) => rows[0]?.centavos ?? 0);

    // Red without `soldPriceOf` in sell of server/core/sale/sale.ts, and in planMove of server/core/reservations/move/planMove.ts.
    it('is not the price of a reservation', async () => {
      await setPrice(MOST);
      const asked = orderOf(arena, world.day, [18, 19]);
      for (const reply of [
        await world.reserve(player, asked),
        await world.call(player, { method: 'POST', url: contract.quoteReservation.path, payload: asked }),
        await desk.reserve(arena.owner, { ...asked, guestPlayerName: 'Bia' }),
      ])
        expect([reply.status, reply.body.error.code]).toEqual([409, 'total_too_high']);
      const { _id: id } = await desk.reserved(arena, world.day, [18], 0, player);
      const longer = { date: world.day, hours: hours([18, 19]), totalValue: MOST };
      expect((await desk.move(arena.owner, id, longer)).body.error?.code).toBe('total_too_high');
      expect((await desk.pay(arena.owner, id)).body.data.reservation.totalValue).toBe(MOST);
    });

    // Red without the look at what is owed in giveCredits of server/core/ledger/playerCredit.ts.
    it('is not what an arena owes a player', async () => {
      await setPrice(MOST);
      const cancelled = async (hour: number) => {
        const { _id: id } = await desk.reserved(arena, world.day, [hour], 0, player);
        await desk.pay(arena.owner, id);
        return desk.cancel(arena.owner, id, { value: MOST, becomes: 'credit' });
      };
      expect((await cancelled(18)).status).toBe(200);
      const over = await cancelled(19);
      expect([over.status, over.body.error.code]).toEqual([409, 'credit_too_high']);
      expect(await owed(player.id)).toBe(MOST * 100);
    });

    // Red without the condition of returnCredit in server/core/ledger/playerCredit.ts.
    it('is not reached by a payout that is taken back', async () => {
      await madeShorter([2 * PRICE], { becomes: 'credit' });
      const payout = contract.payOutCredit.path.replace(':id', player.id);
      const paid = await world.call(arena.owner, {
        method: 'POST',
        url: payout,
        payload: { value: PRICE, method: 'cash' },
      });
      expect(paid.status).toBeLessThan(300);
      await desk.run('update player_credit set centavos = 2147483647 where player_id = $1', [player.id]);
      const { rows } = await desk.run(`select id from movement where player_id = $1`, [player.id]);
      const undone = await world.call(arena.owner, {
        method: contract.undoCreditPayout.method,
        url: contract.undoCreditPayout.path.replace(':id', rows[0].id),
      });
      expect([undone.status, undone.body.error.code]).toEqual([409, 'credit_too_high']);
    });
  });

  // Red without `keepCourts` in occupy of server/core/hours/claimAll.ts.
  it('a cancellation whose court is gone is not undone, and says why', async () => {
    const { _id: id } = await desk.reserved(arena, world.day, [18], 0, player);
    await desk.cancel(arena.owner, id);
    database.passTime(13_000);
    await world.runDue();
    const deleted = await world.call(arena.owner, {
      method: 'DELETE',
      url: contract.deleteCourt.path.replace(':id', arena.courts[0]?.id ?? ''),
    });
    expect(deleted.status).toBe(200);
    const undone = await desk.undoCancel(arena.owner, id);
    expect([undone.status, undone.body.error.code, undone.body.message]).toEqual([
      409,
      'not_undoable',
      'A quadra desta reserva foi excluída. O cancelamento fica como está.',
    ]);
  });
});
