import { giveUp, settingsOfServer, SURROUNDINGS } from '../../commandLine.ts';
import { nameOf, openUnmigrated } from '#platform/database/openDatabase.ts';
import { BACKUP } from '../backupTexts.ts';
import { checkBackup, readBackup } from '../readBackup.ts';
import { readArguments, restoreInto, runCommand, withDatabase } from './runCommand.ts';

/** `npm run restore` fills the server's database with the rows of a backup. */
async function restore(): Promise<string> {
  const config = { options: { replace: { type: 'boolean', default: false } }, allowPositionals: true } as const;
  const { values, positionals } = readArguments(config, BACKUP.restoreUsage);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) return giveUp(BACKUP.restoreUsage);
  const settings = settingsOfServer();
  // Before the database is touched, or even made.
  await checkBackup(file);
  const open = () => openUnmigrated(settings, SURROUNDINGS);
  const summary = await withDatabase(settings, open, (database) =>
    restoreInto(database, readBackup(file), values.replace),
  );
  return BACKUP.restored(summary, nameOf(settings));
}

await runCommand(restore);
