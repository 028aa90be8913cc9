import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createEngine } from '#platform/database/embedded/createEngine.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { databaseClock } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { engineWire } from '#platform/database/embedded/engineWire.ts';
import { openEmbedded } from '#platform/database/embedded/openEmbedded.ts';
import { openPostgres } from '#platform/database/openPostgres.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { hasPostgres, openTestDatabase } from '../../database/databases.ts';
import { postgresUrl, withMaintenance } from '../../database/postgresServer.ts';
import { waitUntil } from '../../waitUntil.ts';
import { buildServer, type StartedServer, startServer } from '../StartedServer.ts';
import { everyRow, shapeOf } from './everyRow.ts';
import { plant } from './plant.ts';

type Kind = 'embedded' | 'postgres';
const KINDS: readonly Kind[] = hasPostgres() ? ['embedded', 'postgres'] : ['embedded'];

let built: string;
let scratch: string;
let made = 0;
const databases: string[] = [];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'quadra-backup-'));
  built = await buildServer();
});
afterAll(async () => {
  await rm(scratch, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
  for (const name of databases) await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
});

type Variables = Readonly<Record<string, string>>;

/** The settings of a server that never ran: a folder that is not there, or an empty database. */
async function newPlace(kind: Kind): Promise<Variables> {
  made += 1;
  const place = { PORT: '0', DATA_DIR: join(scratch, String(made)) };
  if (kind === 'embedded') return place;
  const name = `quadra_drill_${process.pid}_${made}`;
  databases.push(name);
  await withMaintenance((client) => client.query(`create database ${name}`));
  return { ...place, DATABASE_URL: postgresUrl(name) };
}

type Command = 'backup' | 'restore' | 'moveToPostgres';

function start(command: Command, args: readonly string[], place: Variables) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [`${built}/${command}.js`, ...args], { env: { PATH, ...place } });
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const result = said.then(async ([out, err]) => ({ code: await ended, out, err }));
  return { child, result };
}

const run = (...given: Parameters<typeof start>) => start(...given).result;

async function stop(server: StartedServer): Promise<void> {
  server.process.kill('SIGTERM');
  await server.ended;
}

/** Works on the files, or the database, of a server that is stopped. */
async function within<Result>(
  { DATABASE_URL, DATA_DIR = '' }: Variables,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database =
    DATABASE_URL === undefined
      ? openEmbedded(engineWire(await createEngine({ dataDir: join(DATA_DIR, 'database') })), databaseClock)
      : openPostgres(DATABASE_URL, databaseClock);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const rowsIn = (place: Variables) => within(place, ({ pool }) => everyRow(pool));

/** The demonstration, and a row in every table besides. */
async function fill(place: Variables): Promise<Record<string, string[]>> {
  const server = startServer(built, place);
  await server.serving;
  await stop(server);
  await within(place, plant);
  const rows = await rowsIn(place);
  // A table without rows is not drilled: a new one has its row planted in `plant.ts`.
  expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
  return rows;
}

/** The schema as it is where nothing was restored. */
async function freshShape(kind: Kind): Promise<string[]> {
  const database = await openTestDatabase(kind);
  const shape = await shapeOf(database.pool);
  await database.close();
  return shape;
}

/** A server that sends the first half of a backup, and then nothing. */
async function halfServer(bytes: Buffer) {
  const { DATA_DIR = '' } = await newPlace('embedded');
  await mkdir(join(DATA_DIR, 'lock'), { recursive: true });
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(bytes.subarray(0, bytes.length >> 1));
  }).listen(join(DATA_DIR, 'lock', 'backup.socket'));
  const die = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { place: { PORT: '0', DATA_DIR }, file: join(DATA_DIR, 'copia'), die };
}

const DONE = /^Cópia de segurança feita e conferida: (\S+) \(\d+ tabelas, [\d.]+ linhas\)\.\n$/;

