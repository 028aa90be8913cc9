import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MOST_DEBTS } from '#domain/debts/debt.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';
import { openDesk } from '../agenda/desk.ts';
import { refusal } from '../testServer.ts';
import { type Counter, NOW_HOUR, openCounter, type Played } from './counter.ts';

const ONE: Played = { guest: 'Turma', ahead: -1, hours: [18], total: 80_50 };

describeOnDatabases('who owes an arena', (open) => {
  let world: World;
  let counter: Counter;
  let arena: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    counter = await openCounter(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
  });

  const owedOf = async (...rows: Played[]) => {
    await counter.forget(arena);
    await counter.write(arena, rows);
    return (await counter.page(arena)).owed;
  };

  it('is nobody at first', async () => {
    expect(await counter.read(arena.owner)).toEqual({
      status: 200,
      body: { data: { arena: { name: 'Arena Maré Alta' }, owed: 0, people: 0, debtors: [] }, pages: 1 },
    });
  });

  it('is told with how much, since when, and for what', async () => {
    const player = await world.player({ name: 'Bia Reis' });
    const [newer, older] = await counter.write(arena, [
      { player: player.id, ahead: -1, hours: [18, 19], total: 161_00, paid: 61_00 },
      { player: player.id, ahead: -3, hours: [7], total: 80_50, isNoShow: true },
    ]);
    const { debtors } = await counter.page(arena);
    expect(debtors).toEqual([
      {
        player: { _id: player.id, name: 'Bia Reis' },
        owed: 180.5,
        reservations: 2,
        bills: 0,
        noShows: 1,
        since: addDays(counter.today, -3),
        debts: [
          {
            _id: older,
            date: addDays(counter.today, -3),
            courts: [{ name: 'Quadra 1', startHours: [7] }],
            left: 80.5,
            isNoShow: true,
          },
          {
            _id: newer,
            date: addDays(counter.today, -1),
            courts: [{ name: 'Quadra 1', startHours: [18, 19] }],
            left: 100,
            isNoShow: false,
          },
        ],
      },
    ]);
  });

  it('has the phone that a guest gave last', async () => {
    await counter.write(arena, [
      { ...ONE, ahead: -3, guestPhone: '13911112222' },
      { ...ONE, ahead: -2, guestPhone: '13933334444' },
      { ...ONE, ahead: -1 },
    ]);
    const { debtors } = await counter.page(arena);
    expect(debtors).toMatchObject([{ guestPlayerName: 'Turma', guestPhone: '13933334444' }]);
  });

  it('is one guest by the trimmed name, apart from a player of that name', async () => {
    const player = await world.player({ name: 'Turma' });
    await counter.write(arena, [
      { ...ONE, guest: 'Turma' },
      { ...ONE, guest: ' Turma  ' },
      { ...ONE, guest: 'Outra turma', total: 10_00 },
      { ahead: -1, hours: [18], total: 300_00, player: player.id },
    ]);
    const { debtors, owed, people } = await counter.page(arena);
    expect([owed, people]).toEqual([471, 3]);
    expect(debtors.map((one: { owed: number; guestPlayerName?: string }) => [one.guestPlayerName, one.owed])).toEqual([
      [undefined, 300],
      ['Turma', 161],
      ['Outra turma', 10],
    ]);
  });

  it('is nobody for hours that are not over, by the clock of the arena', async () => {
    expect(await owedOf({ ...ONE, ahead: 1, hours: [7] })).toBe(0);
    expect(await owedOf({ ...ONE, ahead: 0, hours: [NOW_HOUR - 1, NOW_HOUR] })).toBe(0);
    expect(await owedOf({ ...ONE, ahead: 0, hours: [NOW_HOUR - 2, NOW_HOUR - 1] })).toBe(80.5);
    // Two hours behind: there it is still ten o'clock, and the hour before it has ended.
    await world.database.pool.query(`update arena set zone = 'America/Rio_Branco' where id = $1`, [arena.id]);
    expect(await owedOf({ ...ONE, ahead: 0, hours: [NOW_HOUR - 2] })).toBe(0);
    expect(await owedOf({ ...ONE, ahead: 0, hours: [NOW_HOUR - 3] })).toBe(80.5);
  });

  it('is nobody once it is paid, and again when the payment is taken back', async () => {
    const desk = openDesk(world);
    const [id = ''] = await counter.write(arena, [ONE]);
    const { body } = await desk.pay(arena.owner, id);
    expect((await counter.page(arena)).people).toBe(0);
    await desk.remove(arena.owner, body.data.reservation.installments[0]._id);
    expect((await counter.page(arena)).people).toBe(1);
    await world.cancel(arena.owner, id);
    expect((await counter.page(arena)).people).toBe(0);
  });

  it('is who got a PIX back after the game, until it is paid at the arena', async () => {
    const refunded = { ...ONE, status: 'PAGA', method: 'platform', moneyBack: 'done' } as const;
    expect(await owedOf(refunded)).toBe(80.5);
    expect(await owedOf({ ...refunded, moneyBack: 'repaid', paid: 80_50 })).toBe(0);
    expect(await owedOf({ ...refunded, moneyBack: 'none' })).toBe(0);
    expect(await owedOf({ ...refunded, status: 'CANCELADA' })).toBe(0);
  });

  it('is listed in pages, the largest sum first, with at most the oldest debts of each', async () => {
    const many = MOST_DEBTS + 3;
    await counter.write(arena, [
      ...Array.from({ length: many }, (_, index): Played => ({ ...ONE, total: 1_00, ahead: index - many })),
      ...Array.from({ length: 11 }, (_, index): Played => ({
        ...ONE,
        guest: `Turma ${index}`,
        total: (index + 1) * 100,
      })),
    ]);
    const first = await counter.read(arena.owner);
    const second = await counter.read(arena.owner, 2);
    expect([first.body.pages, first.body.data.people, first.body.data.owed]).toEqual([2, 12, many + 66]);
    const owed = [first, second].flatMap(({ body }) => body.data.debtors.map((one: { owed: number }) => one.owed));
    expect(owed).toEqual([many, ...Array.from({ length: 11 }, (_, index) => 11 - index)]);
    const [most] = first.body.data.debtors;
    expect([most.reservations, most.debts.length]).toEqual([many, MOST_DEBTS]);
    expect(most.debts[0].date).toEqual(addDays(counter.today, -many));
    expect(most.debts.at(-1).date).toEqual(addDays(counter.today, MOST_DEBTS - 1 - many));
    expect((await counter.read(arena.owner, 3)).body).toMatchObject({ pages: 2, data: { people: 12, debtors: [] } });
  });

  it('shows a phone only of a player who booked there', async () => {
    const [booked, told] = [await world.player({ phone: '13911112222' }), await world.player()];
    await world.reserve(booked, orderOf(arena, world.day, [18]));
    await counter.write(
      arena,
      [booked, told].map(({ id }, index) => ({ ahead: -1, hours: [18], total: 500 - index, player: id })),
    );
    const { debtors } = await counter.page(arena);
    expect(debtors.map(({ player }: { player: { phone?: string } }) => player.phone)).toEqual([
      '13911112222',
      undefined,
    ]);
  });

  it('is told to the arena’s own owner alone', async () => {
    await counter.write(arena, [ONE]);
    const stranger = await world.arena('local');
    expect((await counter.page(stranger)).people).toBe(0);
    expect(await counter.read(await world.person('arena-owner'))).toEqual({
      status: 403,
      body: refusal('forbidden'),
    });
    expect((await counter.read(await world.player())).status).toBe(403);
    expect((await counter.read(undefined)).status).toBe(401);
  });
});
