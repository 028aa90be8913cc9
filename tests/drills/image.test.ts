import { execFile, spawnSync } from 'node:child_process';
import { access, chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';
import { postgresUrl, withMaintenance } from '../database/postgresServer.ts';
import { freePort, type StartedServer, startServer, takenPort } from '../server/StartedServer.ts';
import { buildImage, copyContext, type Image } from './containerfile.ts';

// The steps of deploy/Containerfile in a clean folder, and what comes of them started as the image would be: as another
// user, on files that nobody can write, with the settings of deploy/production.env.example.
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const COMMIT = '0123456789ab';
const DATABASE = `quadra_image_${process.pid}`;
const DEMONSTRATION = `${DATABASE}_demonstration`;

let scratch: string;
let image: Image;
let app: string;
let example: Readonly<Record<string, string>>;
const started: StartedServer[] = [];

beforeAll(async () => {
  if (process.getuid?.() !== 0) throw new Error('The drill starts the server as another user: run it as root');
  process.umask(0o022);
  scratch = await mkdtemp(join(tmpdir(), 'quadra-image-'));
  await chmod(scratch, 0o755);
  const context = join(scratch, 'context');
  await copyContext(REPOSITORY, context);
  const file = join(context, 'deploy/Containerfile');
  image = await buildImage({ context, file, scratch, args: { COMMIT } });
  app = join(image.root, image.workdir);
  const settings = parseEnv(await readFile(join(context, 'deploy/production.env.example'), 'utf8'));
  example = Object.fromEntries(Object.entries(settings).map(([name, value = '']) => [name, value]));
  await withMaintenance(async (client) => {
    for (const name of [DATABASE, DEMONSTRATION]) await client.query(`create database ${name}`);
  });
});

afterEach(async () => {
  for (const server of started.splice(0)) {
    server.process.kill('SIGKILL');
    await server.ended;
  }
});

afterAll(async () => {
  await withMaintenance(async (client) => {
    for (const name of [DATABASE, DEMONSTRATION]) await client.query(`drop database if exists ${name} with (force)`);
  });
  await rm(scratch, { recursive: true, force: true });
});

/** As the image's user, with its command; an empty variable counts as absent. */
function start(variables: Readonly<Record<string, string>> = {}): StartedServer {
  const database = { DATABASE_URL: postgresUrl(DATABASE), HOST: '127.0.0.1', PORT: '0' };
  const server = startServer(
    join(app, 'dist/server'),
    { ...image.env, LOG_LEVEL: 'info', ...example, ...database, ...variables },
    { cwd: app, uid: image.user, gid: image.user },
  );
  started.push(server);
  return server;
}

describe('the image', () => {
  it('has what runs, and no source, no development package, and no setting', async () => {
    expect((await readdir(app)).toSorted()).toEqual(['data', 'dist', 'node_modules', 'package.json']);
    expect((await readdir(join(app, 'dist'))).filter((name) => !name.startsWith('.')).toSorted()).toEqual([
      'release.json',
      'server',
      'web',
    ]);
    for (const name of ['oidc-provider', 'react', 'vite', 'typescript', 'effect', '@mantine/core']) {
      await expect(access(join(app, 'node_modules', name))).rejects.toThrow('ENOENT');
    }
    const megabytes = await Promise.all(['node_modules', 'dist', '.'].map((folder) => sizeOf(join(app, folder))));
    console.log(`MB: packages ${megabytes[0]}, built files ${megabytes[1]}, together ${megabytes[2]}`);
    // 94, and 25 to 30 for traces.
    expect(megabytes[0]).toBeLessThan(130);
  });

  it('has one folder that its user can write', () => {
    const argv = ['--reuid', String(image.user), '--regid', String(image.user), '--clear-groups'];
    const { stdout } = spawnSync('setpriv', [...argv, 'find', app, '-writable', '-not', '-type', 'l'], {
      encoding: 'utf8',
    });
    expect(stdout.split('\n').filter(Boolean)).toEqual([join(app, 'data')]);
  });
});

describe('in production the server starts not', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['without a provider of payments', { PAYMENTS: '' }, 'PAYMENTS deve ser escolhido'],
    ['without its token', { MERCADO_PAGO_TOKEN: '' }, 'MERCADO_PAGO_TOKEN não pode ficar vazio'],
    ['without its secret', { MERCADO_PAGO_SECRET: '' }, 'MERCADO_PAGO_SECRET não pode ficar vazio'],
    ['without who receives', { MERCADO_PAGO_TOKEN: 'TEST' }, 'MERCADO_PAGO_RECEIVER deve dizer o número da conta'],
    ['without mail', { SMTP_URL: '' }, 'SMTP_URL não pode ficar vazio'],
    ['without a sender', { MAIL_FROM: '' }, 'MAIL_FROM deve dizer o remetente'],
    ['with the demonstration', { SEED: 'demo' }, 'SEED=demo cria contas cuja senha todos conhecem'],
    ['with the pretend Google', { GOOGLE: 'demo' }, 'GOOGLE=demo deixa qualquer um entrar'],
    ['with limits for measurements', { LIMITS: 'relaxed' }, 'LIMITS=relaxed serve só para medições'],
    ['with half an OpenID client', { OPENID_CLIENT_ID: 'a' }, 'OPENID_CLIENT_ID e OPENID_CLIENT_SECRET'],
    [
      'with an issuer that plain http reaches',
      { OPENID_CLIENT_ID: 'a', OPENID_CLIENT_SECRET: 'b', OPENID_ISSUER: 'http://id.example' },
      'OPENID_ISSUER deve começar com https://',
    ],
    ['with a pool of none', { DATABASE_POOL: '0' }, 'DATABASE_POOL deve ser um número inteiro de 2 a 1000'],
    ['with no process', { PROCESSES: '0' }, 'PROCESSES deve ser um número inteiro de 1 a 100'],
    ['with a word for a port', { PORT: 'http' }, 'PORT deve ser um número inteiro'],
    ['without a database that answers', { DATABASE_URL: 'postgres://q:s@127.0.0.1:9/q' }, 'não pôde ser usado'],
    ['at an address of others', { HOST: '192.0.2.1' }, 'O endereço HOST=192.0.2.1 não é desta máquina.'],
    ['where it may not write', { DATA_DIR: '/nowhere/data' }, 'A pasta de dados /nowhere/data não pode ser usada'],
  ])('%s', async (_, variables, sentence) => {
    const server = start(variables);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(sentence);
    expect(server.output()).not.toMatch(/^\s+at |s@127|change-me/m);
  });

  it('at a port that is taken', async () => {
    const { port, free } = await takenPort();
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('já está em uso');
    await free();
  });

  it('on a database that the demonstration was put into', async () => {
    const demonstration = { DATABASE_URL: postgresUrl(DEMONSTRATION), PAYMENTS: 'sandbox' };
    const trial = start({ ...demonstration, NODE_ENV: '', GOOGLE: 'off', SEED: 'demo' });
    await trial.serving;
    expect(trial.output()).toContain(DEMO_ACCOUNTS[0].email);
    const server = start(demonstration);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('O banco de dados tem os dados da demonstração');
  });

  it('and of the demonstration, without the package of its pretend Google, neither', async () => {
    const server = start({ NODE_ENV: '', GOOGLE: 'demo', SEED: 'none', PAYMENTS: 'sandbox' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('GOOGLE=demo precisa do pacote oidc-provider');
  });
});

