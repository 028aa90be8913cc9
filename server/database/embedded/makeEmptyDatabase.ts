import { PGlite } from '@electric-sql/pglite';
import { databaseClock } from '../clock.ts';
import { migrate } from '../migrate.ts';
import { engineWire } from './engineWire.ts';
import { READABLE, setModes } from './modes.ts';
import { openEmbedded } from './openEmbedded.ts';

/** Makes, in the folder that it is given, the migrated database that starts on nothing copy: a step of the build. */
async function makeEmptyDatabase(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('In which folder?');
  const database = openEmbedded(engineWire(await PGlite.create({ dataDir: folder })), databaseClock);
  await migrate(database.pool);
  await database.close();
  // PGlite lets everybody write.
  await setModes(folder, READABLE);
}

await makeEmptyDatabase(process.argv[2]);
