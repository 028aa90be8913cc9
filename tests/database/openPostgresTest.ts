import { inject } from 'vitest';
import { newId } from '../../server/database/uuid.ts';
import { openPostgres } from '../../server/database/openPostgres.ts';
import { postgresUrl, withMaintenance } from './postgresServer.ts';
import { movableClock, type TestDatabase, withTestVerbs } from './TestDatabase.ts';

/** A database of its own on the PostgreSQL server, copied from the migrated template; dropped when it is closed. */
export async function openPostgresTest(): Promise<TestDatabase> {
  const template = inject('postgresTemplate');
  if (template === null) throw new Error('No PostgreSQL server answers');
  const name = `quadra_test_${newId().replaceAll('-', '')}`;
  await withMaintenance((client) => client.query(`create database ${name} template ${template}`));
  const clock = movableClock();
  const database = openPostgres(postgresUrl(name), clock);
  return withTestVerbs(
    {
      ...database,
      async close() {
        await database.close();
        await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
      },
    },
    clock.passTime,
  );
}
