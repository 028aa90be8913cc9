import { access, chmod, constants, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../StartFailure.ts';
import { isOpen, PRIVATE, setModes } from './modes.ts';
import type { Wire } from './wire.ts';

/** Opens PGlite on a folder, whether or not there is a database in it. */
type OpenWire = (folder: string) => Promise<Wire>;

/** The entries of a data folder. A folder with any other entry is also used for something else. */
const OURS = new Set(['database', 'database.unfinished', 'lock', 'emails', 'backups']);

/** Makes the data folder if it is missing. Only this system user may read it: it holds people's data and messages. */
export async function ensureDataDir(dataDir: string): Promise<void> {
  process.umask(0o077);
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK);
    await closeToOthers(dataDir);
  } catch (error) {
    throw new StartFailure({ message: `A pasta de dados ${dataDir} não pode ser usada: ${reasonOf(error)}.` });
  }
}

/** Makes entries from earlier versions private; the folder itself only if it holds no other entries. */
async function closeToOthers(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  for (const path of names.filter((name) => OURS.has(name)).map((name) => join(dataDir, name))) {
    if (await isOpen(path)) await setModes(path, PRIVATE);
  }
  if (names.every((name) => OURS.has(name)) && (await isOpen(dataDir))) await chmod(dataDir, PRIVATE.folder);
}

/**
 * Opens the database of a data folder, and makes one if there is none. The caller must hold the folder's lock.
 * @param empty the folder of a closed database to copy; if it is absent or missing, PGlite makes a new one
 */
export async function openDataFolder(dataDir: string, open: OpenWire, empty?: string): Promise<Wire> {
  const folder = join(dataDir, 'database');
  if (!(await exists(folder))) await createDatabase(folder, open, empty);
  // Without this file PGlite would treat the folder as empty and initialise a database over the data.
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() === '') throw broken(folder, 'falta o arquivo PG_VERSION');
  const wire = await open(folder).catch((error: unknown) => {
    throw broken(folder, reasonOf(error));
  });
  await closeCaches(folder);
  return wire;
}

/** Makes PGlite's cache files private: it writes them at each start with its own mode, whatever the umask. */
async function closeCaches(folder: string): Promise<void> {
  const databases = await readdir(join(folder, 'base'));
  for (const inner of ['global', ...databases.map((name) => join('base', name))]) {
    const file = join(folder, inner, 'pg_internal.init');
    if (await exists(file)) await chmod(file, PRIVATE.file);
  }
}

/** Makes the database under another name and renames it when complete, so that an interrupted start leaves no partial one. */
async function createDatabase(folder: string, open: OpenWire, empty: string | undefined): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (empty !== undefined && (await exists(empty))) {
    await cp(empty, unfinished, { recursive: true });
  } else {
    const wire = await open(unfinished);
    await wire.close();
  }
  // The files have the modes of the copied ones, or those of PGlite, which lets everybody write.
  await setModes(unfinished, PRIVATE);
  await rename(unfinished, folder);
}

function broken(folder: string, reason: string): StartFailure {
  return new StartFailure({
    message:
      `O banco de dados em ${folder} não pôde ser aberto: ${reason}. Nada foi apagado. ` +
      'Restaure uma cópia da pasta, ou use outra com DATA_DIR.',
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message.replace(/\.$/, '');
}
