import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openWorld, type World } from '../booking/world.ts';
import { beginHistory, deeds, type History } from './histories.ts';

const HISTORIES = sweep(3, 200);
const DEEDS = 80;

describeOnDatabases('the money of series', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });

  interface Book {
    readonly received: number;
    readonly earned: number;
    readonly refunded: number;
    readonly owed: number;
    /** Reservations whose row and ledger disagree. */
    readonly torn: number;
  }

  /** Of each player and the guest, in centavos. */
  async function books({ arena }: History): Promise<readonly Book[]> {
    const { rows } = await database.pool.query<Book>(
      `with standing as (
        select m.* from movement m where m.arena_id = $1 and m.kind <> 'undo' and not exists (
          select from movement undo where undo.arena_id = m.arena_id and undo.undoes_id = m.id)),
      each as (
        select r.player_id, r.settled_centavos,
          (select coalesce(sum(value_centavos), 0) from standing m where m.reservation_id = r.id and kind = 'payment'
            and method <> 'player_credit') as received,
          (select coalesce(sum(value_centavos), 0) from standing m where m.reservation_id = r.id and kind = 'discount') as discounted,
          (select coalesce(-sum(value_centavos), 0) from standing m where m.reservation_id = r.id and kind = 'refund'
            and method <> 'player_credit') as refunded,
          (select coalesce(sum(value_centavos), 0) from movement m where m.arena_id = r.arena_id and m.reservation_id = r.id) as moved
        from reservation r where r.arena_id = $1)
      select sum(received)::int as received, sum(settled_centavos - discounted)::int as earned, (sum(refunded) + (
          select coalesce(-sum(value_centavos), 0) from standing paid_out where paid_out.player_id = each.player_id and kind = 'refund'))::int as refunded,
        coalesce((select centavos from player_credit c where c.arena_id = $1 and c.player_id = each.player_id), 0)::int as owed,
        (count(*) filter (where moved <> settled_centavos))::int as torn
      from each group by player_id`,
      [arena.id],
    );
    return rows;
  }

  // Red when giveBack in cancelReservations.ts leaves settledCentavos; without takeCredit in payOutCredit.ts; the whole sweep is when takeBack in ledger.ts leaves the credit.
  it('that was received is earned, was refunded, or is owed as credit, of each player, after every deed', async () => {
    await fc.assert(
      fc.asyncProperty(deeds(DEEDS), async (told) => {
        const history = await beginHistory(database, world);
        try {
          for (const deed of told) {
            await history.tell(deed);
            const all = await books(history);
            const kept = all.map(({ earned, refunded, owed, torn }) => [earned + refunded + owed, torn]);
            expect([deed, kept]).toEqual([deed, all.map(({ received }) => [received, 0])]);
            expect(all.reduce((sum, { received }) => sum + received, 0)).toBe(history.tookIn());
          }
        } finally {
          history.end();
        }
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  });
});
