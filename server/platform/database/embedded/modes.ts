import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Modes {
  readonly folder: number;
  readonly file: number;
}

/** Only for the user of this process: people's data and messages. */
export const PRIVATE: Modes = { folder: 0o700, file: 0o600 };
/** Readable by everybody, writable by its owner: the build's empty database, which another user may copy. */
export const READABLE: Modes = { folder: 0o755, file: 0o644 };

/** Sets the modes of a folder and its content. The folder comes last: its mode shows that its content is done. */
export async function setModes(folder: string, modes: Modes): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, modes.folder);
    else if (entry.isFile()) await chmod(path, modes.file);
  }
  await chmod(folder, modes.folder);
}

/** True when other users than its owner have any permission. */
export async function isOpen(path: string): Promise<boolean> {
  return ((await stat(path)).mode & 0o077) !== 0;
}
