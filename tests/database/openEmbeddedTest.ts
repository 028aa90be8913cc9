import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { engineWire } from '../../server/database/embedded/engineWire.ts';
import { openEmbedded } from '../../server/database/embedded/openEmbedded.ts';
import { movableClock, type TestDatabase, withTestVerbs } from './TestDatabase.ts';

/** PGlite in this thread's memory, loaded from the migrated dump (starting it empty takes seconds). */
export async function openEmbeddedTest(): Promise<TestDatabase> {
  const engine = await PGlite.create({ loadDataDir: await openAsBlob(inject('databaseDump')) });
  const clock = movableClock();
  return withTestVerbs(openEmbedded(engineWire(engine), clock), clock.passTime);
}
