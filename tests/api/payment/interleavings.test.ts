import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { type Bench, openBench } from './bench.ts';
import { faultsOf, openChaos, story } from './chaos.ts';

const RUNS = sweep(60, 10_000);
const MINUTES = 60_000;

describeOnDatabases('expiry, late money, rebooking, cancels and repeated news in any order', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  beforeAll(async () => {
    database = await open();
    bench = await openBench(database);
  });

  it(
    `leave every hour to one and every centavo accounted for (${RUNS} stories)`,
    async () => {
      const property = fc.asyncProperty(story, async (through) => {
        const arena = await bench.arena('platform', 1);
        const players = [await bench.player(), await bench.player()] as const;
        const { code } = await bench.voucher({ arena, player: players[0] }, { credits: 1 });
        const chaos = await openChaos(bench, arena, players, code);
        await chaos.live(through);
        await chaos.finish();
        expect(await faultsOf(bench, arena)).toEqual([]);
      });
      await fc.assert(property, { numRuns: RUNS, endOnFailure: false });
    },
    MINUTES * Math.max(2, RUNS / 100),
  );
});
