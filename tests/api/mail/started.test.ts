import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';
import { BUILT_SERVER, type StartedServer, startServer } from '../../server/StartedServer.ts';
import { openMailServer } from './MailServer.ts';
import { readMessage } from './readMessage.ts';

const { email } = DEMO_ACCOUNTS[0];
const PASSWORD = 'rede na areia 77';
const started: StartedServer[] = [];
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadra-mails-'));
});

afterAll(async () => {
  for (const server of started) {
    server.process.kill('SIGKILL');
    await server.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function start(variables: Readonly<Record<string, string>> = {}) {
  const server = startServer(BUILT_SERVER, { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...variables });
  started.push(server);
  const address = (await server.serving).replace('localhost', '127.0.0.1');
  const call = (method: string, path: string, body: object) =>
    fetch(`${address}/api/v1/auth/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...server, call };
}

/** The letters about passwords: the demonstration's players are reminded of their games meanwhile. */
async function passwordLettersIn(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
  const letters = await Promise.all(
    names.map(async (name) => readMessage(await readFile(join(folder, name), 'latin1'))),
  );
  return letters.filter(({ headers }) => headers.subject?.includes('senha'));
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

// In this order: the second start finds the data of the first.
it('shows where the messages are, and leads back in by the link in one', async () => {
  const { call, output, process, ended } = await start();
  const folder = join(dataDir, 'emails');
  expect(output()).toContain(`\nSem SMTP_URL: as mensagens ficam em ${folder}\n`);

  const asked = await call('POST', 'forgot-password', { email });
  expect([asked.status, await asked.json()]).toEqual([200, { data: {} }]);
  await expect.poll(() => passwordLettersIn(folder)).toHaveLength(1);
  const [message] = await passwordLettersIn(folder);
  expect(message?.headers).toMatchObject({ to: email, subject: 'Escolha uma nova senha' });
  const token =
    /^http:\/\/localhost:\d+\/esqueceu-senha\/([\w-]{43})$/m.exec(message?.parts['text/plain'] ?? '')?.[1] ?? '';

  expect((await call('PATCH', `reset-password/${token}`, { password: PASSWORD })).status).toBe(200);
  expect((await call('POST', 'login', { email, password: PASSWORD })).status).toBe(200);
  await expect.poll(() => passwordLettersIn(folder)).toHaveLength(2);
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
  const log = output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  expect(countOf(log, `"folder":${JSON.stringify(folder)}`)).toBe(1);
  expect([email, token, PASSWORD, 'esqueceu-senha'].filter((secret) => log.includes(secret))).toEqual([]);
});

it('sends them when there is a server, and stops in order', async () => {
  const mails = await openMailServer();
  const { call, output, process, ended } = await start({ SMTP_URL: `smtp://${mails.host}?ignoreTLS=true` });
  expect(output()).not.toContain('as mensagens ficam');
  await call('POST', 'forgot-password', { email: DEMO_ACCOUNTS[1].email });
  const asked = () => mails.received.filter(({ headers }) => headers.subject === 'Escolha uma nova senha');
  await expect.poll(() => asked().map(({ to }) => to)).toEqual([[DEMO_ACCOUNTS[1].email]]);
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(mails.connections()).toBe(0);
  await mails.close();
});
