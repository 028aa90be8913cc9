import { access, constants, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../StartFailure.ts';
import type { Wire } from './wire.ts';

/** Opens PGlite on a folder, whether or not there is a database in it. */
type OpenWire = (folder: string) => Promise<Wire>;

export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new StartFailure({ message: `A pasta de dados ${dataDir} não pode ser usada: ${reasonOf(error)}.` });
  }
}

/**
 * Opens the database of a data folder that is locked for us, making one when there is none.
 * @param empty the folder of a closed database to begin with; without it, or when it is not there, one is made
 */
export async function openDataFolder(dataDir: string, open: OpenWire, empty?: string): Promise<Wire> {
  const folder = join(dataDir, 'database');
  if (!(await exists(folder))) await createDatabase(folder, open, empty);
  // Without this file PGlite would take the folder for an empty one and start over on top of the data.
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() === '') throw broken(folder, 'falta o arquivo PG_VERSION');
  return open(folder).catch((error: unknown) => {
    throw broken(folder, reasonOf(error));
  });
}

/** Made beside its place and moved there when complete, so that a start cut short leaves no half database. */
async function createDatabase(folder: string, open: OpenWire, empty: string | undefined): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (empty !== undefined && (await exists(empty))) {
    await cp(empty, unfinished, { recursive: true });
  } else {
    const wire = await open(unfinished);
    await wire.close();
  }
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
