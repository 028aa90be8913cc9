import type { TestProject } from 'vitest/node';
import { databaseClock } from '../../server/database/clock.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import { slowness } from '../slowness.ts';
import { WAIT_STOP_MS } from '../stop.ts';
import { embeddedDump } from './embeddedDump.ts';
import { migrateAndClose } from './migrateAndClose.ts';
import { answers, postgresUrl, withMaintenance } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump of a migrated embedded database. */
    databaseDump: string;
    /** Name of a migrated database to copy, or null when no PostgreSQL server answers. */
    postgresTemplate: string | null;
    /** The part runs on a PostgreSQL server too, if one answers. */
    isOnPostgres: boolean;
    /** A process goes on to the next test file, and its databases with it. */
    reusesDatabases: boolean;
  }
}

let template: string | null = null;

/** Vitest's global set-up of all projects: one migrated database of each kind, from which every test gets a copy. */
export async function setup(project: TestProject): Promise<void> {
  const mark = String(process.pid);
  console.log(`Slowness ${slowness()}: a wait ends after ${WAIT_STOP_MS / 1000} s.`);
  if (await answers()) template = await makeTemplate(`quadra_template_${mark}`);
  else console.log('Nenhum PostgreSQL responde em PGHOST nem em 127.0.0.1:5432: os testes usam só o banco embutido.');
  project.provide('databaseDump', await embeddedDump(mark));
  project.provide('postgresTemplate', template);
}

export async function teardown(): Promise<void> {
  const beginning = template;
  if (beginning === null) return;
  await withMaintenance(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
      [beginning],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });
}

async function makeTemplate(name: string): Promise<string> {
  await withMaintenance(async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  });
  await migrateAndClose(openPostgres(postgresUrl(name), databaseClock));
  return name;
}
