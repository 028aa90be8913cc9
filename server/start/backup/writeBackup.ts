import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupFailure } from './BackupFailure.ts';
import { BACKUP } from './backupTexts.ts';
import { checkBackup } from './readBackup.ts';
import type { Summary } from './records.ts';

/** The file of a backup: the one that is named, which must not exist, or a new one in the folder that is. Makes its folder. */
export async function fileFor(to: string, now: Date): Promise<string> {
  const isFolder = await stat(to).then(
    (found) => found.isDirectory(),
    () => to.endsWith('/'),
  );
  const instant = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const file = isFolder ? join(to, `quadra-livre-${instant}.ndjson.gz`) : to;
  if (existsSync(file)) throw new BackupFailure({ message: BACKUP.exists(file) });
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    return file;
  } catch (error) {
    throw failureOf(error, file);
  }
}

/**
 * Writes the bytes of a backup, reads them again, and only then gives them their name: until then they stand in `*.part`,
 * which is taken away when this fails or the process is told to stop.
 */
export async function writeBackup(bytes: Readable, file: string): Promise<Summary> {
  const part = `${file}.part`;
  const discard = (): void => rmSync(part, { force: true });
  const stop = (): never => {
    discard();
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    await pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true }));
    const summary = await checkBackup(part);
    await rename(part, file);
    await flushFolder(dirname(file));
    return summary;
  } catch (error) {
    discard();
    throw failureOf(error, file);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A new name is on the disk only when its folder is. Windows opens no folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The file system's failures in words; others tell of the database. */
function failureOf(error: unknown, file: string): unknown {
  const isOfFile = error instanceof Error && 'path' in error && 'code' in error;
  const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  if (!isOfFile && !isFull) return error;
  return new BackupFailure({ message: BACKUP.unwritable(file, String(Reflect.get(error, 'code'))) });
}
