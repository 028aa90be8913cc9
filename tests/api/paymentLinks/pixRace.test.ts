import { Result } from 'effect';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openLinkPix } from './linkPix.ts';

describeOnDatabases('the PIX of a payment link that several touch at once', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let desk: Desk;
  let arena: TestArena;
  let links: ReturnType<typeof openLinkPix>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    desk = openDesk(bench);
    arena = await bench.arena('local', 2);
    links = openLinkPix(bench, arena);
  });

  const report = async (payment: string) => Result.getOrThrow(await bench.provider.get(payment));

  // Red without the open charge in chargeLink.ts.
  it('has one PIX that can be paid, also for windows that ask at once', async () => {
    const { id: link } = await links.make(arena.owner, (await desk.reserved(arena, bench.day, [18, 19]))._id);
    const asked = await Promise.all(Array.from({ length: 4 }, () => links.charge(link)));
    expect(new Set(asked.map((one) => one.id)).size).toBe(1);
    expect(await links.charges()).toEqual(['pending 16100']);
  });

  // Red without the lock of the reservation in linkMoney.ts.
  it('is paid once in the moment in which the desk receives or cancels: by the one or by the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = (await desk.reserved(arena, bench.day, [18 + round], 1))._id;
      const { id: link, payment } = await links.linked(one);
      await bench.bank(payment, 'pagar');
      const reported = await report(payment);
      await Promise.all([
        settle(bench.dependencies, reported),
        links.charge(link).catch(() => undefined),
        round % 2 === 0 ? desk.pay(arena.owner, one) : desk.cancel(arena.owner, one),
        settle(bench.dependencies, reported),
      ]);
      await bench.pass(MINUTE);
      await bench.pass(MINUTE);
      const { rows } = await database.pool.query(
        `select r.status, r.settled_centavos as settled, (select coalesce(sum(value_centavos), 0)::int from movement m
          where m.reservation_id = r.id) as sum, (select coalesce(sum(value_centavos), 0)::int from movement m
          where m.reservation_id = r.id and m.method = 'platform') as by_pix, (select status from charge c
          join payment_link l on l.id = c.link_id where l.reservation_id = r.id order by c.id limit 1) as charge
          from reservation r where id = $1`,
        [one],
      );
      const { status, settled, sum, by_pix: byPix, charge } = rows[0];
      expect(settled).toBe(sum);
      expect(charge === 'approved').toBe(byPix === 80_50);
      expect(status === 'CANCELADA' ? sum : 80_50).toBe(sum);
    }
  });
});