it('serves, is looked after, and stops; nothing of its files changes', async () => {
  const before = await filesOf(app);
  const port = String(await freePort());
  const server = start({ PORT: port });
  await server.serving;
  expect(server.output()).toMatch(
    /^Quadra Livre em https:\/\/quadra\.example \(versão \d+\.\d+\.\d+, 0123456789ab\)$/m,
  );
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });

  expect(await (await ask('/health')).json()).toMatchObject({ status: 'ok', commit: COMMIT });
  const ready = await ask('/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  const page = await ask('/', { accept: 'text/html', 'accept-encoding': 'br' });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(page.headers.get('permissions-policy')).toContain('camera=()');
  expect(await page.text()).toContain('<div id="root">');
  for (const path of ['/docs', '/sandbox/banco']) expect((await ask(path)).status).toBe(404);

  const [program = '', ...argv] = image.health;
  expect(program).toBe('node');
  const health = (PORT: string) => promisify(execFile)(process.execPath, argv, { env: { PORT } });
  await expect(health(port)).resolves.toMatchObject({ stdout: '' });
  await expect(health('9')).rejects.toMatchObject({ code: 1 });

  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await filesOf(app)).toEqual(before);
});

it('serves the embedded database from its one folder, and makes an administrator there', async () => {
  const embedded = { DATABASE_URL: '', DATA_DIR: image.env['DATA_DIR'] ?? '' };
  const options = { cwd: app, uid: image.user, gid: image.user };
  const env = { PATH: process.env['PATH'], ...image.env, ...example, ...embedded, ADMIN_PASSWORD: 'mar-e-areia-1987' };
  const argv = ['dist/server/createAdmin.js', '--name', 'Regina Costa', '--email', 'regina@quadra.example'];
  const made = await promisify(execFile)(process.execPath, argv, { ...options, env });
  expect(made.stdout).toContain('regina@quadra.example');
  const port = String(await freePort());
  const server = start({ ...embedded, PORT: port });
  await server.serving;
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

/** What `du` counts, in megabytes. */
async function sizeOf(folder: string): Promise<number> {
  const { stdout } = await promisify(execFile)('du', ['-sm', folder]);
  return Number(stdout.split('\t')[0]);
}

/** Each file outside of the data folder, with its size and when it was changed. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => !name.startsWith('data')).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    }),
  );
}
