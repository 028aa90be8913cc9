import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Modes {
  readonly folder: number;
  readonly file: number;
}

/** For the user whose process it is, and nobody else: people's data and messages. */
export const PRIVATE: Modes = { folder: 0o700, file: 0o600 };
/** What everybody may read and nobody else may change: the build's empty database, which another user may start from. */
export const READABLE: Modes = { folder: 0o755, file: 0o644 };

/** Of a folder and all in it. The folder comes last: with its mode, all of its content has been seen to. */
export async function setModes(folder: string, modes: Modes): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, modes.folder);
    else if (entry.isFile()) await chmod(path, modes.file);
  }
  await chmod(folder, modes.folder);
}

/** True when others than its owner may do anything with it. */
export async function isOpen(path: string): Promise<boolean> {
  return ((await stat(path)).mode & 0o077) !== 0;
}
