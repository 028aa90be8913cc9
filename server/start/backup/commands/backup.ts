import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { settingsOfServer, SURROUNDINGS } from '../../commandLine.ts';
import { openUnmigrated } from '#platform/database/openDatabase.ts';
import { askServer } from '../backupSocket.ts';
import { BACKUP } from '../backupTexts.ts';
import { dump } from '../dump.ts';
import { encode } from '../encode.ts';
import type { Summary } from '../records.ts';
import { fileFor, writeBackup } from '../writeBackup.ts';
import { readArguments, requireDatabase, runCommand, withDatabase } from './runCommand.ts';

/** `npm run backup` writes all rows of the server's database into one file, while the server runs. */
async function backup(): Promise<string> {
  const { values } = readArguments({ options: { to: { type: 'string' } } }, BACKUP.backupUsage);
  const settings = settingsOfServer();
  const file = await fileFor(values.to ?? join(settings.dataDir, 'backups/'), new Date());
  const write = async (bytes: Readable): Promise<Summary> => writeBackup(bytes, file);
  if (settings.databaseUrl === undefined) {
    const sent = await askServer(settings.dataDir);
    if (sent) return BACKUP.backedUp(file, await write(sent));
    requireDatabase(settings.dataDir);
  }
  const open = () => openUnmigrated(settings, SURROUNDINGS);
  return BACKUP.backedUp(file, await withDatabase(settings, open, ({ pool }) => write(encode(dump(pool)))));
}

await runCommand(backup);
