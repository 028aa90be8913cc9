import { inject } from 'vitest';
import { newId } from '#platform/database/uuid.ts';
import { openPostgres } from '#platform/database/openPostgres.ts';
import { USUAL_POOL } from '#platform/database/poolSettings.ts';
import type { TimeLimits } from '#platform/database/timeLimits.ts';
import { AHEAD_MS } from '../moments/moved.ts';
import { postgresUrl, withMaintenance } from './postgresServer.ts';
import { reuse } from './reuse.ts';
import { movableClock, type TestDatabase, withTestVerbs } from './TestDatabase.ts';

/** A test that is not about them is never ended by them, however slow its machine. */
const NO_LIMITS: TimeLimits = { lock: 0, statement: 0, idle: 0 };

const names = reuse<string>({ make: makeCopy, open: (name) => openNamed(name, NO_LIMITS), drop: dropNamed });

/** A database of its own on the PostgreSQL server, copied from the migrated template. */
export async function openPostgresTest(limits = NO_LIMITS): Promise<TestDatabase> {
  const name = await names.take();
  const database = openNamed(name, limits);
  return {
    ...database,
    async close() {
      await database.close();
      await names.giveBack(name);
    },
  };
}

/** Begins as the template's name does: what a process leaves behind is found by it, and dropped at the end. */
async function makeCopy(): Promise<string> {
  const template = inject('postgresTemplate');
  if (template === null) throw new Error('No PostgreSQL server answers');
  const name = `${template}_${newId().replaceAll('-', '')}`;
  await withMaintenance(async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // No test ends the server: nobody waits for its disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
}

async function dropNamed(name: string): Promise<void> {
  await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
}

function openNamed(name: string, limits: TimeLimits): TestDatabase {
  // A database server's clock cannot be moved, as `npm run test:moments` moves this process's.
  const clock = movableClock(AHEAD_MS);
  return withTestVerbs(openPostgres(postgresUrl(name), clock, { ...USUAL_POOL, limits }), clock.passTime);
}
