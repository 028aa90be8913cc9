import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { postgresUrl, withMaintenance } from '../database/postgresServer.ts';
import { buildServer, freePort, type StartedServer, startServer } from '../server/StartedServer.ts';

// The examples of deploy/ in front of two real processes. A proxy that is not installed is left out.
const DATABASE = `quadra_proxies_${process.pid}`;
const isInstalled = (name: string): boolean => spawnSync('which', [name]).status === 0;

let scratch: string;
let built: string;
let servers: readonly StartedServer[];
let upstreams: readonly string[];

beforeAll(async () => {
  process.umask(0o022);
  scratch = await mkdtemp(join(tmpdir(), 'quadra-proxies-'));
  await chmod(scratch, 0o755);
  built = await buildServer();
  await withMaintenance((client) => client.query(`create database ${DATABASE}`));
});
afterAll(async () => {
  await withMaintenance((client) => client.query(`drop database if exists ${DATABASE} with (force)`));
  await rm(built, { recursive: true, force: true });
  await rm(scratch, { recursive: true, force: true });
});

async function startServers(): Promise<void> {
  const ports = [await freePort(), await freePort()];
  upstreams = ports.map((port) => `127.0.0.1:${port}`);
  const given = { DATABASE_URL: postgresUrl(DATABASE), SEED: 'none', GOOGLE: 'off', PUBLIC_URL: 'https://localhost' };
  const settings = { ...given, TRUSTED_HOPS: '1', PROCESSES: '2', DATA_DIR: join(scratch, 'data') };
  servers = ports.map((port) => startServer(built, { ...settings, PORT: String(port) }));
  for (const server of servers) await server.serving;
}

/** The site's example, with ports, certificate and processes of this drill, inside the least that nginx asks for. */
async function startNginx(http: number, https: number): Promise<ChildProcess> {
  const folder = join(scratch, 'nginx');
  await mkdir(folder);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const example = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace(/listen \[::\].*\n/g, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/etc/letsencrypt/live/quadra.example/fullchain.pem', certificate)
    .replaceAll('/etc/letsencrypt/live/quadra.example/privkey.pem', key)
    .replace('/var/log/nginx/quadra.log', join(folder, 'access.log'))
    .replace(/server 127\.0\.0\.1:3000 (.*);/, (_, how: string) =>
      upstreams.map((at) => `server ${at} ${how};`).join(' '),
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  const lead = `daemon off; user root; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};`;
  await writeFile(join(folder, 'nginx.conf'), `${lead} events {} http { ${paths} ${example} }`);
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
}

async function startCaddy(http: number, https: number): Promise<ChildProcess> {
  const folder = join(scratch, 'caddy');
  await mkdir(folder);
  const example = await readFile('deploy/Caddyfile', 'utf8');
  // Its own authority, which it must not make this machine trust.
  const lead = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`;
  await writeFile(join(folder, 'Caddyfile'), lead + example);
  const { PATH } = process.env;
  const env = { PATH, HOME: folder, SITE: 'localhost', UPSTREAMS: upstreams.join(' ') };
  const argv = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return spawn('caddy', argv, { env, stdio: 'ignore' });
}

describe.each([
  ['nginx', startNginx, [200]],
  // Caddy hands the 503 of a process that stops on, and then leaves that process out.
  ['caddy', startCaddy, [200, 503]],
] as const)('%s', (name, startProxy, whileStopping) => {
  describe.runIf(isInstalled(name))('as in the example', () => {
    let proxy: ChildProcess;
    let [http, https] = [0, 0];
    beforeAll(async () => {
      await startServers();
      [http, https] = [await freePort(), await freePort()];
      proxy = await startProxy(http, https);
      while ((await ask('/ready').catch(() => undefined))?.status !== 200) await promisify(setImmediate)();
    });
    afterAll(async () => {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
      for (const server of servers) {
        server.process.kill('SIGKILL');
        await server.ended;
      }
    });

    function ask(path: string, given: Question = {}): Promise<Reply> {
      return replyOf(secureRequest, { port: https, path, servername: 'localhost', ...given });
    }

    it('sends people from http to https', async () => {
      const { status, headers } = await replyOf(plainRequest, { port: http, path: '/arenas?pagina=2' });
      expect(status).toBe(308);
      expect(headers.location).toMatch(/^https:\/\/[^/]+\/arenas\?pagina=2$/);
    });

    it('hands on what the server says, once: https only, compression, the popup’s header', async () => {
      const { status, headers } = await ask('/health');
      expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['permissions-policy']).toContain('camera=()');
      const large = await ask('/docs/json', { headers: { 'accept-encoding': 'br' } });
      expect([large.status, large.headers['content-encoding']]).toEqual([200, 'br']);
    });

    it('tells the address that it sees, whatever the client says', async () => {
      const left = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${turn}` };
        left.push(Number((await ask(contract.allArenas.path, { headers })).headers['x-ratelimit-remaining']));
      }
      // Each of two processes counts its own half of 1,200 a minute.
      expect(Math.max(...left)).toBeLessThan(600);
      expect(new Set(left).size).toBeGreaterThan(1);
      expect(Math.min(...left)).toBeLessThan(599);
    });

    it('lets no body in that is larger than a form with a picture', async () => {
      const headers = { 'content-type': 'application/json' };
      const body = Buffer.alloc(6_500_000);
      const { status } = await ask('/api/v1/auth/login', { method: 'POST', headers, body });
      expect(status).toBe(413);
    });

    it('goes on with one process when the other stops', async () => {
      const [stopped] = servers;
      stopped?.process.kill('SIGTERM');
      const during = await Promise.all(Array.from({ length: 60 }, () => ask(contract.allArenas.path)));
      expect(during.filter(({ status }) => !whileStopping.some((one) => one === status))).toEqual([]);
      await stopped?.ended;
      const after = [];
      for (let turn = 0; turn < 40; turn += 1) after.push((await ask(contract.allArenas.path)).status);
      expect(new Set(after)).toEqual(new Set([200]));
    });
  });
});

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
}

async function replyOf(
  open: typeof plainRequest,
  { body, ...options }: Question & { readonly port: number; readonly path: string; readonly servername?: string },
): Promise<Reply> {
  const host = { hostname: '127.0.0.1', headers: { host: 'localhost', ...options.headers } };
  const request = open({ ...options, ...host, rejectUnauthorized: false, agent: false } as object);
  return new Promise((resolve, reject) => {
    request.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    request.once('error', reject);
    request.end(body);
  });
}
