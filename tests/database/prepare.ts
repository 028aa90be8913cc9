import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { databaseClock } from '../../server/database/clock.ts';
import type { Database } from '../../server/database/database.ts';
import { engineWire } from '../../server/database/embedded/engineWire.ts';
import { openEmbedded } from '../../server/database/embedded/openEmbedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import { answers, postgresUrl, withMaintenance } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump of a migrated embedded database. */
    databaseDump: string;
    /** Name of a migrated database to copy, or null when no PostgreSQL server answers. */
    postgresTemplate: string | null;
  }
}

const CACHE = new URL('../../.cache/', import.meta.url);
const MIGRATIONS = new URL('../../server/database/migrations/', import.meta.url);

let template: string | null = null;

/** Vitest's global set-up: one migrated database of each kind, from which every test gets a copy. */
export async function setup(project: TestProject): Promise<void> {
  // Every project of a run has its own set-up, and may run it while another does.
  const mark = `${process.pid}_${project.name}`;
  if (await answers()) template = await makeTemplate(`quadra_template_${mark}`);
  else console.log('Nenhum PostgreSQL responde em PGHOST nem em 127.0.0.1:5432: os testes usam só o banco embutido.');
  project.provide('databaseDump', await embeddedDump(mark));
  project.provide('postgresTemplate', template);
}

export async function teardown(): Promise<void> {
  if (template !== null) await withMaintenance((client) => client.query(`drop database if exists ${template}`));
}

async function makeTemplate(name: string): Promise<string> {
  await withMaintenance(async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  });
  await migrateAndClose(openPostgres(postgresUrl(name), databaseClock));
  return name;
}

/** Kept between runs for as long as the migrations stay the same. */
async function embeddedDump(mark: string): Promise<string> {
  const file = new URL(`database-${await hashOfMigrations()}.tar`, CACHE);
  if (!existsSync(file)) {
    await mkdir(CACHE, { recursive: true });
    const engine = await PGlite.create();
    const wire = engineWire(engine);
    await migrateAndClose(openEmbedded({ ...wire, close: async () => undefined }, databaseClock));
    const dump = await engine.dumpDataDir('none');
    await engine.close();
    const unfinished = new URL(`${file.href}.${mark}`);
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
    await rename(unfinished, file);
  }
  return fileURLToPath(file);
}

async function migrateAndClose(database: Database): Promise<void> {
  await migrate(database.pool);
  await database.close();
}

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) hash.update(await readFile(new URL(name, MIGRATIONS)));
  hash.update(await readFile(new URL('../../package-lock.json', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
