import { createEngine } from './createEngine.ts';
import { databaseClock } from '../clock.ts';
import { migrate } from '../migrate.ts';
import { engineWire } from './engineWire.ts';
import { READABLE, setModes } from './modes.ts';
import { openEmbedded } from './openEmbedded.ts';

/** A build step: makes a migrated database without rows in the given folder. A first start copies it. */
async function makeEmptyDatabase(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('In which folder?');
  const database = openEmbedded(engineWire(await createEngine({ dataDir: folder })), databaseClock);
  await migrate(database.pool);
  await database.close();
  // PGlite makes its files writable for everybody.
  await setModes(folder, READABLE);
}

await makeEmptyDatabase(process.argv[2]);
