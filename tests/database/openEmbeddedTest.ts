import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createEngine } from '#platform/database/embedded/createEngine.ts';
import { inject } from 'vitest';
import { engineWire } from '#platform/database/embedded/engineWire.ts';
import { openEmbedded } from '#platform/database/embedded/openEmbedded.ts';
import type { Wire } from '#platform/database/embedded/wire.ts';
import { reuse } from './reuse.ts';
import { movableClock, type TestDatabase, withTestVerbs } from './TestDatabase.ts';

const wires = reuse<Wire>({
  make: async () => engineWire(await openTestEngine()),
  open: (wire) => openOn(wire, async () => undefined),
  drop: (wire) => wire.close(),
});

/** All that a test stores fits; to clear the usual 128 MB was a quarter of the start. */
const FEW_BUFFERS = ['-c', 'shared_buffers=8MB'];

/** PGlite in this thread's memory, loaded from the migrated dump (starting it empty takes seconds). */
export async function openTestEngine(): Promise<PGlite> {
  const loadDataDir = await openAsBlob(inject('databaseDump'));
  return createEngine({ loadDataDir, startParams: [...PGlite.defaultStartParams, ...FEW_BUFFERS] });
}

export async function openEmbeddedTest(): Promise<TestDatabase> {
  const wire = await wires.take();
  return openOn(wire, () => wires.giveBack(wire));
}

/** @param close what becomes of the engine when nobody is connected any more */
function openOn(wire: Wire, close: () => Promise<void>): TestDatabase {
  const clock = movableClock();
  return withTestVerbs(openEmbedded({ ...wire, close }, clock), clock.passTime);
}
