import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { HOLD_GRACE_MINUTES } from '#domain/booking/reservation.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { codeOf, openLine, outcomes } from './line.ts';

describeOnDatabases('an hour that was offered, when something else comes in between', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let line: ReturnType<typeof openLine>;
  let [ana, bia]: TestPerson[] = [];
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
  });

  const person = (one: TestPerson | undefined): TestPerson => one ?? { id: '', token: '' };
  const offered = () => Promise.all([ana, bia].map((one) => line.offered(person(one))));

  /** 18 o'clock on the only court is freed, and Ana is the first of so many. */
  async function offer(paidBy: 'local' | 'platform', waiting = 2) {
    arena = await bench.arena(paidBy, 1);
    line = openLine(bench, arena);
    const holder = await bench.player();
    [ana, bia] = await Promise.all(['Ana', 'Bia'].map((name) => bench.player({ name })));
    const [held = ''] = await line.fill(holder);
    for (const one of [ana, bia].slice(0, waiting)) await line.join(person(one));
    expect((await bench.cancel(holder, held)).status).toBe(200);
    expect((await offered())[0]).toEqual([18]);
  }

  /** Ana accepts it, does not pay in time, and her bank sends the money all the same. */
  async function payLate() {
    const { _id: id, payment } = (await line.reserve(person(ana))).body.data.reservation;
    await bench.pass((60 + HOLD_GRACE_MINUTES) * MINUTE);
    await bench.bank(payment[0].mpPaymentId, 'pagar-atrasado');
    await bench.pass(MINUTE);
    return bench.stateOf({ id, player: person(ana) });
  }

  describe('paid late', () => {
    it('is kept while nobody else was offered it', async () => {
      await offer('platform', 1);
      expect(await payLate()).toMatchObject({ status: 'PAGA', refunded: false, hours: [18] });
    });

    it('goes back once it is offered to the next, whose it stays', async () => {
      await offer('platform');
      expect(await payLate()).toMatchObject({ status: 'EXPIRADA', refunded: true, hours: [] });
      expect(await offered()).toEqual([[], [18]]);
      expect((await line.reserve(person(bia))).status).toBe(201);
    });
  });

  // Red without `withdrawn` in OPEN_HOURS (standing.ts): the second in line had it, and the first was out without an answer.
  describe('closed meanwhile', () => {
    const close = async () => {
      const closed = await openClosing(bench, arena).close({ seen: { reservations: 0, atArena: 0, byPix: 0 } });
      expect([closed.status, await offered()]).toEqual([201, [[], []]]);
      expect(await line.mine(person(ana))).toMatchObject([{ hours: [18], offers: [] }]);
      return closed.body.data.closure._id;
    };

    it.each(['undo', 'reopen'] as const)('is the first one’s again after the %s', async (how) => {
      await offer('local');
      expect(codeOf(await openClosing(bench, arena)[how](await close()))).toBe(200);
      expect(await offered()).toEqual([[18], []]);
      expect((await line.reserve(person(ana))).status).toBe(201);
      expect(await outcomes(database)).toEqual([
        [ana?.id, 'withdrawn'],
        [ana?.id, 'accepted'],
      ]);
    });
  });

  // Red without `waitElsewhere` in deleteCourt.ts: the page said 'any court', and no court was ever offered.
  it('and a court that is deleted while it is waited for lets its people wait for the others', async () => {
    arena = await bench.arena('local', 2);
    line = openLine(bench, arena);
    [ana, bia] = await Promise.all(['Ana', 'Bia'].map((name) => bench.player({ name })));
    const [gone, stays] = arena.courts.map(({ id }) => id);
    const [, held = ''] = await line.fill(person(bia));
    const closing = openClosing(bench, arena);
    const scope = { courts: [gone], startHour: 18, endHour: 19 };
    const { reservations } = (await closing.measure(scope)).body.data.impact;
    await closing.close({ seen: { reservations, atArena: 0, byPix: 0 } }, scope);
    expect((await line.join(person(ana), { courts: [gone] })).status).toBe(201);
    const url = contract.deleteCourt.path.replace(':id', gone ?? '');
    expect((await bench.call(arena.owner, { method: 'DELETE', url })).status).toBe(200);
    expect(await line.mine(person(ana))).toMatchObject([{ hours: [18], courts: [] }]);
    await bench.cancel(person(bia), held);
    expect(await line.mine(person(ana))).toMatchObject([{ offers: [{ court: { _id: stays } }] }]);
  });
});
