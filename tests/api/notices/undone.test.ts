import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, fromIsoDay } from '#domain/values/days/day.ts';
import { WRITES } from '#domain/contract/callNotices.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestPerson, type World } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { openClosing } from '../closures/closing.ts';
import { csv, goodRows, openCustomerImports, openImports } from '../imports/files.ts';
import { openShop } from '../products/shop.ts';
import { openSeries } from '../series/mensalista.ts';
import { voucherDesk } from '../vouchers/desk.ts';
import { openLine } from '../waiting/line.ts';
import { NO_UNDOS, SOUNDS_LIKE_UNDO, UNDOS } from './undos.ts';

/** A deed of the desk and how it is taken back; both answer as the server did. */
interface Walk {
  readonly deed: () => Promise<Reply>;
  readonly undo: (done: Reply) => Promise<Reply>;
}
type Reply = Awaited<ReturnType<World['call']>>;

it('every call that sounds like an undo is one, or said to be none', () => {
  const sounding = Object.keys(WRITES).filter((name) => SOUNDS_LIKE_UNDO.test(name));
  expect([...Object.keys(UNDOS), ...Object.keys(NO_UNDOS)].toSorted()).toEqual(sounding.toSorted());
});

describeOnDatabases('what a deed and its undo tell together', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });

  /** An arena with an owner to be told, a manager who does all, a player's reservation at 18, and somebody who waits for that hour. */
  async function scene() {
    const arena = await world.arena('local');
    const manager = await world.player({ name: 'Caio Reis' });
    await joinTeam(database, { arenaId: arena.id, personId: manager.id, role: 'manager' });
    const [player, other] = [await world.player({ name: 'Ana Lima' }), await world.player({ name: 'Bia Prado' })];
    const desk = openDesk(world);
    const { _id: reservation } = (await world.reserve(player, orderOf(arena, world.day, [18, 19]))).body.data
      .reservation;
    await world.reserve(other, orderOf(arena, world.day, [18], 1));
    await openLine(world, arena).join(await world.player());
    await world.runDue();
    return { arena, manager, player, other, desk, reservation: String(reservation) };
  }
  type Scene = Awaited<ReturnType<typeof scene>>;

  const patch = (who: TestPerson, path: string, id: string, payload: object = {}) =>
    world.call(who, { method: 'PATCH', url: path.replace(':id', id), payload });
  /** All that was received and let go of the reservation. */
  const removeAll = async ({ desk, arena, manager, reservation }: Scene): Promise<Reply> => {
    const { installments } = (await world.read(arena.owner, reservation)).body.data.reservation;
    return desk.undoPayments(
      manager,
      reservation,
      installments.map(({ _id }: { _id: string }) => _id),
    );
  };

  const WALKS: Readonly<Record<string, (of: Scene) => Walk | Promise<Walk>>> = {
    cancelAtDesk: ({ desk, manager, reservation }) => ({
      deed: () => desk.cancel(manager, reservation),
      undo: () => desk.undoCancel(manager, reservation),
    }),
    moveReservation: ({ desk, manager, reservation, arena }) => ({
      deed: () =>
        desk.move(manager, reservation, {
          date: world.day,
          hours: [20, 21].map((startHour) => ({ court: arena.courts[0]?.id, startHour, sport: 'BEACH_TENNIS' })),
          totalValue: 161,
        }),
      undo: () => desk.undoMove(manager, reservation),
    }),
    giveReservation: ({ desk, manager, reservation, other }) => ({
      deed: () => desk.give(manager, reservation, { player: other.id }),
      undo: () => desk.undoGiving(manager, reservation),
    }),
    closeCourts: async ({ arena, manager }) => {
      const closing = openClosing(world, arena, manager);
      const { reservations, atArena, byPix } = (await closing.measure()).body.data.impact;
      return {
        deed: () => closing.close({ seen: { reservations, atArena, byPix } }),
        undo: ({ body }) => closing.undo(body.data.closure._id),
      };
    },
    skipOccurrence: async ({ arena, manager, player }) => {
      const series = openSeries(world, arena, manager);
      const made = (await series.make({ player: player.id, court: arena.courts[1]?.id, startHour: 20 })).body.data
        .series;
      const day = fromIsoDay(made.weeks[1].day);
      return { deed: () => series.skip(made._id, day), undo: () => series.restore(made._id, day) };
    },
    payReservation: (of) => ({
      deed: () => of.desk.pay(of.manager, of.reservation, { method: 'cash' }),
      undo: () => removeAll(of),
    }),
    addInstallment: (of) => ({
      deed: () => of.desk.add(of.manager, of.reservation, { info: 'DESCONTO', value: 120 }),
      undo: () => removeAll(of),
    }),
    splitPayment: (of) => ({
      deed: () =>
        of.desk.split(of.manager, of.reservation, [
          { info: 'Rui', value: 20, method: 'cash' },
          { info: 'DESCONTO', value: 120 },
        ]),
      undo: () => removeAll(of),
    }),
    markNoShow: async ({ desk, arena, manager, player }) => {
      const { _id: id } = (await world.reserve(player, orderOf(arena, world.day, [7]))).body.data.reservation;
      await database.pool.query('update reservation set day = day - 7 where id = $1', [id]);
      return { deed: () => desk.markNoShow(manager, id), undo: () => desk.clearNoShow(manager, id) };
    },
    payOutCredit: async ({ arena, manager, player }) => {
      const movedAt = new Date('2024-01-10T15:00:00Z');
      await database.orm
        .insert(playerCredits)
        .values({ arenaId: arena.id, playerId: player.id, centavos: 80_00, movedAt });
      const url = contract.payOutCredit.path.replace(':id', player.id);
      return {
        deed: () => world.call(manager, { method: 'POST', url, payload: { value: 50, method: 'cash' } }),
        undo: ({ body }) => patch(manager, contract.undoCreditPayout.path, body.data._id),
      };
    },
    sellVoucher: ({ manager, player }) => ({
      // Below what the hours cost, so that the owners are to hear of it too.
      deed: () => voucherDesk(world).sell(manager, { player: player.id, credits: 10, price: 10, method: 'pix' }),
      undo: ({ body }) => voucherDesk(world).undoSale(manager, body.data.voucher._id),
    }),
    sellProduct: async ({ arena, manager, reservation }) => {
      const shop = openShop(world);
      const water = await shop.onSale(arena.owner, { name: 'Água', price: 5 });
      return {
        deed: () => shop.sell(manager, { ...water, reservation }),
        undo: ({ body }) => shop.undo(manager, body.data.sale._id),
      };
    },
    paySales: async ({ arena, manager, reservation }) => {
      const shop = openShop(world);
      const water = await shop.onSale(arena.owner, { name: 'Água', price: 5 });
      const { sale } = (await shop.sell(manager, { ...water, reservation })).body.data;
      return { deed: () => shop.pay(manager, [sale._id]), undo: () => shop.undo(manager, sale._id) };
    },
    importReservations: ({ manager }) => ({
      deed: () => openImports(world).run(manager, csv(...goodRows(addDays(world.day, 3), 4))),
      undo: async () => {
        const made = await world.call(manager, { method: 'GET', url: contract.madeImports.path });
        return patch(manager, contract.undoImport.path, made.body.data.imports[0]._id);
      },
    }),
    importCustomers: ({ manager }) => ({
      deed: () => openCustomerImports(world).run(manager, 'Nome;Telefone\nAna;13988887777\nBia;'),
      undo: async () => {
        const made = await world.call(manager, { method: 'GET', url: contract.madeImports.path });
        return patch(manager, contract.undoImport.path, made.body.data.imports[0]._id);
      },
    }),
    updateAllTimeSlots: ({ manager, arena }) => ({
      deed: () =>
        world.call(manager, { method: 'PATCH', url: contract.updateAllTimeSlots.path, payload: { price: 75 } }),
      undo: async ({ body }) => {
        const prices = body.data.timeSlots.map(({ _id, version }: { _id: string; version: number }) => {
          return { _id, version, price: arena.slots.size > 0 ? 80.5 : 0 };
        });
        return patch(manager, contract.restorePrices.path, '', { prices });
      },
    }),
  };

  it('is walked for each of them', () => {
    expect(Object.keys(WALKS).toSorted()).toEqual(Object.values(UNDOS).flat().toSorted());
  });

  const TELLING = [
    'giveNotice',
    'sendNoticeLetter',
    'sendPush',
    'sendWhatsapp',
    'sendNotice',
    'announceEvent',
    'sendEventLetter',
  ];

  /** What was told since, and what waits to be. */
  async function told(): Promise<string[]> {
    const { rows } = await database.pool.query<{ what: string }>(
      `select kind as what from notice union all
        select kind || ' ' || coalesce(payload ->> 'notice', '') from outbox where done_at is null and kind = any($1)`,
      [TELLING],
    );
    return rows.map(({ what }) => what).toSorted();
  }

  it.each(Object.entries(WALKS))('is nothing: %s', async (name, walkOf) => {
    const walk = await walkOf(await scene());
    await world.runDue();
    await database.pool.query('delete from notice');
    await database.pool.query('delete from outbox where kind = any($1)', [TELLING]);
    const done = await walk.deed();
    expect([200, 201]).toContain(done.status);
    // By the table of messages: what the deed alone would tell.
    const alone = Object.entries(WRITES).find(([write]) => write === name)?.[1];
    expect((await told()).length > 0).toBe(Array.isArray(alone));
    const undone = await walk.undo(done);
    expect([undone.status, undone.body.error]).toEqual([200, undefined]);
    expect(await told()).toEqual([]);
    database.passTime(2 * 60_000);
    await world.runDue();
    expect(await told()).toEqual([]);
  });
});
