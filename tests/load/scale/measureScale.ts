import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withMaintenance } from '../../database/postgresServer.ts';
import { openClient } from '../client.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { percentile } from '../percentiles.ts';
import { openRecorder } from '../recordStatements.ts';
import { withServer } from '../server.ts';
import { SIZE } from '../size.ts';
import { missingReads } from './asks.ts';
import { BOOKINGS, measureBooking } from './bookings.ts';
import { isAsked, prepare } from './field.ts';
import { openFilled } from './filledDatabase.ts';
import { measureRead } from './reads.ts';
import { type Failed, reportScale, type Series } from './scaleReport.ts';
import { FILLED } from './world.ts';

/** How long every GET and a booking take among much data, one at a time, and how long their SQL alone takes. */
export async function measureScale({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const { name, url, database } = await openFilled(root, FILLED, (line) => console.error(line));
  const dataDir = await mkdtemp(join(tmpdir(), 'quadra-scale-'));
  const variables = { SEED: 'none', LIMITS: 'relaxed', DATA_DIR: dataDir, DATABASE_URL: url };
  const series: Series[] = [];
  const failed: Failed[] = [];
  /** One kind that fails is told at the end, and does not end the run of all others. */
  const keep = async (kind: string, measuring: Promise<Series>): Promise<void> => {
    try {
      const one = await measuring;
      console.error(`${kind}: ${Math.round(percentile(one.ms, 0.95))} ms`);
      series.push(one);
    } catch (error) {
      console.error(`${kind}:`, error);
      failed.push({ name: kind, reason: String(error) });
    }
  };
  try {
    const field = await prepare(database, FILLED);
    const recorder = await openRecorder(database, variables);
    const bare = await database.pool.connect();
    await withServer(root, variables, async (server) => {
      const client = openClient(server);
      for (const kind of BOOKINGS.filter(isAsked)) {
        await keep(kind, measureBooking({ client, recorder, database }, field, kind));
      }
      for (const asked of field.series) await keep(asked.name, measureRead({ client, recorder, bare }, asked));
      client.close();
    });
    bare.release(true);
    await recorder.close();
    return reportScale({ name, size: SIZE, series, failed, missing: missingReads() });
  } finally {
    await database.close();
    if (SIZE === 'smoke') await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
    await rm(dataDir, { recursive: true });
  }
}
