import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createEngine } from '../../server/database/embedded/createEngine.ts';
import { inject } from 'vitest';
import { engineWire } from '../../server/database/embedded/engineWire.ts';
import { openEmbedded } from '../../server/database/embedded/openEmbedded.ts';
import { movableClock, type TestDatabase, withTestVerbs } from './TestDatabase.ts';

/** PGlite in this thread's memory, loaded from the migrated dump (starting it empty takes seconds). */
export async function openTestEngine(): Promise<PGlite> {
  return createEngine({ loadDataDir: await openAsBlob(inject('databaseDump')) });
}

export async function openEmbeddedTest(): Promise<TestDatabase> {
  const clock = movableClock();
  return withTestVerbs(openEmbedded(engineWire(await openTestEngine()), clock), clock.passTime);
}
