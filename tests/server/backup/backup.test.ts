import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServer, serveBackups } from '#start/backup/backupSocket.ts';
import { dump } from '#start/backup/dump.ts';
import { encode } from '#start/backup/encode.ts';
import { load } from '#start/backup/load.ts';
import { checkBackup, readBackup } from '#start/backup/readBackup.ts';
import type { BackupRecord } from '#start/backup/records.ts';
import { fileFor, writeBackup } from '#start/backup/writeBackup.ts';
import { buildSchema, migrate } from '#platform/database/migrate.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { describeOnDatabases, hasPostgres, openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { everyRow, shapeOf } from './everyRow.ts';
import { plant } from './plant.ts';

let scratch: string;
let made = 0;
const newPath = (name = ''): string => join(scratch, `${(made += 1)}${name}`);

beforeAll(async () => void (scratch = await mkdtemp(join(tmpdir(), 'quadra-format-'))));
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function recordsOf({ pool }: TestDatabase): Promise<BackupRecord[]> {
  return collect(dump(pool));
}

/** Without how many rows come at once; nothing that changes from one backup to the next. */
function inOrder(records: readonly BackupRecord[]): unknown[] {
  return records.flatMap((record): readonly unknown[] => {
    if (record.type === 'header') return [record.header.migrations];
    return record.type === 'table' ? [record] : record.rows;
  });
}

async function* each(records: readonly BackupRecord[]): AsyncGenerator<BackupRecord, void> {
  yield* records;
}

const REPLACE = { replace: true };
const KEEP = { replace: false };
const setting = (key: string): string => `insert into setting values ('${key}', 'x', now())`;

describeOnDatabases('a backup', (open, kind) => {
  // Red with READ COMMITTED in dump.ts.
  it('is of one instant, whatever is written while it is made', async () => {
    const database = await open();
    await database.pool.query(setting('before'));
    const backup = dump(database.pool);
    const first = await backup.next();
    const write = database.pool.query(setting('after'));
    // PostgreSQL writes at once; the embedded database has one connection, and the write waits.
    if (kind === 'postgres') await write;
    const others = await collect(backup);
    await write;
    expect(first.value?.type).toBe('header');
    const keys = new Set(others.flatMap((record) => (record.type === 'rows' ? record.rows.map(([key]) => key) : [])));
    expect([keys.has('before'), keys.has('after')]).toEqual([true, false]);
  });

  it('that nobody reads to its end gives the connection back', async () => {
    const database = await open();
    for await (const record of dump(database.pool)) if (record.type === 'table') break;
    await database.pool.query(setting('goes on'));
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });

  // Red without the transaction in load.ts.
  it('that breaks off while it is restored leaves the rows that were there', async () => {
    const database = await open();
    await plant(database);
    const before = await everyRow(database.pool);
    const records = await recordsOf(database);
    async function* broken(): AsyncGenerator<BackupRecord, void> {
      yield* records.slice(0, -3);
      throw new Error('half-way');
    }
    await expect(load(database.pool, broken(), REPLACE)).rejects.toThrow('half-way');
    expect(await everyRow(database.pool)).toEqual(before);
    await load(database.pool, each(records), REPLACE);
    expect(await everyRow(database.pool)).toEqual(before);
  });

  // Red without `unknownMigrations` in load.ts.
  it('of a newer schema is refused, and so is one that is no whole schema', async () => {
    const database = await open();
    const records = await recordsOf(database);
    const [header, ...others] = records;
    if (header?.type !== 'header') throw new Error('A backup begins with its header');
    const { createdAt, migrations } = header.header;
    const newer = { ...header, header: { createdAt, migrations: [...migrations, '9999_later'] } };
    await expect(load(database.pool, each([newer, ...others]), REPLACE)).rejects.toThrow(
      'A cópia tem migrações que esta versão não conhece (9999_later). Use a versão que a fez, ou uma posterior.',
    );
    const tables = others.filter((record) => record.type !== 'table' || record.table !== 'setting');
    await expect(load(database.pool, each([header, ...tables]), REPLACE)).rejects.toThrow('(setting)');
    const renamed = others.map((record) =>
      record.type === 'table' && record.table === 'setting' ? { ...record, columns: ['key) --'] } : record,
    );
    await expect(load(database.pool, each([header, ...renamed]), REPLACE)).rejects.toThrow('(setting)');
    expect(await recordsOf(database)).toHaveLength(records.length);
  });

  it('of an older schema is restored as it was, and then migrated', async () => {
    const database = await open();
    const shape = await shapeOf(database.pool);
    await database.pool.query('drop schema public cascade; create schema public');
    const client = await database.pool.connect();
    await buildSchema(client, ['0000_foundation']);
    client.release();
    await database.pool.query(`insert into schema_migration values ('0000_foundation', now()); ${setting('old')}`);
    const older = await recordsOf(database);
    await migrate(database.pool);
    expect(await shapeOf(database.pool)).toEqual(shape);
    await load(database.pool, each(older), REPLACE);
    expect(await recordsOf(database)).toEqual([{ ...older[0], header: expect.anything() }, ...older.slice(1)]);
    expect(await migrate(database.pool)).toContain('0001_accounts');
    expect(await shapeOf(database.pool)).toEqual(shape);
    expect((await database.pool.query('select key from setting')).rows).toEqual([{ key: 'old' }]);
  });

  it('is not restored over tables that are not ours, whatever is asked', async () => {
    const database = await open();
    const records = await recordsOf(database);
    await database.pool.query('drop schema public cascade; create schema public; create table theirs (n int)');
    await expect(load(database.pool, each(records), REPLACE)).rejects.toThrow(
      'O banco de dados tem tabelas que não são do Quadra Livre (theirs). Use um banco vazio. Nada foi mudado.',
    );
    expect((await database.pool.query('select * from theirs')).rows).toEqual([]);
    await expect(recordsOf(database)).rejects.toThrow('Este banco de dados não é do Quadra Livre');
  });
});

