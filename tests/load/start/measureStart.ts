import { answers } from '../../database/postgresServer.ts';
import { openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { type BenchServer, withServer } from '../server.ts';
import { reportStart, type StartRun } from './startReport.ts';
import { sized } from '../size.ts';

const ROUNDS = sized({ whole: 5, smoke: 1 });

/** How long the built server takes to answer: on nothing, which it fills with the demonstration, and after `kill -9`. */
export async function measureStart({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const embedded = await run(root, 'embedded');
  return reportStart((await answers()) ? [embedded, await run(root, 'postgres')] : [embedded]);
}

async function run(root: string, kind: DatabaseKind): Promise<StartRun> {
  const rounds: { onNothing: number; afterKill: number }[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push(
      await withDatabase(kind, root, async ({ variables }) => ({
        onNothing: await withServer(root, variables, untilReady),
        afterKill: await withServer(root, variables, untilReady),
      })),
    );
  }
  return { kind, onNothing: rounds.map((one) => one.onNothing), afterKill: rounds.map((one) => one.afterKill) };
}

/** Milliseconds until it says that requests may be sent; then it dies. */
async function untilReady(server: BenchServer): Promise<number> {
  const client = openClient(server);
  const { status, ms } = await client.send({ path: '/ready' });
  client.close();
  if (status !== 200) throw new Error(`/ready answered ${status}`);
  await server.kill();
  return server.startMs + ms;
}
