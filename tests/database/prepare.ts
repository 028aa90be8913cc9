import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { databaseClock } from '#platform/database/clock.ts';
import { openPostgres } from '#platform/database/openPostgres.ts';
import { IS_WHOLE } from '../parts.ts';
import { buildProcesses } from './buildProcesses.ts';
import { slowness } from '../slowness.ts';
import { WAIT_STOP_MS } from '../stop.ts';
import { embeddedDump } from './embeddedDump.ts';
import { migrateAndClose } from './migrateAndClose.ts';
import { answers, postgresUrl, withMaintenance } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump of a migrated embedded database. */
    databaseDump: string;
    /** Path of the built scripts of processes. */
    processes: string;
    /** Name of a migrated database to copy, or null when no PostgreSQL server answers. */
    postgresTemplate: string | null;
    /** A process goes on to the next test file, and its databases with it. */
    reusesDatabases: boolean;
  }
}

let template: string | null = null;
let processes = '';

/** Vitest's global set-up of all projects: one migrated database of each kind, from which every test gets a copy, and the scripts that run in processes of their own. */
export async function setup(project: TestProject): Promise<void> {
  const mark = String(process.pid);
  console.log(`Slowness ${slowness()}: a wait ends after ${WAIT_STOP_MS / 1000} s.`);
  if (IS_WHOLE) console.log(`Propriedades: PROPERTY_SEED=${project.config.env['PROPERTY_SEED']}`);
  const [dump] = await Promise.all([
    embeddedDump(mark),
    buildProcesses(mark).then((folder) => void (processes = folder)),
    makeTemplate(`quadra_template_${mark}`).then((name) => void (template = name)),
  ]);
  project.provide('databaseDump', dump);
  project.provide('postgresTemplate', template);
  project.provide('processes', processes);
}

export async function teardown(): Promise<void> {
  await rm(processes, { recursive: true, force: true });
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

async function makeTemplate(name: string): Promise<string | null> {
  if (!(await answers())) {
    console.log('Nenhum PostgreSQL responde em PGHOST nem em 127.0.0.1:5432: os testes usam só o banco embutido.');
    return null;
  }
  await withMaintenance(async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  });
  await migrateAndClose(openPostgres(postgresUrl(name), databaseClock));
  return name;
}
