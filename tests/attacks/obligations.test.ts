import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { arenas, vouchers } from '#platform/database/schema/arenas.ts';
import { cancellations, movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { people } from '#platform/database/schema/people.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { makeStaff } from '../api/cast.ts';
import { caller } from '../api/events/festival.ts';
import { type Bench, MINUTE, openBench } from '../api/payment/bench.ts';
import { openTreasury } from '../api/payouts/treasury.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const HAND_ON =
  'Devolva o crédito na página de cada jogador e o resto de cada voucher em Vouchers, ou passe a arena a outro dono em Equipe.';

/** Row 66: leave with what players paid for, or with what the platform paid too much. */
describeOnDatabases('attacks by leaving with what others hold', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let ask: ReturnType<typeof caller>;
  let arena: TestArena;
  let ana: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    ask = caller(bench);
    arena = await bench.arena('local');
    ana = await bench.player({ name: 'Ana Lima' });
  });

  const leave = (who = arena.owner) => ask(who, 'eraseMyAccount', '', {});
  const sell = async (credits = 4, price = 100) =>
    String(
      (await ask(arena.owner, 'sellVoucher', '', { player: ana.id, credits, price, method: 'pix' })).body.data.voucher
        ._id,
    );
  const credit = (centavos: number) =>
    database.orm.insert(playerCredits).values({ arenaId: arena.id, playerId: ana.id, centavos, movedAt: new Date() });
  const toldOf = async ({ id }: TestPerson) =>
    (await database.orm.select().from(notices).where(eq(notices.personId, id))).map(({ kind }) => kind).toSorted();
  const statusOf = async (id: string) => (await database.orm.select().from(vouchers).where(eq(vouchers.id, id)))[0];
  const isOpen = async () =>
    (await database.orm.select().from(arenas).where(eq(arenas.id, arena.id)))[0]?.closedAt === null;

  // Red without each of the three parts of `readHoldings` in server/core/arenas/holdings.ts.
  it('66: nobody leaves with credit, hours sold and deposits: the list says who holds what', async () => {
    await credit(60_00);
    const sold = await sell();
    const { body } = await ask(arena.owner, 'makeOwnerReservation', '', {
      ...orderOf(arena, bench.day, [18]),
      guestPlayerName: 'Rui',
    });
    const kept = String(body.data.reservation._id);
    await ask(arena.owner, 'addInstallment', kept, { info: 'Rui', value: 30, kind: 'payment', method: 'cash' });
    const cancelled = await ask(arena.owner, 'cancelAtDesk', kept, { received: { value: 30, becomes: 'deposit' } });
    expect(cancelled.status).toBe(200);

    const reply = await leave();
    expect([reply.status, reply.body]).toEqual([
      409,
      {
        message: `Antes de excluir a conta, encerre: crédito de Ana Lima (R$\u00a060,00); 4 créditos de voucher de Ana Lima (R$\u00a0100,00); sinal de Rui (R$\u00a030,00). ${HAND_ON}`,
        error: { statusCode: 409, code: 'players_hold' },
        details: {
          paid: 0,
          refunds: 0,
          disputes: 0,
          due: 0,
          holdings: [
            { kind: 'credit', name: 'Ana Lima', value: 60 },
            { kind: 'hours', name: 'Ana Lima', value: 100, credits: 4 },
            { kind: 'deposit', name: 'Rui', value: 30 },
          ],
        },
      },
    ]);
    expect(await isOpen()).toBe(true);

    expect((await ask(arena.owner, 'payOutCredit', ana.id, { value: 60, method: 'cash' })).status).toBe(201);
    expect(
      (await ask(arena.owner, 'returnVoucher', sold, { value: 100, becomes: 'refund', method: 'pix' })).status,
    ).toBe(200);
    await database.orm.update(cancellations).set({ becomes: 'refund' });
    await bench.pass(MINUTE);
    expect(await toldOf(ana)).toEqual(['creditReturned', 'voucherReturned']);
    expect((await leave()).status).toBe(200);
  });

  // Red without `part_centavos` in `readHoldings`.
  it('66: of a deposit that went back in part the rest is held', async () => {
    const { body } = await ask(arena.owner, 'makeOwnerReservation', '', {
      ...orderOf(arena, bench.day, [18]),
      guestPlayerName: 'Rui',
    });
    const id = String(body.data.reservation._id);
    await ask(arena.owner, 'addInstallment', id, { info: 'Rui', value: 30, kind: 'payment', method: 'cash' });
    const received = { value: 30, becomes: 'refund', method: 'cash', part: 12 };
    expect((await ask(arena.owner, 'cancelAtDesk', id, { received })).status).toBe(200);
    await bench.pass(MINUTE);
    expect((await leave()).body.details.holdings).toEqual([{ kind: 'deposit', name: 'Rui', value: 18 }]);
  });

  // Red without `isPaidByHours` in server/start/leaving/leaveArenas.ts.
  it('66: hours ahead that bought credits pay for are paid hours', async () => {
    const sold = await sell(1);
    const { code } = (await statusOf(sold)) ?? { code: '' };
    expect((await bench.reserve(ana, { ...orderOf(arena, bench.day, [18]), code })).status).toBe(201);
    const reply = await leave();
    expect([reply.body.error.code, reply.body.details.paid]).toEqual(['arena_obliged', 1]);
  });

  // Red without `refuseHeld` in `expireVoucher`, and in `deleteVoucher`, of server/areas/owner/vouchers/changeVoucher.ts.
  it('66: a voucher that was sold does not end by one tap', async () => {
    const sold = await sell();
    for (const name of ['expireVoucher', 'deleteVoucher'] as const) {
      const reply = await ask(arena.owner, name, sold);
      expect([reply.status, reply.body.message]).toEqual([
        409,
        'Ana Lima comprou e ainda tem 4 créditos, que valem R$\u00a0100,00. Devolva o valor, ou deixe como crédito: o voucher acaba com isso.',
      ]);
    }
    expect(await statusOf(sold)).toMatchObject({ status: 'ATIVO', credits: 4, removedAt: null });
    const wrong = await ask(arena.owner, 'returnVoucher', sold, { value: 1, becomes: 'credit' });
    expect([wrong.status, wrong.body.error.code, wrong.body.details]).toEqual([
      409,
      'voucher_rest_changed',
      { rest: 100 },
    ]);
    const given = await bench.voucher({ arena, player: ana }, {});
    expect((await ask(arena.owner, 'returnVoucher', given.id, { value: 1, becomes: 'credit' })).body.error.code).toBe(
      'voucher_not_sold',
    );
    expect((await ask(arena.owner, 'deleteVoucher', given.id)).status).toBe(200);
  });

  // Red without `refuseAwaited` in server/areas/owner/vouchers/changeVoucher.ts, and without what was returned in `restOf` of soldRest.ts.
  it('66: what is left of it is worth its share, as credit too, and what comes back to it later as well', async () => {
    const sold = await sell();
    const { code } = (await statusOf(sold)) ?? { code: '' };
    const booked = (await bench.reserve(ana, { ...orderOf(arena, bench.day, [18]), code })).body.data.reservation;
    const replies = await Promise.all(
      [1, 2].map(() => ask(arena.owner, 'returnVoucher', sold, { value: 75, becomes: 'credit' })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const owed = () => database.orm.select().from(playerCredits).where(eq(playerCredits.playerId, ana.id));
    expect((await owed())[0]?.centavos).toBe(75_00);
    expect((await ask(arena.owner, 'undoVoucherSale', sold)).status).toBe(409);
    expect((await ask(arena.owner, 'deleteVoucher', sold)).body.error.code).toBe('voucher_held');
    await bench.cancel(ana, booked._id);
    expect((await ask(arena.owner, 'returnVoucher', sold, { value: 25, becomes: 'credit' })).status).toBe(200);
    expect((await owed())[0]?.centavos).toBe(100_00);
    const rows = await database.orm.select().from(movements).where(eq(movements.voucherId, sold));
    expect(rows.reduce((sum, { valueCentavos }) => sum + valueCentavos, 0)).toBe(0);
    const known = await ask(arena.owner, 'arenaPlayer', ana.id);
    expect(known.body.data.creditMoves.map(({ kind, given }: Record<string, unknown>) => [kind, given])).toEqual([
      ['ofVoucher', 25],
      ['ofVoucher', 75],
    ]);
    expect((await ask(arena.owner, 'deleteVoucher', sold)).status).toBe(200);
  });

  // Red without `tellHolders` in server/areas/owner/staff/handArena.ts.
  it('66: an arena is handed on with what players hold, and they hear of it', async () => {
    await credit(60_00);
    const partner = await makeStaff(database, arena.id, 'owner', { name: 'Lia Reis' });
    expect((await ask(arena.owner, 'handArena', '', { person: partner.id })).status).toBe(200);
    expect(await toldOf(ana)).toEqual(['holdingsHanded']);
    expect((await leave()).status).toBe(200);
  });

  // One of the two is refused, whichever comes first.
  it('66: nor with what a team gave in the moment of leaving', async () => {
    const manager = await makeStaff(database, arena.id, 'manager');
    const replies = await Promise.all([
      ask(manager, 'sellVoucher', '', { player: ana.id, credits: 4, price: 100, method: 'cash' }),
      leave(),
    ]);
    const [sale, left] = replies.map(({ status }) => status);
    expect(sale === 201 && left === 200).toBe(false);
  });

  // Red without `due < 0` in `refuseUnsettled` of server/start/leaving/refuseUnsettled.ts, and in `refuseObligations` of leaveArenas.ts.
  it.each(['as an owner', 'as a player who has handed the arena on'])(
    '66: whoever owes the platform after a payout stays, %s',
    async (how) => {
      arena = await bench.arena('platform');
      const treasury = openTreasury(bench, await bench.person('admin'));
      const hold = await bench.hold(arena, [18]);
      await bench.bank(hold.payment, 'pagar');
      await bench.pass(MINUTE);
      await treasury.pay(arena.owner.id);
      if (how !== 'as an owner') {
        const partner = await makeStaff(database, arena.id, 'owner', { name: 'Lia Reis' });
        expect((await ask(arena.owner, 'handArena', '', { person: partner.id })).status).toBe(200);
        await bench.cancel(partner, hold.id);
      } else await bench.cancel(arena.owner, hold.id);
      await bench.pass(MINUTE);
      const reply = await leave();
      expect([reply.status, reply.body.error.code, reply.body.details]).toEqual([409, 'platform_owed', { due: -80.5 }]);
      const [row] = await database.orm
        .select()
        .from(people)
        .where(and(eq(people.id, arena.owner.id), eq(people.status, 'active')));
      expect(row).toBeDefined();
    },
  );
});
