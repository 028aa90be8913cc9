import { Result } from 'effect';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { OVER_TEXTS } from '#domain/payment/linkOverTexts.ts';
import { formatReais } from '#domain/values/money.ts';
import { settle } from '#core/payment/settle.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { goTo } from '../series/mensalista.ts';
import { refusal } from '../testServer.ts';
import { openLinkPix } from './linkPix.ts';

const HOUR = 60 * MINUTE;
/** Of what comes through it the platform keeps 5 %. */
const FEE = 500;
/** Two hours, in centavos. */
const SUM = 161_00;

describeOnDatabases('a payment link that a PIX pays', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let desk: Desk;
  let arena: TestArena;
  let links: ReturnType<typeof openLinkPix>;
  let id: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database, FEE);
    desk = openDesk(bench);
    arena = await bench.arena('local', 2);
    links = openLinkPix(bench, arena);
    id = (await desk.reserved(arena, bench.day, [18, 19]))._id;
  });

  const report = async (payment: string) => Result.getOrThrow(await bench.provider.get(payment));
  const hear = async (payment: string) => settle(bench.dependencies, await report(payment));
  const pay = async (payment: string) => {
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
  };

  it('is marked by itself, in no till, and the platform owes the arena its money', async () => {
    const { token, payment } = await links.linked(id);
    await pay(payment);
    expect([await links.booked(id), await links.ledger()]).toEqual([`PAGA ${SUM}`, { platform: SUM }]);
    expect(await links.state(token)).toBe('marked');
    expect(await links.rows()).toMatchObject([{ state: 'marked', decided_by: null, said_at: null }]);
    expect((await links.waiting(arena.owner)).body.data.links).toEqual([]);
    expect(await links.told()).toEqual(['pixReceived']);
    const { rows } = await database.pool.query(
      'select till_id, recorded_by, charge_id is not null as named from movement',
    );
    expect(rows).toEqual([{ till_id: null, recorded_by: null, named: true }]);
    const admin = await bench.person('admin');
    expect((await openTreasury(bench, admin).payees()).payees).toMatchObject([{ due: (SUM * 0.95) / 100 }]);
  });

  it('is heard of once, however often the provider tells it', async () => {
    const { payment } = await links.linked(id);
    await bench.bank(payment, 'pagar');
    const once = await report(payment);
    const heard = await Promise.all(Array.from({ length: 5 }, () => settle(bench.dependencies, once)));
    expect(heard.toSorted()).toEqual(['paid', 'unchanged', 'unchanged', 'unchanged', 'unchanged']);
    await bench.pass(HOUR);
    expect([await links.ledger(), await links.told()]).toEqual([{ platform: SUM }, ['pixReceived']]);
  });

  // Red without the sum in isPaidWith.
  it('paid twice pays once, and the other PIX goes back', async () => {
    const { id: link, payment: first } = await links.linked(id);
    await bench.pass(2 * HOUR);
    const next = await links.pix(link);
    expect(next).not.toBe(first);
    await bench.bank(first, 'pagar-atrasado');
    expect(await hear(first)).toBe('paid');
    await bench.bank(next, 'pagar');
    expect(await hear(next)).toBe('refunding');
    await bench.pass(MINUTE);
    expect([await links.ledger(), await links.refunds()]).toEqual([{ platform: SUM }, [`done ${SUM}`]]);
    expect(await links.told()).toEqual(['pixReceived', 'linkPixBack']);
  });

  it('of which the desk received cash before the PIX is made anew over the rest, and the old one goes back', async () => {
    const { id: link, payment } = await links.linked(id);
    await desk.add(arena.owner, id, { info: 'Bia', value: 61, method: 'cash' });
    expect(await links.charges()).toEqual([`pending ${SUM}`]);
    const next = await links.pix(link);
    expect(await links.charges()).toEqual([`pending ${SUM} off`, 'pending 10000']);
    await bench.bank(payment, 'pagar');
    await bench.bank(next, 'pagar');
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect(await links.ledger()).toEqual({ cash: 61_00, platform: 100_00 });
    expect([await links.booked(id), await links.refunds()]).toEqual([`PAGA ${SUM}`, [`done ${SUM}`]]);
  });

  // Red without the sum in isPaidWith: less than is left would pay a part.
  it('over a price that a move raised meanwhile goes back', async () => {
    const { payment } = await links.linked(id);
    const reservation = (await bench.read(arena.owner, id)).body.data.reservation;
    const hours = [18, 19, 20].map((hour) => ({ court: arena.courts[0]?.id, startHour: hour, sport: 'BEACH_TENNIS' }));
    const moved = await desk.move(arena.owner, id, { date: reservation.date, hours, totalValue: 241.5 });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await pay(payment);
    await bench.pass(MINUTE);
    expect([await links.ledger(), await links.refunds()]).toEqual([{}, [`done ${SUM}`]]);
    expect(await links.told()).toEqual(['linkPixBack']);
  });

  // Red without callPixOffOf in stopPix, and without the status in isPaidWith.
  it('of what was cancelled is called off, and money that comes goes back', async () => {
    const { payment } = await links.linked(id);
    await bench.bank(payment, 'pagar');
    expect((await desk.cancel(arena.owner, id)).status).toBe(200);
    expect(await links.charges()).toEqual([`pending ${SUM} off`]);
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await links.booked(id), await links.ledger()]).toEqual(['CANCELADA 0', {}]);
    expect([await links.refunds(), await links.told()]).toEqual([[`done ${SUM}`], ['linkPixBack']]);
  });

  // Red without callPixOffOf in giveReservation.ts, and without whomVersion in isPaidWith.
  it('of what was given to somebody else is called off, and money that comes goes back', async () => {
    const { payment } = await links.linked(id);
    await bench.bank(payment, 'pagar');
    expect((await desk.give(arena.owner, id, { guestPlayerName: 'Zélia' })).status).toBe(200);
    expect(await links.charges()).toEqual([`pending ${SUM} off`]);
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await links.booked(id), await links.refunds()]).toEqual(['CONFIRMADA 0', [`done ${SUM}`]]);
  });

  it('that was paid is not given away: its money would go back to whoever paid', async () => {
    const { payment } = await links.linked(id);
    await pay(payment);
    expect((await desk.give(arena.owner, id, { guestPlayerName: 'Zélia' })).body.error.code).toBe('not_givable');
  });

  it('pays what is still owed after the first hour has begun, and ends before it by itself', async () => {
    await goTo(database, bench.day, 17);
    const { row } = await links.charge((await links.make(arena.owner, id)).id);
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBeLessThanOrEqual(HOUR);
    database.passTime(HOUR + MINUTE);
    await bench.bank(row.provider_id, 'pagar-atrasado');
    expect(await hear(row.provider_id)).toBe('paid');
    expect(await links.booked(id)).toBe(`PAGA ${SUM}`);
  });

  // Red without callLinkPixOff in endLinks.
  it('that is ended keeps what it was for, without its secret, and its PIX is called off at the bank', async () => {
    const { token, payment } = await links.linked(id);
    expect((await links.end(arena.owner, id)).status).toBe(200);
    expect(await links.state(token)).toBe('payment_link_not_found');
    expect((await links.end(arena.owner, id)).body.error.code).toBe('payment_link_not_found');
    expect((await links.read(arena.owner, id)).body).toEqual({ data: {} });
    expect(await links.rows()).toMatchObject([{ token_hash: null, state: 'open' }]);
    await bench.pass(MINUTE);
    expect((await bench.bankRow(payment))?.status).toBe('cancelled');
    expect((await links.make(arena.owner, id)).status).toBe(200);
  });

  it('whose bank is silent while it is called off is called off later', async () => {
    const { payment } = await links.linked(id);
    bench.provider.trouble('cancel', 'lost');
    expect((await links.end(arena.owner, id)).status).toBe(200);
    await bench.pass(MINUTE);
    expect([(await bench.bankRow(payment))?.status, await links.charges()]).toEqual([
      'pending',
      [`pending ${SUM} off`],
    ]);
    bench.provider.calm();
    await bench.pass(HOUR);
    expect((await bench.bankRow(payment))?.status).toBe('cancelled');
  });

  // Red without HAD_CHARGE in lockLink.ts: the charge would hold its link back, and with it the erasure.
  it('finds nothing once its player is erased or half a year is over, and stays for its charge', async () => {
    const player = await bench.player({ name: 'Ana Planta' });
    const theirs = (await desk.reserved(arena, bench.day, [20], 0, player))._id;
    const [open, old] = [await links.linked(theirs), await links.linked(id)];
    const erased = await bench.call(player, { method: 'POST', url: contract.eraseMyAccount.path, payload: {} });
    expect(erased.status, JSON.stringify(erased.body)).toBe(200);
    await database.pool.query(
      "update payment_link set made_at = made_at - interval '181 days' where token_hash is not null",
    );
    await tidy(database);
    expect([await links.state(open.token), await links.state(old.token)]).toEqual(
      Array.from({ length: 2 }, () => 'payment_link_not_found'),
    );
    const none = { token_hash: null, payer: null, end_to_end: null, picture: null };
    expect(await links.rows()).toMatchObject([none, none]);
    expect(await links.charges()).toEqual(['pending 8050 off', `pending ${SUM} off`]);
    await tidy(database);
    expect(await links.rows()).toHaveLength(2);
  });

  it('that somebody says to have paid is marked by the money, and waits for nobody', async () => {
    const { token, payment } = await links.linked(id);
    await links.say(token);
    await pay(payment);
    expect(await links.state(token)).toBe('marked');
    expect((await links.waiting(arena.owner)).body.data.links).toEqual([]);
  });

  // Red without the link in endInCash.ts.
  it('marked as received in cash in the panel is over, and the desk is told to record it', async () => {
    const { id: link, payment } = await links.linked(id);
    const reported = { ...(await report(payment)), state: 'received_in_cash' as const };
    expect(await settle(bench.dependencies, reported)).toBe('cancelled');
    expect([await links.charges(), await links.booked(id)]).toEqual([[`cancelled ${SUM} off`], 'PENDENTE 0']);
    expect(await links.told()).toEqual(['receivedInCash']);
    expect(await links.pix(link)).not.toBe(payment);
  });

  it('marked by the desk calls its PIX off', async () => {
    const { token, id: link } = await links.linked(id);
    await links.say(token);
    expect((await links.mark(arena.owner, link)).status).toBe(200);
    expect(await links.charges()).toEqual([`pending ${SUM} off`]);
  });

  it('that the bank made no PIX of can be asked for again', async () => {
    const { id: link } = await links.make(arena.owner, id);
    bench.provider.trouble('create', 'lost');
    expect((await links.charge(link)).failure).toBe('payment_unavailable');
    bench.provider.calm();
    await pay(await links.pix(link));
    expect(await links.booked(id)).toBe(`PAGA ${SUM}`);
  });

  it('of a guest without an account is paid as any other', async () => {
    const line = { court: arena.courts[1]?.id, timeSlots: [arena.slots.get(18)], sport: 'BEACH_TENNIS' };
    const order = { arena: arena.id, guestPlayerName: 'Rui Prado', date: bench.day, selectedTimeSlots: [line] };
    const made = await desk.reserve(arena.owner, order);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const theirs = made.body.data.reservation._id;
    const { payment } = await links.linked(theirs);
    await pay(payment);
    expect(await links.booked(theirs)).toBe('PAGA 8050');
  });

  it('is owed again when the money is lost or goes back, and paid again when the dispute is won', async () => {
    const { token, payment } = await links.linked(id);
    await pay(payment);
    await bench.bank(payment, 'contestar');
    await hear(payment);
    expect(await links.booked(id)).toBe(`PAGA ${SUM}`);
    await bench.bank(payment, 'perder');
    await hear(payment);
    expect([await links.booked(id), await links.ledger()]).toEqual(['PENDENTE 0', {}]);
    expect(await links.state(token)).toBe('open');
    await bench.bank(payment, 'ganhar');
    await hear(payment);
    expect([await links.booked(id), await links.state(token)]).toEqual([`PAGA ${SUM}`, 'marked']);
    await bench.bank(payment, 'devolver');
    await hear(payment);
    expect([await links.booked(id), await links.ledger()]).toEqual(['PENDENTE 0', {}]);
    expect([await links.refunds(), await links.state(token)]).toEqual([[`done ${SUM}`], 'open']);
    // Red without openAgain: a link that reads as open could be ended by nobody.
    expect((await links.end(arena.owner, id)).status).toBe(200);
    expect(await links.told()).toEqual(['pixReceived', 'paymentDisputed', 'paymentLost', 'disputeWon', 'linkPixBack']);
  });

  // Red without refuseUnpayable in payByPix.ts, without receiverOf there, or without `part` in readSettlement or in moneyBack.ts.
  it('is paid at the sum on screen alone, by who may pay it, and its page tells what became of the money', async () => {
    const { token, id: link } = await links.make(arena.owner, id);
    expect((await links.ask(token, { left: 161 })).body).toEqual(refusal('payment_link_without_pix'));
    expect((await links.open(token)).body.data.link).not.toHaveProperty('takesPix');
    const old = (await links.charge(link)).row.provider_id;
    await desk.add(arena.owner, id, { info: 'Bia', value: 61, method: 'cash' });
    const changed = (await links.ask(token, { left: 161 })).body;
    expect(changed).toMatchObject({ error: { code: 'payment_link_changed' }, details: { left: 100 } });
    expect(changed.message).toContain(formatReais(100_00));
    expect((await links.open(token)).body.data.link).toMatchObject({ left: 100, takesPix: true });
    await pay(old);
    await bench.pass(MINUTE);
    const told = (await links.open(token, undefined, old)).body.data;
    expect(told).toMatchObject({ settlement: 'refunded', link: { state: 'open', back: { state: 'done', sum: 161 } } });
    expect(told.link.back).toHaveProperty('day');
    await links.say(token);
    expect((await links.ask(token, { left: 100 })).body).toEqual(refusal('payment_link_said'));
    await links.refuse(arena.owner, link);
    const last = await links.pix(link);
    await pay(last);
    expect((await links.open(token, undefined, last)).body.data).toMatchObject({ settlement: 'paid' });
    expect((await links.ask(token, { left: 0 })).body.details).toEqual({ over: 'paid' });
    const other = (await links.make(arena.owner, (await desk.reserved(arena, bench.day, [18], 1))._id)).token;
    await goTo(database, bench.day, 18);
    const late = (await links.ask(other, { left: 80.5 })).body;
    expect([late.details.over, late.message]).toEqual(['begun', OVER_TEXTS.begun]);
  });

  it('keeps its money when the desk tries to take the payment back', async () => {
    const { payment } = await links.linked(id);
    await pay(payment);
    const { rows } = await database.pool.query('select id from movement where arena_id = $1', [arena.id]);
    expect((await desk.remove(arena.owner, rows[0].id)).body.error.code).toBe('paid_by_platform');
  });
});
