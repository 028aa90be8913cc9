import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { openClosing } from './closing.ts';
import { passUntil } from './passUntil.ts';

describeOnDatabases('the PIX of a reservation that a closure makes shorter', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database, 500);
    arena = await bench.arena('platform', 2);
  });

  const closing = () => openClosing(bench, arena);
  const shown = async ({ id }: { id: string }, who = arena.owner) => (await bench.read(who, id)).body.data.reservation;
  async function playing() {
    const hold = await bench.hold(arena, [18, 19, 20]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    await passUntil(database, bench.day, 19);
    await bench.runDue();
    return hold;
  }
  const close = (byPix: number, reservations = 1) => closing().close({ seen: { reservations, atArena: 0, byPix } });
  const returned = async () => {
    const rows = (await bench.refundRows()).toSorted((a, b) => a.amountCentavos - b.amountCentavos);
    return rows.map(({ amountCentavos, state }) => [amountCentavos, state]);
  };

  // Red without `oweHours` in shorten.ts, and without `refund.part !== 'all'` in keepRefund.ts: the rest would be owed again.
  it('goes back in part, once the undo is over, and pays for the rest', async () => {
    const hold = await playing();
    expect((await closing().measure()).body.data.impact).toMatchObject({
      byPix: 80.5,
      shortened: [{ hours: [20], value: 80.5 }],
    });
    expect((await close(80.5)).status).toBe(201);
    const now = { status: 'PAGA', totalValue: 161, refunded: false };
    for (const who of [arena.owner, hold.player])
      expect(await shown(hold, who)).toMatchObject({ ...now, pixBack: [{ value: 80.5, state: 'refunding' }] });
    await bench.pass(30_000);
    expect(await bench.bankRow(hold.payment)).toMatchObject({ refundedCentavos: 0 });
    await bench.pass(MINUTE);
    expect(await bench.bankRow(hold.payment)).toMatchObject({ status: 'approved', refundedCentavos: 80_50 });
    expect(await bench.chargeOf(hold)).toMatchObject({ status: 'approved', refundedCentavos: 80_50 });
    const after = await shown(hold);
    expect(after).toMatchObject({ ...now, pixBack: [{ value: 80.5, state: 'refunded' }] });
    expect([after.lostValue, after.moneyNews]).toEqual([undefined, undefined]);
    const treasury = openTreasury(bench, await bench.person('admin'));
    // R$ 161,00 less 5 %.
    expect(await treasury.account(arena.owner.id)).toMatchObject({ due: 152.95 });
    const { rows } = await database.pool.query('select kind, facts from notice where person_id = $1 order by id', [
      hold.player.id,
    ]);
    expect(rows).toMatchObject([
      { kind: 'courtsClosed', facts: { money: [{ becomes: 'pix', value: 80_50 }] } },
      { kind: 'refundDone', facts: { value: 80_50 } },
    ]);
  });

  // Red without `stopRefund` in lengthen.ts.
  it('stays where it is when the closing is undone', async () => {
    const hold = await playing();
    const before = await shown(hold);
    const made = await close(80.5);
    expect((await closing().undo(made.body.data.closure._id)).status).toBe(200);
    expect({ ...(await shown(hold)), moves: undefined }).toEqual({ ...before, moves: undefined });
    await bench.pass(10 * MINUTE);
    expect([await bench.refundRows(), await bench.bankRow(hold.payment)]).toMatchObject([[], { refundedCentavos: 0 }]);
  });

  // Red when `stopPix` in cancel.ts owes the whole charge, and when it is put back without `eq(refunds.part, 'all')`.
  it('goes back twice at most as much as was paid: for the hours, and when the rest is cancelled', async () => {
    const hold = await playing();
    const desk = openDesk(bench);
    await close(80.5);
    expect((await desk.cancel(arena.owner, hold.id)).status).toBe(200);
    expect((await desk.undoCancel(arena.owner, hold.id)).status).toBe(200);
    expect((await bench.refundRows()).map(({ amountCentavos }) => amountCentavos)).toEqual([80_50]);
    expect((await desk.cancel(arena.owner, hold.id)).status).toBe(200);
    await bench.pass(2 * MINUTE);
    expect(await returned()).toEqual([
      [80_50, 'done'],
      [161_00, 'done'],
    ]);
    expect(await bench.bankRow(hold.payment)).toMatchObject({ status: 'refunded', refundedCentavos: 241_50 });
    expect(await shown(hold)).toMatchObject({ status: 'CANCELADA', refunded: true });
  });

  describe('whose hour that was played cost nothing', () => {
    async function playingFree() {
      await database.pool.query('update time_slot set price_centavos = 0 where start_hour = 18');
      const hold = await bench.hold(arena, [18, 19, 20]);
      await bench.bank(hold.payment, 'pagar');
      await bench.pass(MINUTE);
      await passUntil(database, bench.day, 18);
      await bench.runDue();
      return hold;
    }
    const told = async ({ player }: Awaited<ReturnType<typeof playingFree>>) => {
      const { rows } = await database.pool.query<{ value: number }>(
        `select (facts ->> 'value')::int as value from notice where person_id = $1 and kind = 'refundDone' order by id`,
        [player.id],
      );
      return rows.map(({ value }) => value);
    };
    const nothingOwed = { status: 'PAGA', totalValue: 0, refunded: false };

    // Red without `totalCentavos > 0` of `givesPixBack` in domain/booking/pixBack.ts: a refund of nothing would be owed, and told of.
    it('goes back whole, and what is left can be cancelled and brought back', async () => {
      const hold = await playingFree();
      const desk = openDesk(bench);
      expect((await close(161)).status).toBe(201);
      expect((await desk.cancel(arena.owner, hold.id)).status).toBe(200);
      expect((await desk.undoCancel(arena.owner, hold.id)).status).toBe(200);
      expect(await shown(hold)).toMatchObject(nothingOwed);
      await bench.pass(10 * MINUTE);
      expect(await returned()).toEqual([[161_00, 'done']]);
      expect((await desk.cancel(arena.owner, hold.id)).status).toBe(200);
      expect((await desk.undoCancel(arena.owner, hold.id)).status).toBe(200);
      await bench.pass(10 * MINUTE);
      expect(await shown(hold)).toMatchObject(nothingOwed);
      expect(await told(hold)).toEqual([161_00]);
      expect((await desk.cancel(arena.owner, hold.id)).status).toBe(200);
      await bench.pass(10 * MINUTE);
      const { rows } = await database.pool.query(
        `select facts -> 'money' as money from notice where kind = 'reservationCancelled'`,
      );
      expect(rows).toEqual([{ money: null }]);
    });

    // Red without the return for `rest <= 0` in reservationMoney.ts, and when all of the charge is told again there.
    it('goes back in two parts, and is not owed again', async () => {
      const hold = await playingFree();
      const hour = { startHour: 20, endHour: 21 };
      expect((await closing().close({ seen: { reservations: 1, atArena: 0, byPix: 80.5 } }, hour)).status).toBe(201);
      await bench.pass(5 * MINUTE);
      expect((await close(80.5)).status).toBe(201);
      await bench.pass(10 * MINUTE);
      expect(await returned()).toEqual([
        [80_50, 'done'],
        [80_50, 'done'],
      ]);
      const after = await shown(hold);
      expect(after).toMatchObject(nothingOwed);
      expect(after.moneyNews).toBeUndefined();
      expect(await told(hold)).toEqual([80_50, 80_50]);
    });

    // Red as the one before, and when `toTell` is left out there.
    it('goes back at the bank first, and is not owed again', async () => {
      const hold = await playingFree();
      expect((await close(161)).status).toBe(201);
      await bench.bank(hold.payment, 'devolver');
      await bench.pass(2 * 60 * MINUTE);
      expect(await returned()).toEqual([[161_00, 'done']]);
      const after = await shown(hold);
      expect(after).toMatchObject(nothingOwed);
      expect(after.moneyNews).toBeUndefined();
      expect(await told(hold)).toEqual([161_00]);
    });
  });

  // Red without `some(({ part }) => part === 'all')` in returnRefund.ts.
  it('is given back by the desk when the bank refuses, and the rest is still paid', async () => {
    const hold = await playing();
    await database.pool.query('update sandbox_charge set are_refunds_slow = true');
    await close(80.5);
    await bench.pass(2 * MINUTE);
    await bench.bank(hold.payment, 'rejeitar');
    await bench.pass(10 * MINUTE);
    expect(await shown(hold)).toMatchObject({ status: 'PAGA', pixBack: [{ value: 80.5, state: 'refused' }] });
    const path = contract.returnRefund.path.replace(':id', hold.id);
    expect((await bench.call(arena.owner, { method: 'PATCH', url: path })).status).toBe(200);
    const after = await shown(hold);
    expect(after).toMatchObject({ status: 'PAGA', pixBack: [{ state: 'returned' }] });
    expect(after.moneyNews).toBeUndefined();
  });

  // Red without `writePartsReturned` in reservationMoney.ts: more than the charge would be written down as returned.
  it('may all go back at the bank meanwhile: then the rest is owed again', async () => {
    const hold = await playing();
    await close(80.5);
    await bench.bank(hold.payment, 'devolver');
    await bench.pass(2 * 60 * MINUTE);
    expect((await returned()).map(([amount]) => amount)).toEqual([80_50, 161_00]);
    expect(await shown(hold)).toMatchObject({ status: 'PAGA', totalValue: 161, moneyNews: 'owed_again' });
  });

  // Red without `is_whole` in met.ts.
  it('is left to the desk while it is awaited', async () => {
    const hold = await bench.hold(arena, [18, 19]);
    await passUntil(database, bench.day, 18);
    await database.pool.query(`update reservation set expires_at = expires_at + interval '10 days'`);
    await database.pool.query(`update occupant set expires_at = expires_at + interval '10 days'`);
    const { impact } = (await closing().measure()).body.data;
    expect(impact).toMatchObject({ hours: 6, reservations: 0, shortened: [], begun: [{ hours: [19] }] });
    expect((await close(0, 0)).status).toBe(201);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'PENDENTE', hours: [18, 19] });
  });
});
