import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { hasPostgres } from '../database/databases.ts';
import { postgresUrl, withMaintenance } from '../database/postgresServer.ts';
import { OPERATOR_VARIABLES } from './operatorVariables.ts';
import { buildServer, type StartedServer, startServer, takenPort } from './StartedServer.ts';

let built: string;
let scratch: string;
let dataDir: string;
const started: StartedServer[] = [];

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'quadra-start-'));
  dataDir = join(scratch, 'data');
  built = await buildServer();
});

afterEach(async () => {
  for (const server of started.splice(0)) {
    server.process.kill('SIGKILL');
    await server.ended;
  }
});

afterAll(async () => {
  await rm(scratch, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
});

function start(variables: Readonly<Record<string, string>> = {}): StartedServer {
  const server = startServer(built, { PORT: '0', DATA_DIR: dataDir, ...variables });
  started.push(server);
  return server;
}

async function statusOf(address: string, path: string): Promise<number> {
  return (await fetch(address.replace('localhost', '127.0.0.1') + path)).status;
}

// In this order: the first start makes the data that the later ones find.
it('starts on nothing, tells the accounts, and stops in order', async () => {
  const server = start();
  const address = await server.serving;
  for (const { email } of DEMO_ACCOUNTS) expect(server.output()).toContain(email);
  expect(await statusOf(address, '/ready')).toBe(200);
  expect(await statusOf(address, '/api/v1/nada')).toBe(404);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed');
});

it('starts again on what it left, also after a kill -9', async () => {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const server = start();
    expect(await statusOf(await server.serving, '/ready')).toBe(200);
    expect(server.output()).toContain(DEMO_ACCOUNTS[0].email);
    server.process.kill(signal);
    await server.ended;
  }
});

/** The number that `initdb` gives each database that it makes: the first eight bytes. */
async function identifierOf(folder: string): Promise<string> {
  return (await readFile(join(folder, 'global', 'pg_control'))).subarray(0, 8).toString('hex');
}

it('starts on a copy of the empty database that the build made, or else makes its own', async () => {
  const prepared = join(built, 'emptyDatabase');
  const identifier = await identifierOf(prepared);
  expect(await identifierOf(join(dataDir, 'database'))).toBe(identifier);

  const other = join(scratch, 'other');
  await mkdir(join(other, 'database.unfinished', 'base'), { recursive: true });
  await rename(prepared, `${prepared}.away`);
  const server = start({ DATA_DIR: other });
  expect(await statusOf(await server.serving, '/ready')).toBe(200);
  await rename(`${prepared}.away`, prepared);
  expect(server.output()).toContain(DEMO_ACCOUNTS[0].email);
  expect(await identifierOf(join(other, 'database'))).not.toBe(identifier);
  expect(await readdir(other)).not.toContain('database.unfinished');
});

it('does not touch data that another process uses, and says who does', async () => {
  const first = start();
  const address = await first.serving;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `A pasta de dados ${dataDir} já está em uso por outro processo (pid ${first.process.pid}).\n`,
  );
  expect(await statusOf(address, '/ready')).toBe(200);
});

it('says that its port is taken, and leaves the data free', async () => {
  const { port, free } = await takenPort();
  const server = start({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`A porta ${port} já está em uso. Escolha outra com PORT=…\n`);
  await free();
  await start({ PORT: String(port) }).serving;
});

it('says that the map of its settings cannot be read', async () => {
  const path = join(scratch, 'nothing.pmtiles');
  const server = start({ MAP_FILE: path });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`MAP_FILE: ${path} não existe, não pode ser lido ou não é um mapa PMTiles.\n`);
});

it('refuses a broken data folder without changing it', async () => {
  const control = join(dataDir, 'database', 'global', 'pg_control');
  const whole = await readFile(control);
  await writeFile(control, whole.subarray(0, 100));
  const server = start();
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`O banco de dados em ${join(dataDir, 'database')} não pôde ser aberto: `);
  expect(server.output()).toContain('Nada foi apagado.');
  expect(server.output()).not.toMatch(/^\s+at /m);
  await writeFile(control, whole);
  expect(await statusOf(await start().serving, '/ready')).toBe(200);
});

it('does not take a folder without its version for an empty one', async () => {
  const version = join(dataDir, 'database', 'PG_VERSION');
  const whole = await readFile(version);
  await rm(version);
  const server = start();
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('não pôde ser aberto: falta o arquivo PG_VERSION. Nada foi apagado.');
  await writeFile(version, whole);
  const again = start();
  await again.serving;
  expect(again.output()).toContain(DEMO_ACCOUNTS[0].email);
});

const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENTS: 'sandbox',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Quadra <ola@quadra.example>',
  ...OPERATOR_VARIABLES,
};

// Row 44. Red without seedOf in platform/settings/settings.ts, and the last line without apiDocs.
it('has in production no account that everybody knows, and no page of the API', async () => {
  const server = start({ ...PRODUCTION, DATA_DIR: join(scratch, 'production') });
  const address = (await server.serving).replace('localhost', '127.0.0.1');
  for (const { email } of DEMO_ACCOUNTS) {
    const reply = await fetch(`${address}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    expect(reply.status).toBe(400);
    expect(server.output()).not.toContain(email);
  }
  for (const path of ['/docs', '/docs/json', '/dev/fluxos']) expect(await statusOf(address, path)).toBe(404);
});

// Row 44. Red without refuseDemonstration in serve.ts.
it('refuses in production a database of the demonstration', async () => {
  const server = start(PRODUCTION);
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    'O banco de dados tem os dados da demonstração, com senhas que todos conhecem, e é recusado com ' +
      'NODE_ENV=production. Use um banco de dados vazio.\n',
  );
  expect(await statusOf(await start().serving, '/ready')).toBe(200);
});

it('says that the data folder is none', async () => {
  const file = join(scratch, 'a-file');
  await writeFile(file, 'mine');
  const server = start({ DATA_DIR: file });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`A pasta de dados ${file} não pode ser usada: EEXIST.\n`);
  expect(await readFile(file, 'utf8')).toBe('mine');
});

it('says that no PostgreSQL answers, and not with which password it asked', async () => {
  const { port, free } = await takenPort();
  await free();
  const server = start({ DATABASE_URL: `postgres://quadra:segredo@127.0.0.1:${port}/quadra` });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    `O PostgreSQL em 127.0.0.1:${port}/quadra não pôde ser usado: connect ECONNREFUSED 127.0.0.1:${port}\n`,
  );
});

it('tells all settings that are wrong', async () => {
  const server = start({ PORT: 'http', SEED: 'maybe' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    'Configuração inválida: PORT deve ser um número inteiro de 0 a 65535\n' +
      'Configuração inválida: SEED deve ser demo ou none\n',
  );
});

it.runIf(hasPostgres())('serves from PostgreSQL, twice at a time', async () => {
  const name = `quadra_two_${process.pid}`;
  await withMaintenance((client) => client.query(`create database ${name}`));
  try {
    const servers = [start({ DATABASE_URL: postgresUrl(name) }), start({ DATABASE_URL: postgresUrl(name) })];
    for (const server of servers) expect(await statusOf(await server.serving, '/ready')).toBe(200);
    for (const server of servers) server.process.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0]);
  } finally {
    await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
  }
});
