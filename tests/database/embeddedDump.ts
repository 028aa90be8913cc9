import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { createEngine } from '#platform/database/embedded/createEngine.ts';
import { databaseClock } from '#platform/database/clock.ts';
import { engineWire } from '#platform/database/embedded/engineWire.ts';
import { openEmbedded } from '#platform/database/embedded/openEmbedded.ts';
import { migrateAndClose } from './migrateAndClose.ts';

const CACHE = new URL('../../.cache/', import.meta.url);
const MIGRATIONS = new URL('../../server/platform/database/migrations/', import.meta.url);

/**
 * Path of a dump of a migrated database; kept between runs for as long as the migrations stay the same.
 * @param mark names the unfinished file, for two may make it at once
 */
export async function embeddedDump(mark: string): Promise<string> {
  const file = new URL(`database-small-${await hashOfMigrations()}.tar`, CACHE);
  if (!existsSync(file)) {
    await mkdir(CACHE, { recursive: true });
    const engine = await createEngine();
    const wire = engineWire(engine);
    await migrateAndClose(openEmbedded({ ...wire, close: async () => undefined }, databaseClock));
    await dropTemplates(engine);
    const dump = await engine.dumpDataDir('none');
    await engine.close();
    const unfinished = new URL(`${file.href}.${mark}`);
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
    await rename(unfinished, file);
  }
  return fileURLToPath(file);
}

/** Nobody makes another database in it, and a third of its files are those that others would be copied from. */
async function dropTemplates(engine: PGlite): Promise<void> {
  await engine.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await engine.exec(`drop database ${name}`);
  await engine.exec('checkpoint');
}

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) hash.update(await readFile(new URL(name, MIGRATIONS)));
  hash.update(await readFile(new URL('../../package-lock.json', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
