import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { orderOf, type TestArena, type TestPerson } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { voucherDesk } from '../vouchers/desk.ts';
import { hearing } from './told.ts';

const SECOND = 1_000;

describeOnDatabases('what is heard of reservations', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let desk: ReturnType<typeof openDesk>;
  let told: ReturnType<typeof hearing>;
  let arena: TestArena;
  let people: { ana: TestPerson; bia: TestPerson; owner: TestPerson; clerk: TestPerson };
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    desk = openDesk(bench);
    told = hearing(bench);
    arena = await bench.arena('local');
    const [ana, bia, clerk] = [await bench.player(), await bench.player({ name: 'Bia Lima' }), await bench.player()];
    await joinTeam(database, { arenaId: arena.id, personId: clerk.id, role: 'reception' });
    people = { ana, bia, clerk, owner: arena.owner };
  });

  const heard = () => told.heard(people);
  async function reserved(): Promise<string> {
    const { _id } = await desk.reserved(arena, bench.day, [18], 0, people.ana);
    await heard();
    return _id;
  }
  const move = async (id: string, hour: number) =>
    desk.move(arena.owner, id, {
      date: bench.day,
      hours: [{ court: arena.courts[0]?.id, startHour: hour, sport: 'BEACH_TENNIS' }],
      totalValue: 80.5,
    });

  // Red without `tellDesk` in bookingHandlers.ts, or in cancel.ts.
  it('by whoever works there: what a player reserves and cancels', async () => {
    const { body } = await bench.reserve(people.ana, orderOf(arena, bench.day, [18]));
    expect(await heard()).toEqual(['bookingMade clerk', 'bookingMade owner']);
    await bench.cancel(people.ana, body.data.reservation._id);
    expect(await heard()).toEqual(['bookingCancelled clerk', 'bookingCancelled owner']);
  });

  it('by the player for whom the desk reserves, and by nobody of a guest', async () => {
    await desk.reserve(arena.owner, { ...orderOf(arena, bench.day, [19]), player: people.bia.id });
    expect(await heard()).toEqual(['reservationByDesk bia']);
    await desk.reserve(arena.owner, { ...orderOf(arena, bench.day, [20]), guestPlayerName: 'Rui' });
    expect(await heard()).toEqual([]);
  });

  // Red without `kept` in `moneyOf`.
  it('by the player whose money goes back in part: what does, and what the arena keeps', async () => {
    const id = await reserved();
    await desk.add(arena.owner, id, { info: 'Ana', value: 50, method: 'pix' });
    await desk.cancel(arena.owner, id, { value: 50, becomes: 'refund', method: 'pix', part: 20 });
    await bench.pass(MINUTE);
    const [notice] = (await told.list(people.ana)).notices;
    expect(notice.line).toContain('A arena devolveu R$\u00a020,00 e ficou com o sinal de R$\u00a030,00.');
  });

  // Red when `tellUnlessUndone` tells at once, and when `untell` leaves the job.
  it.each([
    ['cancelled', 'reservationCancelled ana', 'reservationRestored ana'],
    ['moved', 'reservationMoved ana', 'reservationMoveUndone ana'],
  ] as const)(
    '%s by the desk: when it can no longer be undone, and not at all if it was',
    async (how, told, undone) => {
      const id = await reserved();
      const change = () => (how === 'moved' ? move(id, 20) : desk.cancel(arena.owner, id));
      const undo = () => (how === 'moved' ? desk.undoMove(arena.owner, id) : desk.undoCancel(arena.owner, id));
      expect((await change()).status).toBe(200);
      await bench.pass(9 * SECOND);
      expect(await heard()).toEqual([]);
      expect((await undo()).status).toBe(200);
      await bench.pass(MINUTE);
      expect(await heard()).toEqual([]);
      await change();
      await bench.pass(13 * SECOND);
      expect(await heard()).toEqual([told]);
      expect((await undo()).status).toBe(200);
      expect(await heard()).toEqual([undone]);
    },
  );

  it('given to somebody else: by both, and by both again when it goes back', async () => {
    const id = await reserved();
    await desk.give(arena.owner, id, { player: people.bia.id });
    await desk.undoGiving(arena.owner, id);
    await bench.pass(MINUTE);
    expect(await heard()).toEqual([]);
    await desk.give(arena.owner, id, { player: people.bia.id });
    await bench.pass(MINUTE);
    expect(await heard()).toEqual(['reservationGiven bia', 'reservationTaken ana']);
    await desk.undoGiving(arena.owner, id);
    expect(await heard()).toEqual(['reservationGiven ana', 'reservationTaken bia']);
  });

  it('paid by PIX: by the desk when it comes, by the player when it goes back, also by mail', async () => {
    arena = await bench.arena('platform');
    people = { ...people, owner: arena.owner };
    const hold = await bench.hold(arena, [18], { player: people.ana });
    expect(await heard()).toEqual([]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await heard()).toEqual(['pixReceived owner']);
    await desk.cancel(arena.owner, hold.id);
    await bench.pass(13 * SECOND);
    expect(await told.titles(people.ana)).toContain('A arena cancelou a sua reserva');
    await bench.pass(MINUTE);
    const { notices } = (await told.list(people.ana)) as {
      notices: readonly { title: string; line: string; path: string }[];
    };
    const cancelled = notices.find(({ title }) => title === 'A arena cancelou a sua reserva');
    expect([notices.length, cancelled?.line]).toEqual([
      2,
      expect.stringMatching(/^Arena Maré Alta, .*, 18:00 às 19:00\. O valor pago pelo PIX volta automaticamente\.$/),
    ]);
    expect(cancelled?.path).toBe(`/cliente/minhas-reservas/${hold.id}`);
    const letters = bench.dependencies.sent.filter(({ to }) => to === `${people.ana.id}@exemplo.com`);
    const subjects = letters.map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['A arena cancelou a sua reserva', 'Pagamento devolvido']);
    for (const { text, html } of letters) {
      expect(text).toContain(`/cliente/minhas-reservas/${hold.id}`);
      expect(html).toContain('Arena Maré Alta');
    }
    expect(await heard()).toEqual(['refundDone ana', 'reservationCancelled ana']);
  });

  it('of vouchers: by whose they are', async () => {
    const vouchers = voucherDesk(bench);
    const form = { player: people.ana.id, code: 'MARE', discount: 0.5, credits: 2 };
    const { body } = await vouchers.create(arena.owner, form);
    await bench.pass(MINUTE);
    expect(await heard()).toEqual(['voucherReceived ana']);
    const id: string = body.data.voucher._id;
    await vouchers.recharge(arena.owner, id, 3);
    expect(await heard()).toEqual(['voucherRecharged ana']);
    await vouchers.expire(arena.owner, id);
    expect(await heard()).toEqual(['voucherEnded ana']);
  });

  it('of a voucher that ends before its player heard of it: nothing', async () => {
    const vouchers = voucherDesk(bench);
    for (const end of [vouchers.expire, vouchers.remove]) {
      const form = { player: people.ana.id, code: 'MARE', discount: 0.5, credits: 2 };
      const { body } = await vouchers.create(arena.owner, form);
      await end(arena.owner, body.data.voucher._id);
      await bench.pass(MINUTE);
      expect(await heard()).toEqual([]);
      await database.pool.query('delete from voucher');
    }
  });
});