describe('the file of a backup', () => {
  let database: TestDatabase;
  let file: string;
  let lines: string[];
  beforeAll(async () => {
    database = await openTestDatabase();
    await plant(database);
    file = newPath('.ndjson.gz');
    await writeBackup(encode(dump(database.pool)), file);
    lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
  });
  afterAll(() => database.close());

  /** A file of these lines; `sign` gives them the digest that fits. */
  async function fileOf(content: readonly string[], sign = false): Promise<string> {
    const path = newPath('.gz');
    const body = content.map((line) => `${line}\n`).join('');
    const rows = content.filter((line) => line.startsWith('[')).length;
    const end = { end: { rows, sha256: createHash('sha256').update(body).digest('hex') } };
    await writeFile(path, gzipSync(sign ? `${body}${JSON.stringify(end)}\n` : body));
    return path;
  }

  const check = (path: string): Promise<unknown> =>
    checkBackup(path).catch((error: unknown) => (error instanceof Error ? error.message.replace(path, 'F') : error));

  it('is read as it was written', async () => {
    expect(inOrder(await collect(readBackup(file)))).toEqual(inOrder(await recordsOf(database)));
    expect(await check(await fileOf(lines.slice(0, -2), true))).toEqual(await check(file));
  });

  // Red without the digest (a changed letter), without its end (a cut after a whole line), without `version`.
  it('is refused when anything of it is missing or changed', async () => {
    const damaged = 'A cópia F está incompleta ou danificada. Nada foi mudado.';
    const bytes = await readFile(file);
    const cut = newPath();
    await writeFile(cut, bytes.subarray(0, bytes.length - 100));
    expect(await check(cut)).toBe(damaged);
    const flipped = newPath();
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(flipped, bytes);
    expect(await check(flipped)).toBe(damaged);
    expect(await check(await fileOf(lines.slice(0, -2)))).toBe(damaged);
    expect(await check(await fileOf(lines.map((line) => line.replace('Ana', 'Eva')).slice(0, -1)))).toBe(damaged);
    expect(await check(await fileOf([...lines.slice(0, -1), '["one more"]']))).toBe(damaged);
    expect(await check(await fileOf([...lines.slice(0, 5), '{"what": 1}', ...lines.slice(5, -2)], true))).toBe(damaged);
  });

  it('is refused when it is something else, or of a later format', async () => {
    const other = newPath();
    await writeFile(other, 'PGDMP');
    expect(await check(other)).toBe('O arquivo F não é uma cópia de segurança do Quadra Livre.');
    expect(await check(await fileOf(['{}']))).toBe('O arquivo F não é uma cópia de segurança do Quadra Livre.');
    expect(await check(newPath())).toBe('O arquivo F não pôde ser lido: ENOENT.');
    const later = lines.map((line) => line.replace('"version":1', '"version":2'));
    expect(await check(await fileOf(later.slice(0, -2), true))).toBe(
      'A cópia F foi feita por uma versão mais nova do Quadra Livre. Use essa versão.',
    );
  });

  it('never stands half under its name, nor takes the place of another', async () => {
    const folder = newPath();
    await mkdir(folder);
    const failing = Readable.from([gzipSync('half')]);
    await expect(writeBackup(failing, join(folder, 'a'))).rejects.toThrow('não é uma cópia de segurança');
    async function* broken(): AsyncGenerator<BackupRecord, void> {
      for await (const record of dump(database.pool)) {
        yield record;
        if (record.type === 'table' && record.table === 'person') throw new Error('half-way');
      }
    }
    await expect(writeBackup(encode(broken()), join(folder, 'b'))).rejects.toThrow('half-way');
    expect(await readdir(folder)).toEqual([]);
    const named = await fileFor(`${folder}/`, new Date('2026-03-01T02:03:04.567Z'));
    expect(named).toBe(join(folder, 'quadra-livre-20260301T020304Z.ndjson.gz'));
    await writeBackup(encode(dump(database.pool)), named);
    expect((await stat(named)).mode & 0o777).toBe(0o600);
    await expect(fileFor(named, new Date())).rejects.toThrow(`O arquivo ${named} já existe. Nada foi mudado.`);
  });

  it('says that it cannot be written', async () => {
    const taken = newPath();
    await writeFile(taken, '');
    await expect(fileFor(join(taken, 'a'), new Date())).rejects.toThrow(
      `A cópia ${join(taken, 'a')} não pôde ser gravada: EEXIST.`,
    );
    if (!existsSync('/dev/full')) return;
    const file = newPath();
    // A disk that is full.
    await symlink('/dev/full', `${file}.part`);
    const write = writeBackup(encode(dump(database.pool)), file);
    await expect(write).rejects.toThrow(`A cópia ${file} não pôde ser gravada: ENOSPC.`);
    // The reading has stopped too, and gave its connection back.
    await database.pool.query(setting('goes on'));
  });
});

