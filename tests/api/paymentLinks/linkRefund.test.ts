import { Result } from 'effect';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { passUntil } from '../closures/passUntil.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { openLinkPix } from './linkPix.ts';

/** Two hours, and one of them, in centavos. */
const SUM = 161_00;
const HALF = 80_50;
const CASH = { becomes: 'refund', method: 'cash' };

describeOnDatabases('what a payment link brought and has to go back', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let desk: Desk;
  let arena: TestArena;
  let links: ReturnType<typeof openLinkPix>;
  let ana: TestPerson;
  let id: string;
  let payment: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database, 500);
    desk = openDesk(bench);
    arena = await bench.arena('local', 2);
    links = openLinkPix(bench, arena);
    ana = await bench.player({ name: 'Ana Prado' });
    id = (await desk.reserved(arena, bench.day, [18, 19], 0, ana))._id;
  });

  const hear = async (of: string) => settle(bench.dependencies, Result.getOrThrow(await bench.provider.get(of)));
  async function paid() {
    const made = await links.linked(id);
    payment = made.payment;
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await links.booked(id)).toBe(`PAGA ${SUM}`);
    return made;
  }
  /** The link paid one hour of two; the desk received the other. */
  async function half() {
    await desk.add(arena.owner, id, { info: '', value: 80.5, method: 'cash' });
    ({ payment } = await links.linked(id));
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
  }
  const bank = async () => {
    const row = await bench.bankRow(payment);
    return `${row?.status} ${row?.refundedCentavos}`;
  };
  const shown = async () => (await bench.read(arena.owner, id)).body.data.reservation;
  const cancel = (received: object) => desk.cancel(arena.owner, id, received);
  const tills = async () =>
    (
      await database.pool.query(
        "select method, charge_id is null as desks from movement where kind = 'refund' order by method",
      )
    ).rows;

  // Red without the shares in giveBack.ts: it would go out of the till.
  it('is returned by its PIX when the desk cancels, whatever way the desk says', async () => {
    await paid();
    expect((await cancel({ value: 161, ...CASH })).status).toBe(200);
    expect(await tills()).toEqual([{ method: 'platform', desks: false }]);
    expect([await links.booked(id), await links.ledger()]).toEqual(['CANCELADA 0', {}]);
    expect((await shown()).cancellation.received).toEqual({ value: 161, becomes: 'refund', method: 'pix' });
    await bench.pass(5_000);
    expect(await bank()).toBe('approved 0');
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await bank(), await links.refunds()]).toEqual([`refunded ${SUM}`, [`done ${SUM}`]]);
    expect(await links.charges()).toEqual([`refunded ${SUM}`]);
    expect([await links.booked(id), await links.ledger(), await links.told()]).toEqual([
      'CANCELADA 0',
      {},
      ['pixReceived'],
    ]);
  });

  // Red without stopGivingBack in restoreReservations.ts.
  it('stays where it is when the cancellation is undone in time, and is cancelled once more', async () => {
    await paid();
    for (let round = 0; round < 2; round += 1) {
      await cancel({ value: 161, ...CASH });
      expect((await desk.undoCancel(arena.owner, id)).status).toBe(200);
      expect([await links.booked(id), await links.refunds()]).toEqual([`PAGA ${SUM}`, []]);
    }
    await bench.pass(60 * MINUTE);
    expect(await bank()).toBe('approved 0');
    await cancel({ value: 161, ...CASH });
    await bench.pass(MINUTE);
    expect(await bank()).toBe(`refunded ${SUM}`);
    expect((await desk.undoCancel(arena.owner, id)).body.error.code).toBe('not_undoable');
    expect([await links.booked(id), await links.ledger()]).toEqual(['CANCELADA 0', {}]);
  });

  // Red without dropJobs in stopGivingBack.
  it('is not brought back once somebody has begun to send it', async () => {
    await paid();
    await cancel({ value: 161, ...CASH });
    await database.pool.query(
      "update outbox set lease_until = now() + interval '1 minute' where kind = 'refundCharge'",
    );
    expect((await desk.undoCancel(arena.owner, id)).body.error.code).toBe('not_undoable');
    expect([await links.booked(id), await links.refunds()]).toEqual(['CANCELADA 0', [`owed ${SUM}`]]);
  });

  // Red without isAll in takeLinkMoney: a part of it went back in the panel, so that less is owed than came.
  it('pays for nothing once all that is left of it goes back, also when a dispute is won', async () => {
    ({ payment } = await links.linked(id));
    await desk.add(arena.owner, id, { info: '', value: 80.5, method: 'cash' });
    bench.provider.trouble('refund', 'lost');
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    await database.pool.query('update refund set amount_centavos = $1', [HALF]);
    for (const what of ['contestar', 'perder', 'ganhar'] as const) {
      await bench.bank(payment, what);
      await hear(payment);
    }
    expect([await links.ledger(), await links.refunds()]).toEqual([{ cash: HALF }, [`owed ${HALF}`]]);
  });

  it('goes back beside what the desk returns of its own, and comes again with it', async () => {
    await half();
    await cancel({ value: 161, ...CASH });
    expect(await tills()).toEqual([
      { method: 'cash', desks: true },
      { method: 'platform', desks: false },
    ]);
    expect((await shown()).cancellation.received).toEqual({ value: 161, becomes: 'refund', method: 'cash' });
    expect((await desk.undoCancel(arena.owner, id)).status).toBe(200);
    expect([await links.booked(id), await links.ledger()]).toEqual([`PAGA ${SUM}`, { cash: HALF, platform: HALF }]);
    await cancel({ value: 161, ...CASH, part: 100 });
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await links.refunds(), await links.ledger()]).toEqual([[`done ${HALF}`], { cash: HALF - 19_50 }]);
  });

  it('is kept as a deposit, or becomes credit, without a refund', async () => {
    await paid();
    await cancel({ value: 161, becomes: 'credit' });
    await bench.pass(MINUTE);
    expect([await bank(), await links.refunds()]).toEqual(['approved 0', []]);
    expect(await links.ledger()).toEqual({ platform: SUM, player_credit: -SUM });
    expect((await desk.undoCancel(arena.owner, id)).status).toBe(200);
    await cancel({ value: 161, becomes: 'deposit' });
    await bench.pass(MINUTE);
    expect([await bank(), await links.ledger()]).toEqual(['approved 0', { platform: SUM }]);
  });

  // Red without giveBack in moveReservation.ts, and without stopGivingBack in putBack.ts.
  it('goes back in part for hours that cost less, unless that is undone', async () => {
    await paid();
    const { date } = await shown();
    const hours = [{ court: arena.courts[0]?.id, startHour: 18, sport: 'BEACH_TENNIS' }];
    const move = () => desk.move(arena.owner, id, { date, hours, totalValue: 80.5, excess: { value: 80.5, ...CASH } });
    expect((await move()).status).toBe(200);
    expect([await links.booked(id), await links.refunds()]).toEqual([`PAGA ${HALF}`, [`owed ${HALF}`]]);
    expect((await desk.undoMove(arena.owner, id)).status).toBe(200);
    expect([await links.booked(id), await links.refunds()]).toEqual([`PAGA ${SUM}`, []]);
    expect((await move()).status).toBe(200);
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await bank(), await links.refunds()]).toEqual([`approved ${HALF}`, [`done ${HALF}`]]);
    expect([await links.booked(id), await links.ledger()]).toEqual([`PAGA ${HALF}`, { platform: HALF }]);
    expect((await shown()).returns).toMatchObject([{ value: 80.5, method: 'platform' }]);
    expect((await desk.undoMove(arena.owner, id)).body.error.code).toBe('not_undoable');
    await cancel({ value: 80.5, ...CASH });
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await bank(), await links.refunds()]).toEqual([`refunded ${SUM}`, [`done ${HALF}`, `done ${HALF}`]]);
    expect([await links.booked(id), await links.ledger(), await links.told()]).toEqual([
      'CANCELADA 0',
      {},
      ['pixReceived'],
    ]);
  });

  // Red without `given` in loseLinkMoney, and without `ordered` in takeLinkMoney.
  it('of which a part went back is lost and won with the rest', async () => {
    await paid();
    const { date } = await shown();
    const hours = [{ court: arena.courts[0]?.id, startHour: 18, sport: 'BEACH_TENNIS' }];
    await desk.move(arena.owner, id, { date, hours, totalValue: 80.5, excess: { value: 80.5, ...CASH } });
    await bench.pass(MINUTE);
    await bench.bank(payment, 'contestar');
    await bench.bank(payment, 'perder');
    await hear(payment);
    expect([await links.booked(id), await links.ledger()]).toEqual(['PENDENTE 0', {}]);
    await bench.bank(payment, 'ganhar');
    await hear(payment);
    expect([await links.booked(id), await links.ledger()]).toEqual([`PAGA ${HALF}`, { platform: HALF }]);
  });

  // Red without the sum in loseLinkMoney: the desk would hear that somebody returned it in the panel.
  it('that went back in parts by our order is no loss of what stays', async () => {
    id = (await desk.reserved(arena, bench.day, [18, 19, 20], 1, ana))._id;
    await half();
    const { date } = await shown();
    for (const hours of [[18, 19], [18]]) {
      const lines = hours.map((hour) => ({ court: arena.courts[1]?.id, startHour: hour, sport: 'BEACH_TENNIS' }));
      const excess = { value: 80.5, ...CASH };
      await desk.move(arena.owner, id, { date, hours: lines, totalValue: hours.length * 80.5, excess });
      await bench.pass(MINUTE);
    }
    await hear(payment);
    expect([await bank(), await links.charges()]).toEqual([`refunded ${SUM}`, [`refunded ${SUM}`]]);
    expect([await links.booked(id), await links.ledger()]).toEqual([`PAGA ${HALF}`, { cash: HALF }]);
    expect(await links.told()).toEqual(['pixReceived']);
  });

  // Red without the parts in noteReturned: what is back already would be sent again, and the rest counted twice.
  it('that somebody returns in the panel before our part of it is sent goes back once', async () => {
    await paid();
    const { date } = await shown();
    const hours = [{ court: arena.courts[0]?.id, startHour: 18, sport: 'BEACH_TENNIS' }];
    await desk.move(arena.owner, id, { date, hours, totalValue: 80.5, excess: { value: 80.5, ...CASH } });
    await bench.bank(payment, 'devolver');
    await hear(payment);
    expect(await links.refunds()).toEqual([`done ${HALF}`, `done ${HALF}`]);
    expect([await links.booked(id), await links.ledger()]).toEqual(['PENDENTE 0', {}]);
    expect(await links.told()).toEqual(['pixReceived', 'linkPixBack']);
  });

  it('goes back by PIX from a closure, and comes again with its undo', async () => {
    await paid();
    const closing = openClosing(bench, arena);
    const close = () => closing.close({ seen: { reservations: 1, atArena: 161, byPix: 0 }, money: CASH });
    const closed = await close();
    expect(closed.status, JSON.stringify(closed.body)).toBe(201);
    expect(await tills()).toEqual([{ method: 'platform', desks: false }]);
    expect((await closing.undo(closed.body.data.closure._id)).status).toBe(200);
    expect([await links.booked(id), await links.refunds()]).toEqual([`PAGA ${SUM}`, []]);
    await close();
    await bench.pass(2 * MINUTE);
    await bench.pass(MINUTE);
    expect([await bank(), await links.ledger()]).toEqual([`refunded ${SUM}`, {}]);
  });

  // Red without giveBack in shorten.ts.
  it('goes back for the hours that rain takes from a game that has begun', async () => {
    await paid();
    await passUntil(database, bench.day, 18);
    const closing = openClosing(bench, arena);
    const close = () => closing.close({ seen: { reservations: 1, atArena: 80.5, byPix: 0 }, money: CASH });
    const closed = await close();
    expect(closed.status, JSON.stringify(closed.body)).toBe(201);
    expect([await links.booked(id), await links.refunds()]).toEqual([`PAGA ${HALF}`, [`owed ${HALF}`]]);
    expect((await closing.undo(closed.body.data.closure._id)).status).toBe(200);
    expect([await links.booked(id), await links.refunds()]).toEqual([`PAGA ${SUM}`, []]);
    await close();
    await bench.pass(2 * MINUTE);
    await bench.pass(MINUTE);
    expect([await bank(), await links.booked(id)]).toEqual([`approved ${HALF}`, `PAGA ${HALF}`]);
  });

  // Red without noteLinkRefund in keepRefund.ts, and without the link in returnRefund.ts.
  it('that the bank refuses to send back is the desk’s to return, and to say so', async () => {
    await paid();
    bench.provider.trouble('refund', 'refused');
    await cancel({ value: 161, ...CASH });
    await bench.pass(MINUTE);
    await bench.pass(4 * 24 * 60 * MINUTE);
    expect(await links.refunds()).toEqual([`refused ${SUM}`]);
    expect([(await shown()).moneyNews, await links.told()]).toEqual([
      'refund_refused',
      ['pixReceived', 'refundRefused'],
    ]);
    const url = contract.returnRefund.path.replace(':id', id);
    expect((await bench.call(arena.owner, { method: contract.returnRefund.method, url })).status).toBe(200);
    expect([await links.refunds(), (await shown()).moneyNews]).toEqual([[`returned ${SUM}`], undefined]);
  });

  // Red without BY_LINK in money.ts and in reservationOfDay.ts, and without the link in cashBook.ts.
  it('counts as received by PIX, and as what the platform has still to pass on, until a payout', async () => {
    await paid();
    const stats = async () =>
      (
        await bench.call(arena.owner, {
          method: 'GET',
          url: `${contract.dailyFinancialStats.path}?date=${toIsoDay(bench.day)}`,
        })
      ).body.data.stats;
    const due = 152.95;
    expect(await stats()).toMatchObject({ totalSold: 161, atArena: 0, viaPlatform: due });
    const { reservations } = (await desk.agenda(arena.owner, bench.day)).body.data;
    expect(reservations.map(({ toPassOn }: { toPassOn: number }) => toPassOn)).toEqual([due]);
    const { rows } = await database.pool.query(
      "select to_char(approved_at at time zone 'America/Sao_Paulo', 'MM YYYY') as at from charge",
    );
    const [paidMonth, paidYear] = rows[0].at.split(' ').map(Number);
    const book = await bench.call(arena.owner, {
      method: 'GET',
      url: `${contract.cashBook.path}?month=${paidMonth}&year=${paidYear}`,
    });
    expect(JSON.stringify(book.body)).toContain('Ana Prado');
    const admin = await bench.person('admin');
    expect((await openTreasury(bench, admin).pay(arena.owner.id)).status).toBe(201);
    expect(await stats()).toMatchObject({ atArena: 0, viaPlatform: 0 });
  });
});
