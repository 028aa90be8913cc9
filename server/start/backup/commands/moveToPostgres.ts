import { giveUp, settingsOfServer, SURROUNDINGS } from '../../commandLine.ts';
import { nameOf, openUnmigrated } from '#platform/database/openDatabase.ts';
import { BACKUP } from '../backupTexts.ts';
import { dump } from '../dump.ts';
import { readArguments, requireDatabase, restoreInto, runCommand, withDatabase } from './runCommand.ts';

/** `npm run move-to-postgres` carries all rows of the embedded database, whose server is stopped, into PostgreSQL. */
async function move(): Promise<string> {
  const options = { replace: { type: 'boolean', default: false } } as const;
  const { values } = readArguments({ options }, BACKUP.moveUsage);
  const settings = settingsOfServer();
  if (settings.databaseUrl === undefined) return giveUp(BACKUP.noTarget, BACKUP.moveUsage);
  const folder = { dataDir: settings.dataDir, databaseUrl: undefined };
  requireDatabase(folder.dataDir);
  return withDatabase(
    folder,
    () => openUnmigrated(folder, SURROUNDINGS),
    (source) =>
      withDatabase(
        settings,
        () => openUnmigrated(settings, SURROUNDINGS),
        async (target) => {
          const summary = await restoreInto(target, dump(source.pool), values.replace);
          return BACKUP.moved(summary, nameOf(folder), nameOf(settings));
        },
      ),
  );
}

await runCommand(move);