// Red without `::text` in dump.ts (instants and bytes come as objects), without `attgenerated` in catalog.ts (the generated
// column takes no value), without `liftForeignKeys` in load.ts (a table comes before the one that it refers to), and
// without putting the keys back (the shape).
describe.each(KINDS)('a backup of what was on %s', (from) => {
  let place: Variables;
  let before: Record<string, string[]>;
  let file: string;
  beforeAll(async () => {
    place = await newPlace(from);
    before = await fill(place);
    const { code, out, err } = await run('backup', [], place);
    expect([code, err, out]).toEqual([0, '', expect.stringMatching(DONE)]);
    file = DONE.exec(out)?.[1] ?? '';
  });

  it('is one file in the data folder, which nobody else may read, and changes nothing', async () => {
    const folder = join(place['DATA_DIR'] ?? '', 'backups');
    expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([file]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await rowsIn(place)).toEqual(before);
  });

  it('has what was acknowledged before it began, and keeps nobody from writing', async () => {
    const running = await newPlace(from);
    const server = startServer(built, { ...running, LIMITS: 'relaxed' });
    const address = (await server.serving).replace('localhost', '127.0.0.1');
    const logIn = () =>
      fetch(address + contract.login.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client': 'api' },
        body: JSON.stringify({ email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD }),
      });
    for (let count = 0; count < 3; count += 1) expect((await logIn()).status).toBe(200);
    const backup = { isOver: false };
    const others = (async () => {
      let count = 0;
      for (; !backup.isOver || count === 0; count += 1) expect((await logIn()).status).toBe(200);
      return count;
    })();
    const copy = join(scratch, `running-${from}`);
    expect((await run('backup', ['--to', copy], running)).code).toBe(0);
    backup.isOver = true;
    const during = await others;
    await stop(server);
    const target = await newPlace(from);
    expect((await run('restore', [copy], target)).code).toBe(0);
    const restored = await rowsIn(target);
    const left = await rowsIn(running);
    expect(left['session']).toHaveLength(3 + during);
    // Rows that do not change once written: those of the backup are there, and those of after it are not.
    const known = new Set(left['session']);
    expect(restored['session']?.filter((row) => !known.has(row))).toEqual([]);
    expect(restored['session']?.length).toBeGreaterThanOrEqual(3);
    expect(restored['reservation']?.length).toBe(left['reservation']?.length);
  });

  // Red when `writeBackup` writes to the file's own name.
  it.each(['SIGKILL', 'SIGTERM', 'the server dies'] as const)('has no name while it is half: %s', async (end) => {
    const { place: half, file: copy, die } = await halfServer(await readFile(file));
    const { child, result } = start('backup', ['--to', copy], half);
    await waitUntil(async () => expect((await stat(`${copy}.part`)).size).toBeGreaterThan(0));
    if (end === 'the server dies') die();
    else child.kill(end);
    const { out, err } = await result;
    die();
    expect(out).toBe('');
    if (end === 'the server dies')
      expect(err).toMatch(/^A cópia \S+ está incompleta ou danificada. Nada foi mudado.\n$/);
    const left = (await readdir(dirname(copy))).filter((name) => name !== 'lock');
    expect(left).toEqual(end === 'SIGKILL' ? ['copia.part'] : []);
  });

  it.each(KINDS)('has every row of every table, restored on %s that is empty', async (kind) => {
    const target = await newPlace(kind);
    const { code, out, err } = await run('restore', [file], target);
    expect([code, err, out]).toEqual([0, '', expect.stringMatching(/^Restaurada a cópia de 20\S+ \S+ UTC no /)]);
    expect(await rowsIn(target)).toEqual(before);
    expect(await within(target, ({ pool }) => shapeOf(pool))).toEqual(await freshShape(kind));
  });

  // What was backed up makes no difference here: once is enough.
  it.runIf(from === 'embedded').each(KINDS)(
    'on %s that has rows, only when it is told to replace them',
    async (kind) => {
      const target = await newPlace(kind);
      const server = startServer(built, target);
      await server.serving;
      if (kind === 'embedded') {
        expect((await run('restore', [file, '--replace'], target)).err).toBe(
          `A pasta de dados ${target['DATA_DIR']} já está em uso por outro processo (pid ${server.process.pid}).\n`,
        );
      } else {
        expect((await run('restore', [file, '--replace'], target)).err).toMatch(
          /^O banco de dados está em uso por um servidor \(\d+ conex.+\)\. Pare-o primeiro\. Nada foi mudado\.\n$/,
        );
      }
      await stop(server);
      const there = await rowsIn(target);
      const refused = await run('restore', [file], target);
      expect([refused.code, refused.out]).toEqual([1, '']);
      // Five of them; whether the audit's chains are among them depends on how far the server came with sealing.
      expect(refused.err).toMatch(
        /^O banco de dados já tem dados \(arena, arena_tournament(, [a-z_]+){3} …\)\. Use um banco vazio, ou apague-os com --replace\. Nada foi mudado\.\n$/,
      );
      expect(await rowsIn(target)).toEqual(there);
      expect((await run('restore', [file, '--replace'], target)).code).toBe(0);
      expect(await rowsIn(target)).toEqual(before);
    },
  );

  it.runIf(hasPostgres() && from === 'embedded')('moves to PostgreSQL, and the server goes on there', async () => {
    const target = { ...(await newPlace('postgres')), DATA_DIR: place['DATA_DIR'] ?? '' };
    const { code, out, err } = await run('moveToPostgres', [], target);
    expect([code, err, out]).toEqual([
      0,
      '',
      expect.stringMatching(/^Os dados do banco de dados em .+ estão agora no /),
    ]);
    expect(await rowsIn(target)).toEqual(before);
    expect(await rowsIn(place)).toEqual(before);
    expect(await within(target, ({ pool }) => shapeOf(pool))).toEqual(await freshShape('postgres'));
    expect((await run('moveToPostgres', [], target)).err).toMatch(/^O banco de dados já tem dados \(/);
    const server = startServer(built, target);
    const address = (await server.serving).replace('localhost', '127.0.0.1');
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    await stop(server);
  });
});
