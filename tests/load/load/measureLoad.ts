import { answers } from '../../database/postgresServer.ts';
import { openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { type BenchServer, withServer } from '../server.ts';
import { type LoadRun, reportLoad } from './loadReport.ts';
import { openLoop } from './openLoop.ts';
import { overload } from './overload.ts';
import { crowd, type Kind, readingOf } from './requests.ts';
import { type Field, makeField } from './world.ts';
import { sized } from '../size.ts';

const PER_SECOND = sized({ whole: 500, smoke: 50 });
const SECONDS = sized({ whole: 60, quick: 10, smoke: 1 });
/** Not measured: Node compiles what runs often, and each connection prepares its statements. */
const WARM_UP_SECONDS = sized({ whole: 5, smoke: 1 });
const OVERLOAD_SECONDS = sized({ whole: 5, smoke: 1 });

const SERVER = { SEED: 'none', LIMITS: 'relaxed' };

/** What five hundred requests a second wait for, and what becomes of many more. */
export async function measureLoad({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const embedded = await run(root, 'embedded');
  return reportLoad((await answers()) ? [await run(root, 'postgres'), embedded] : [embedded]);
}

function run(root: string, kind: DatabaseKind): Promise<LoadRun> {
  return withDatabase(kind, root, async (database) => {
    const field = await database.use(makeField);
    return withServer(root, { ...SERVER, ...database.variables }, async (server) => {
      const steady = await measureSteady(server, field);
      const [offer] = field.free;
      const [player] = field.players;
      if (!offer || !player) throw new Error('There is nothing to read');
      const day = readingOf('day', offer, player);
      return {
        kind,
        perSecond: PER_SECOND,
        seconds: SECONDS,
        ...steady,
        overload: await overload(server, () => day, OVERLOAD_SECONDS),
      };
    });
  });
}

async function measureSteady(server: BenchServer, field: Field) {
  const client = openClient(server);
  try {
    const send = crowd(client, field);
    await openLoop<Kind>({ perSecond: PER_SECOND, seconds: WARM_UP_SECONDS }, send);
    const cpuBefore = await server.cpuMs();
    const from = performance.now();
    const samples = await openLoop<Kind>({ perSecond: PER_SECOND, seconds: SECONDS }, send);
    const cpuShare = ((await server.cpuMs()) - cpuBefore) / (performance.now() - from);
    return { samples, cpuShare };
  } finally {
    client.close();
  }
}
