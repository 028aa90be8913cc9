import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { giveUp } from '../../commandLine.ts';
import type { Database } from '#platform/database/database.ts';
import { reclaimSpace } from '#platform/database/embedded/reclaimSpace.ts';
import { sqlState, troubleOf } from '#platform/database/failure.ts';
import { migrate } from '#platform/database/migrate.ts';
import { cannotUse, type Where } from '#platform/database/openDatabase.ts';
import { StartFailure } from '#platform/StartFailure.ts';
import { BackupFailure } from '../BackupFailure.ts';
import { BACKUP } from '../backupTexts.ts';
import { load } from '../load.ts';
import type { BackupRecord, Summary } from '../records.ts';

/** Runs a command, and prints what it found to say, or why it could not: without a stack, and with the exit code 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    if (error instanceof BackupFailure || error instanceof StartFailure) giveUp(error.message);
    throw error;
  }
}

/** The arguments of the command, or how it is used. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch {
    return giveUp(usage);
  }
}

/** Works on an open database and closes it; its own failures are said with its name. */
export async function withDatabase<Result>(
  where: Where,
  open: () => Promise<Database>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } catch (error) {
    throw sqlState(error) !== undefined || troubleOf(error) ? cannotUse(where, error) : error;
  } finally {
    await database.close();
  }
}

/** Opening a folder makes a database where there is none; whoever only reads does not want that. */
export function requireDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, 'database'))) throw new BackupFailure({ message: BACKUP.noDatabase(dataDir) });
}

/** Fills the database, and brings it to the schema of this version. */
export async function restoreInto(
  database: Database,
  records: AsyncIterable<BackupRecord>,
  replace: boolean,
): Promise<Summary> {
  const summary = await load(database.pool, records, { replace });
  await migrate(database.pool);
  await reclaimSpace(database);
  return summary;
}
