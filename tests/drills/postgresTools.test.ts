import { join } from 'node:path';
import { chmodSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { seedOnce } from '#platform/database/seedOnce.ts';
import { demonstration } from '#start/demo/seed.ts';
import { onDatabase } from '../load/cluster/field.ts';
import { postgresFolder, run } from '../load/cluster/installed.ts';
import { makePostgres, ownFolder, type Postgres } from '../load/cluster/postgres.ts';
import { everyRow, shapeOf } from '../server/backup/everyRow.ts';
import { plant } from '../server/backup/plant.ts';

// What docs/operations.md says of PostgreSQL's own tools, on a server of the drill's own with a row in every table.
const programs = postgresFolder();

describe.runIf(programs !== undefined)('with PostgreSQL’s own tools', () => {
  const tool = (name: string, ...given: readonly string[]): void => run(join(programs ?? '', name), given);
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await makePostgres(programs ?? '');
    await onDatabase(postgres, async (database) => {
      await migrate(database.pool);
      await seedOnce(database, demonstration(database));
      await plant(database);
    });
  });
  afterAll(() => postgres.remove());

  const contentOf = (server: Postgres) =>
    onDatabase(server, async ({ pool }) => ({ rows: await everyRow(pool), shape: await shapeOf(pool) }));

  it('a dump that is restored has every row, and the same schema', async () => {
    const before = await contentOf(postgres);
    expect(Object.keys(before.rows).filter((table) => before.rows[table]?.length === 0)).toEqual([]);
    const folder = ownFolder();
    const file = join(folder, 'quadra.dump');
    tool('pg_dump', '--format=custom', `--file=${file}`, postgres.url);
    const restored = { ...postgres, url: postgres.url.replace(/quadra$/, 'restored') };
    await postgres.ask('create database restored');
    tool('pg_restore', '--exit-on-error', '--no-owner', '--jobs=4', `--dbname=${restored.url}`, file);
    const after = await contentOf(restored);
    expect(after.shape.map(withoutBrackets)).toEqual(before.shape.map(withoutBrackets));
    for (const [table, rows] of Object.entries(before.rows)) expect([table, after.rows[table]]).toEqual([table, rows]);
    await rm(folder, { recursive: true });
    // This version serves it: no migration is missing, and none is unknown.
    expect(await onDatabase(restored, ({ pool }) => migrate(pool))).toEqual([]);
  });

  it('a server goes back to the moment before a mistake', async () => {
    const archive = ownFolder();
    chmodSync(archive, 0o700);
    await postgres.ask('alter system set archive_mode = on');
    await postgres.ask(`alter system set archive_command = 'cp %p ${archive}/%f'`);
    await postgres.stop();
    await postgres.start();
    const recovered = await postgres.backUp();
    await postgres.ask("update person set name = 'After the base backup'");
    const before = await contentOf(postgres);
    const [moment] = await postgres.ask<{ now: string }>('select clock_timestamp()::text as now');
    await postgres.ask('delete from slot_claim');
    // The mistake, and a transaction after it, so that the recovery knows where to stop.
    await postgres.ask('update person set city = null');
    const [last] = await postgres.ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    const archived = 'select last_archived_wal as name from pg_stat_archiver';
    while ((await postgres.ask<{ name: string }>(archived))[0]?.name !== last?.name) await pause(100);
    recovered.set({
      archive_mode: 'off',
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment?.now ?? '',
      recovery_target_action: 'promote',
    });
    await recovered.start();
    while ((await recovered.ask<{ is: boolean }>('select pg_is_in_recovery() as is'))[0]?.is) await pause(100);
    expect(await contentOf(recovered)).toEqual(before);
    await recovered.remove();
    await rm(archive, { recursive: true });
  });
});

/** PostgreSQL reads `(a and b) and c` again as `a and b and c`. */
function withoutBrackets(line: string): string {
  return line.replaceAll(/[()]/g, '');
}
