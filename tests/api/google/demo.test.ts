import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { imageTypeOf } from '#domain/uploads/image.ts';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';
import { DEMO_CLIENT } from '#core/people/google/demo/demoClient.ts';
import { openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson } from '../cast.ts';
import { openTestServer, ORIGIN, type TestServer } from '../testServer.ts';
import { Visitor } from './Visitor.ts';

const DEMO = { provider: 'demo' } as const;
const PROVIDER = `${ORIGIN}/sandbox/google`;
const warned = vi.spyOn(console, 'warn');

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openTestServer(database, { settings: { google: DEMO } });
});
afterAll(() => {
  warned.mockRestore();
  return database.close();
});

describe('the provider of the demonstration', () => {
  it.each([
    ['duda', { status: 'register', name: 'Duda Nascimento', picture: `${PROVIDER}/retratos/duda.png` }],
    ['ze', { status: 'register', name: 'ze.da.praia', picture: '' }],
    ['nino', { status: 'failed', message: 'O email desta conta do Google ainda não foi confirmado.' }],
    ['cancelar', { status: 'failed', message: 'Você cancelou a entrada com o Google.' }],
    ['alguém', { status: 'failed', message: 'Você cancelou a entrada com o Google.' }],
  ])('shows how signing in can go: %s', async (person, message) => {
    expect(await new Visitor(server).signIn(person)).toMatchObject(message);
  });

  it('knows the player whom everybody can try, by the same e-mail', async () => {
    const [{ email, name }] = DEMO_ACCOUNTS;
    await makePerson(database, 'player', { email, name });
    expect(await new Visitor(server).signIn('marina')).toMatchObject({ status: 'link', email });
  });

  it('asks the same browser again each time', async () => {
    const visitor = new Visitor(server);
    const names = [];
    for (const person of ['duda', 'ze', 'duda']) {
      const message = await visitor.signIn(person);
      names.push('name' in message && message.name);
    }
    expect(names).toEqual(['Duda Nascimento', 'ze.da.praia', 'Duda Nascimento']);
  });

  it('gives no advice to who only tries the product out', () => {
    expect(warned).not.toHaveBeenCalled();
  });

  it('has pages that run nothing, are kept by nobody, and leave the popup tied to its opener all the way', async () => {
    const visitor = new Visitor(server);
    const { redirectUrl } = await visitor.begin();
    const asked = await visitor.open(redirectUrl);
    const choice = ORIGIN + String(asked.headers['location']);
    const page = await visitor.open(choice);
    const chosen = await visitor.open(choice, 'pessoa=duda');
    const resumed = await visitor.open(String(chosen.headers['location']));
    expect([asked.status, page.status, chosen.status, resumed.status]).toEqual([303, 200, 303, 303]);
    for (const { headers } of [asked, page, chosen, resumed]) {
      expect(headers).toMatchObject({
        'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${ORIGIN}; base-uri 'none'; frame-ancestors 'none'`,
        'cross-origin-opener-policy': 'unsafe-none',
        'referrer-policy': 'no-referrer',
      });
    }
    expect(page.body).not.toMatch(/<script|\son\w+=|\sstyle=/i);
    const [, style = ''] = /stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
    const [, picture = ''] = /src="([^"]+)"/.exec(page.body) ?? [];
    const files = [
      await server.app.inject(style.slice(ORIGIN.length)),
      await server.app.inject(picture.slice(ORIGIN.length)),
    ];
    expect(files.map(({ headers }) => headers['content-type'])).toEqual(['text/css', 'image/png']);
    expect(imageTypeOf(files[1]?.rawPayload ?? Buffer.of())).toBe('image/png');
  });

  it('lets nobody choose for another browser', async () => {
    const [ana, eve] = [new Visitor(server), new Visitor(server)];
    const asked = await ana.open((await ana.begin()).redirectUrl);
    const choice = ORIGIN + String(asked.headers['location']);
    const answers = [await eve.open(choice), await eve.open(choice, 'pessoa=duda')];
    expect(answers.map(({ status, body }) => [status, body.includes('Esta escolha expirou.')])).toEqual([
      [400, true],
      [400, true],
    ]);
  });

  it('leads nowhere but back to the app, and says so in words', async () => {
    const visitor = new Visitor(server);
    const address = new URL((await visitor.begin()).redirectUrl);
    address.searchParams.set('redirect_uri', 'https://evil.example/');
    const { status, headers, body } = await visitor.open(address.href);
    expect([status, headers['location']]).toEqual([400, undefined]);
    expect(body).toContain('Este pedido não pode ser atendido.');
  });

  it('wants a proof key of who asks', async () => {
    const visitor = new Visitor(server);
    const address = new URL((await visitor.begin()).redirectUrl);
    address.searchParams.delete('code_challenge');
    address.searchParams.delete('code_challenge_method');
    const { headers } = await visitor.open(address.href);
    expect(new URL(String(headers['location'])).searchParams.get('error')).toBe('invalid_request');
  });

  it('gives nothing for a code without the secret of the app', async () => {
    const visitor = new Visitor(server);
    const back = new URL(await visitor.choose((await visitor.begin()).redirectUrl, 'duda'));
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: DEMO_CLIENT.clientId,
      client_secret: 'adivinhado',
      redirect_uri: back.origin + back.pathname,
      code: back.searchParams.get('code') ?? '',
    });
    const { status, body } = await visitor.open(`${PROVIDER}/token`, form.toString());
    expect([status, body.includes('Este pedido não pode ser atendido.')]).toEqual([401, true]);
  });

  it('is where the settings say, whatever a request says', async () => {
    const reply = await server.app.inject({
      url: '/sandbox/google/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    });
    const { issuer, ...addresses } = reply.json();
    expect([issuer, addresses.token_endpoint]).toEqual([PROVIDER, `${PROVIDER}/token`]);
    expect(reply.body).not.toContain('evil');
  });

  it('is not there when another one is set up, or none', async () => {
    const other = { provider: 'openid', issuer: 'https://id.example', clientId: 'a', clientSecret: 'b' } as const;
    for (const google of [other, { provider: 'off' } as const]) {
      const { app } = await openTestServer(database, { settings: { google } });
      expect((await app.inject('/sandbox/google/.well-known/openid-configuration')).statusCode).toBe(404);
    }
  });
});

it('finds its own address where the system chose the port', async () => {
  const google = { google: DEMO, publicUrl: 'http://localhost:0', origin: 'http://localhost:0' };
  const started = await openTestServer(database, { settings: google });
  const listening = await started.app.listen({ port: 0, host: '127.0.0.1' });
  const app = `http://localhost:${new URL(listening).port}`;
  const visitor = new Visitor(started, { app });
  const { redirectUrl } = await visitor.begin();
  expect(redirectUrl.startsWith(`${app}/sandbox/google/auth?`)).toBe(true);
  const { message, origin } = await visitor.comeBack(await visitor.choose(redirectUrl, 'ze'));
  expect([message?.status, origin]).toEqual(['register', app]);
  await started.app.close();
});