describe('the socket of a server', () => {
  async function openFolder(stallMs?: number) {
    const dataDir = newPath();
    await mkdir(join(dataDir, 'lock'), { recursive: true });
    const database = await openTestDatabase();
    await plant(database);
    // What a killed server leaves.
    await writeFile(join(dataDir, 'lock', 'backup.socket'), '');
    const server = serveBackups(database, dataDir, makeLogger('silent'), stallMs);
    const close = async (): Promise<void> => {
      await server.stop();
      await database.close();
    };
    return { dataDir, database, close };
  }

  async function ask(dataDir: string): Promise<Readable> {
    for (;;) {
      const sent = await askServer(dataDir);
      if (sent) return sent;
    }
  }

  it('hands backups out, several at a time, and then nobody listens', async () => {
    const { dataDir, close } = await openFolder();
    const files = [newPath(), newPath()];
    const summaries = await Promise.all(files.map(async (file) => writeBackup(await ask(dataDir), file)));
    expect(summaries[0]?.rows).toBe(summaries[1]?.rows);
    await close();
    expect(await askServer(dataDir)).toBeUndefined();
    expect(await askServer(newPath())).toBeUndefined();
  });

  // Red without `setTimeout` in backupSocket.ts: then nobody else gets the only connection, ever.
  it('does not wait for a reader that takes nothing', async () => {
    const { dataDir, database, close } = await openFolder(50);
    // No gzip makes these small: the socket's buffers are full long before their end.
    const noise = createNoise(4_000_000);
    await database.pool.query("insert into picture values ('noise', 96, $1, now())", [noise]);
    const reader = await ask(dataDir);
    reader.pause();
    await database.pool.query(setting('goes on'));
    reader.destroy();
    await close();
  });
});

function createNoise(length: number): Buffer {
  return Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, (_, at) => createHash('sha256').update(String(at)).digest()),
  );
}

async function isGone({ pool }: TestDatabase, pid: number): Promise<void> {
  while ((await pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount);
}

// Red without `countServers` in load.ts.
it.runIf(hasPostgres())('is not restored under a server that runs', async () => {
  const [source, target] = [await openTestDatabase(), await openTestDatabase('postgres')];
  const records = await recordsOf(source);
  const held = await target.pool.connect();
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  await expect(load(target.pool, each(records), KEEP)).rejects.toThrow(
    'O banco de dados está em uso por um servidor (1 conexões). Pare-o primeiro. Nada foi mudado.',
  );
  held.release(true);
  // Its own connection alone: another that is cut would stay in the pool until the driver has heard of it.
  for (const { pid } of rows) await isGone(target, pid);
  await load(target.pool, each(records), KEEP);
  await Promise.all([source.close(), target.close()]);
});
