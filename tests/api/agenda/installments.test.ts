import { beforeAll, expect, it } from 'vitest';
import { ReservationStatus } from '#domain/booking/reservation.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { refusal } from '../testServer.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { type Desk, openDesk } from './desk.ts';

/** What one hour of the test's arena costs, in reais. */
const TOTAL = 80.5;

describeOnDatabases('installments', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let day: World['day'];
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    arena = await world.arena('local');
    day = world.day;
  });

  /** A reservation of one hour on a day of its own. */
  async function reserved() {
    day = addDays(day, 1);
    return desk.reserved(arena, day, [18]);
  }

  const money = async (id: string) => {
    const { rows } = await desk.run(
      `select status, status_before as before, settled_centavos as settled, closed_at is not null as closed,
        (select coalesce(sum(value_centavos), 0)::int from movement where reservation_id = $1) as sum
        from reservation where id = $1`,
      [id],
    );
    return rows[0];
  };

  const NOT_FOUND = { status: 404, body: refusal('installment_not_found') };
  const tooHigh = (left: number, message: string) => ({
    status: 409,
    body: refusal('installment_too_high', message, { left }),
  });

  // Red without the check of how many were found, and with those of any reservation, in `undoPayments` of installments.ts.
  it('of a split bill are taken back at once, all or none, and only those of this reservation', async () => {
    const reservation = await reserved();
    const other = await reserved();
    const idsOf = (reply: { body: { data: { reservation: { installments: { _id: string }[] } } } }) =>
      reply.body.data.reservation.installments.map(({ _id }) => _id);
    const [alone = ''] = idsOf(await desk.add(arena.owner, other._id, { info: '', value: 1 }));
    await desk.add(arena.owner, reservation._id, { info: 'DESCONTO', value: 0.5 });
    const parts = [1, 2].map((number) => ({ info: `Pessoa ${number}`, value: 40, method: 'pix' }));
    const [discount = '', ...made] = idsOf(await desk.split(arena.owner, reservation._id, parts));
    expect([made.length, (await money(reservation._id))?.status]).toEqual([2, 'PAGA']);
    expect(await desk.undoPayments(arena.owner, reservation._id, [...made, alone])).toEqual(NOT_FOUND);
    expect(await money(reservation._id)).toMatchObject({ status: 'PAGA', settled: 8_050 });
    const undone = await desk.undoPayments(arena.owner, reservation._id, made);
    expect([undone.status, idsOf(undone)]).toEqual([200, [discount]]);
    expect(await money(reservation._id)).toEqual({
      status: 'PENDENTE',
      before: null,
      settled: 50,
      closed: false,
      sum: 50,
    });
    expect(await desk.undoPayments(arena.owner, reservation._id, made)).toEqual(NOT_FOUND);
  });

  it('are listed in the order in which they came, discounts too', async () => {
    const reservation = await reserved();
    const recorded = { _id: expect.any(String), at: expect.any(String), recordedBy: 'Ana Souza' };
    await desk.add(arena.owner, reservation._id, { info: '', value: 10.05, method: 'pix' });
    const reply = await desk.add(arena.owner, reservation._id, { info: 'DESCONTO', value: 5 });
    expect(reply).toEqual({
      status: 201,
      body: {
        data: {
          reservation: {
            ...reservation,
            installments: [
              { ...recorded, kind: 'payment', info: '', value: 10.05, method: 'pix' },
              { ...recorded, kind: 'discount', info: 'DESCONTO', value: 5 },
            ],
          },
        },
      },
    });
    expect(await money(reservation._id)).toMatchObject({ status: 'PENDENTE', settled: 1505, sum: 1505 });
  });

  it('make it paid when nothing is left, and open again when one is deleted', async () => {
    for (const before of ['PENDENTE', 'CONFIRMADA']) {
      const { _id } = await reserved();
      await desk.run('update reservation set status = $2 where id = $1', [_id, before]);
      await desk.add(arena.owner, _id, { info: 'Bia', value: 40.5 });
      const paid = (await desk.add(arena.owner, _id, { info: 'DESCONTO', value: 40 })).body.data.reservation;
      expect([paid.status, paid.paid]).toEqual(['PAGA', true]);
      expect(await money(_id)).toEqual({ status: 'PAGA', before, settled: 8050, sum: 8050, closed: true });
      const open = (await desk.remove(arena.owner, paid.installments[0]._id)).body.data.reservation;
      expect([open.status, open.paid, open.installments]).toEqual([before, false, [paid.installments[1]]]);
      expect(await money(_id)).toEqual({ status: before, before: null, settled: 4000, sum: 4000, closed: false });
    }
  });

  // Red without `recordRest` in server/areas/owner/agenda/payReservation.ts.
  it('that are deleted open what the owner’s check had closed, by that sum and no other', async () => {
    const { _id } = await reserved();
    const { installments } = (await desk.add(arena.owner, _id, { info: 'Bia', value: 5 })).body.data.reservation;
    await desk.pay(arena.owner, _id);
    expect((await desk.remove(arena.owner, installments[0]._id)).body.data.reservation).toMatchObject({
      status: 'PENDENTE',
      installments: [{ info: '', value: 75.5, method: 'cash' }],
    });
    expect(await money(_id)).toMatchObject({ settled: 7550, sum: 7550 });
  });

  // Red without `method` in server/areas/owner/agenda/payReservation.ts, or without `mayLackBody` in domain/contract/agenda.ts.
  it('that the check makes come as it says, and in cash where it says nothing', async () => {
    for (const [said, method] of [
      [{ method: 'pix' }, 'pix'],
      [{}, 'cash'],
      [undefined, 'cash'],
    ] as const) {
      const { _id } = await reserved();
      const paid = await desk.pay(arena.owner, _id, said);
      expect(paid.body.data.reservation).toMatchObject({ status: 'PAGA', installments: [{ value: 80.5, method }] });
    }
    const { _id } = await reserved();
    expect((await desk.pay(arena.owner, _id, { method: 'player_credit' })).status).toBe(400);
  });

  // Red without `sum` of all entries in server/areas/owner/agenda/installments.ts.
  it('of several people are written down all at once or not at all', async () => {
    const { _id } = await reserved();
    const parts = [20.13, 20.13, 20.12, 20.12].map((value, index) => ({ info: `${index}`, value, method: 'pix' }));
    expect(await desk.split(arena.owner, _id, [...parts, { info: '', value: 0.01, method: 'cash' }])).toEqual(
      tooHigh(TOTAL, 'Falta pagar R$\u00a080,50.'),
    );
    expect(await money(_id)).toMatchObject({ settled: 0, sum: 0 });
    const paid = (await desk.split(arena.owner, _id, parts)).body.data.reservation;
    expect([paid.status, paid.installments]).toMatchObject(['PAGA', parts]);
    expect(await money(_id)).toMatchObject({ settled: 8050, sum: 8050 });
  });

  it('say how much is left when they are too high, and change nothing', async () => {
    const { _id } = await reserved();
    expect(await desk.add(arena.owner, _id, { info: '', value: 80.51 })).toEqual(
      tooHigh(TOTAL, 'Falta pagar R$\u00a080,50.'),
    );
    await desk.add(arena.owner, _id, { info: '', value: 40.5 });
    expect(await desk.add(arena.owner, _id, { info: '', value: 1_000_000 })).toEqual(
      tooHigh(40, 'Falta pagar R$\u00a040,00.'),
    );
    expect(await money(_id)).toMatchObject({ status: 'PENDENTE', settled: 4050, sum: 4050 });
  });

  it.each(ReservationStatus.literals)('of %s', async (status) => {
    const { _id } = await reserved();
    const { installments } = (await desk.add(arena.owner, _id, { info: '', value: 1 })).body.data.reservation;
    await desk.run('update reservation set status = $2 where id = $1', [_id, status]);
    const isOpen = status === 'PENDENTE' || status === 'CONFIRMADA';
    const added = await desk.add(arena.owner, _id, { info: '', value: 2 });
    expect(added).toMatchObject(isOpen ? { status: 201 } : { status: 409, body: refusal('not_payable') });
    const isGone = status === 'CANCELADA' || status === 'EXPIRADA';
    const removed = await desk.remove(arena.owner, installments[0]._id);
    expect(removed).toMatchObject(isGone ? { status: 409, body: refusal('not_payable') } : { status: 200 });
    // The version before left a PAGA without its rest: that becomes a movement too.
    const left = { PENDENTE: 200, CONFIRMADA: 200, PAGA: 79_50, EXPIRADA: 100, CANCELADA: 100 }[status];
    expect(await money(_id)).toMatchObject({ settled: left, sum: left });
  });

  it('are for what is paid at the arena', async () => {
    const platform = await world.arena('platform');
    const { _id } = await desk.reserved(platform, day, [18]);
    const reply = await desk.add(platform.owner, _id, { info: '', value: 1 });
    expect(reply).toEqual({ status: 409, body: refusal('paid_by_platform') });
  });

  it('with one key happen once', async () => {
    const { _id } = await reserved();
    const key = { 'idempotency-key': 'um-pagamento' };
    const [first, again] = [
      await desk.add(arena.owner, _id, { info: 'Bia', value: 10 }, key),
      await desk.add(arena.owner, _id, { info: 'Bia', value: 10 }, key),
    ];
    expect(again).toEqual(first);
    expect(await money(_id)).toMatchObject({ settled: 1000, sum: 1000 });
  });

  // Red when the sum is read before it is written, and not decided in the UPDATE.
  it('fifty at once: exactly as many as fit, and never more', async () => {
    const { _id } = await reserved();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => desk.add(arena.owner, _id, { info: 'Bia', value: 7 })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(11);
    expect(replies.filter(({ status }) => status !== 201)).toEqual(
      Array.from({ length: 39 }, () => tooHigh(3.5, 'Falta pagar R$\u00a03,50.')),
    );
    expect(await money(_id)).toMatchObject({ status: 'PENDENTE', settled: 7700, sum: 7700 });
  });

  it('fifty at once that settle it: one makes it paid, the rest come too late', async () => {
    const { _id } = await reserved();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => desk.add(arena.owner, _id, { info: 'Bia', value: TOTAL })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.error?.code))).toEqual(new Set([undefined, 'not_payable']));
    expect(await money(_id)).toEqual({ status: 'PAGA', before: 'PENDENTE', settled: 8050, sum: 8050, closed: true });
  });

  it('deleted ten times at once are deleted once', async () => {
    const { _id } = await reserved();
    await desk.add(arena.owner, _id, { info: '', value: 20 });
    const { installments } = (await desk.add(arena.owner, _id, { info: '', value: 10 })).body.data.reservation;
    const replies = await Promise.all(Array.from({ length: 10 }, () => desk.remove(arena.owner, installments[0]._id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 9 }, () => NOT_FOUND));
    expect(await money(_id)).toMatchObject({ settled: 1000, sum: 1000 });
  });
});
