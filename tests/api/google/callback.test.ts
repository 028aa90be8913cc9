import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { providerAccounts, providerSignIns } from '#platform/database/schema/people.ts';
import { CALLBACK_PATH } from '#areas/entry/session/google/redeemCode.ts';
import { hashToken } from '#core/people/tokens.ts';
import { describeOnDatabases, openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson } from '../cast.ts';
import { openTestServer, ORIGIN } from '../testServer.ts';
import { type GoogleWorld, openGoogleWorld } from './world.ts';

const TICKET = /^[\w-]{20}$/;

describeOnDatabases('coming back from Google', (open) => {
  let database: TestDatabase;
  let world: GoogleWorld;
  beforeAll(async () => {
    database = await open();
    world = await openGoogleWorld(database);
    return () => world.close();
  });

  it('without an account leads to a sign-up with what the provider told', async () => {
    const duda = world.someone({ name: 'Duda Nascimento', email: 'Duda.N@Gmail.example', hasPicture: true });
    const visitor = world.visitor();
    const { redirectUrl, nonce } = await visitor.begin();
    const { status, message, origin } = await visitor.comeBack(await visitor.choose(redirectUrl, duda.id));
    const register = { status: 'register', nonce, token: expect.stringMatching(TICKET), name: 'Duda Nascimento' };
    const picture = `${world.provider.issuer}/retratos/${duda.id}.png`;
    expect([status, message, origin]).toEqual([200, { ...register, email: 'duda.n@gmail.example', picture }, ORIGIN]);
  });

  it('fits a short name, and says nothing of a picture that there is not', async () => {
    const ze = world.someone({ name: 'Zé', email: 'ze.da.praia@gmail.example' });
    expect(await world.visitor().signIn(ze.id)).toEqual({
      status: 'register',
      nonce: expect.any(String),
      token: expect.stringMatching(TICKET),
      name: 'ze.da.praia',
      email: 'ze.da.praia@gmail.example',
      picture: '',
    });
  });

  it('with an account that is known opens it, whatever e-mail the provider has by now', async () => {
    const [duda, ana] = [world.someone(), await makePerson(database, 'player', { passwordHash: null })];
    await linked(duda.id, ana.id);
    expect(await world.visitor().signIn(duda.id)).toEqual({
      status: 'success',
      nonce: expect.any(String),
      token: expect.stringMatching(TICKET),
    });
  });

  it('with an e-mail that has a password here asks for that password', async () => {
    const ana = await makePerson(database, 'player');
    const duda = world.someone({ email: ana.email.toUpperCase() });
    expect(await world.visitor().signIn(duda.id)).toEqual({
      status: 'link',
      nonce: expect.any(String),
      token: expect.stringMatching(TICKET),
      email: ana.email,
    });
  });

  it.each([
    [
      'an e-mail that is not confirmed',
      { isVerified: false },
      'O email desta conta do Google ainda não foi confirmado.',
    ],
    ['no e-mail that could be one', { email: 'duda' }, 'O Google não informou um email válido para esta conta.'],
  ])('with %s is refused in words', async (_what, given, sentence) => {
    const duda = world.someone(given);
    expect(await world.visitor().signIn(duda.id)).toEqual(failed(sentence));
  });

  it('with an e-mail whose account knows another sign-in only is refused in words', async () => {
    const ana = await makePerson(database, 'player', { passwordHash: null });
    await linked('another subject', ana.id);
    const duda = world.someone({ email: ana.email });
    expect(await world.visitor().signIn(duda.id)).toEqual(
      failed(
        'Este email já tem uma conta ligada a outro acesso. Entre por ele, ou crie uma senha em “Recuperar senha”.',
      ),
    );
  });

  it.each(['known', 'a namesake'])('with an account that may not enter (%s) is refused in words', async (how) => {
    const ana = await makePerson(database, 'player', { status: 'inactive' });
    const duda = world.someone({ email: ana.email });
    if (how === 'known') await linked(duda.id, ana.id);
    expect(await world.visitor().signIn(duda.id)).toEqual(failed('Esta conta não pode entrar na Quadra Livre.'));
  });

  it('after Cancelar says so', async () => {
    const visitor = world.visitor();
    const { redirectUrl, nonce } = await visitor.begin();
    const { status, message, body } = await visitor.comeBack(await visitor.choose(redirectUrl, 'cancelar'));
    const sentence = 'Você cancelou a entrada com o Google.';
    expect([status, message]).toEqual([200, { status: 'failed', nonce, message: sentence }]);
    expect(body).toContain(`<p role="status">${sentence}</p>`);
  });

  it('when the provider does not answer any more is refused in words, and told to the log alone', async () => {
    const visitor = world.visitor();
    const duda = world.someone();
    const { redirectUrl } = await visitor.begin();
    const back = await visitor.choose(redirectUrl, duda.id);
    world.provider.answerWith(async (_request, response) => void response.writeHead(500).end('{}'));
    const lines = world.server.log.length;
    const { message } = await visitor.comeBack(back);
    world.provider.answerWith(undefined);
    expect(message).toEqual(failed('Não foi possível entrar com o Google. Tente novamente.'));
    const told = world.server.log.slice(lines).join('\n');
    expect(told).toContain('A sign-in through the provider failed');
    expect([told.includes(duda.email), told.includes(new URL(back).searchParams.get('code') ?? '')]).toEqual([
      false,
      false,
    ]);
  });

  it('keeps hashes of cookie and ticket, and nothing that opens anything', async () => {
    const visitor = world.visitor();
    const token = await visitor.ticket(world.someone().id);
    const secret = /quadra-google=([^;]+)/.exec(visitor.cookiesOf(ORIGIN))?.[1] ?? '';
    const [row] = await database.orm
      .select()
      .from(providerSignIns)
      .where(eq(providerSignIns.ticketHash, hashToken(token)));
    expect(row?.cookieHash).toBe(hashToken(secret));
    const stored = JSON.stringify(row);
    expect([stored.includes(secret), stored.includes(token)]).toEqual([false, false]);
  });

  async function linked(subject: string, personId: string): Promise<void> {
    const { issuer } = world.provider;
    await database.orm
      .insert(providerAccounts)
      .values({ issuer, subject, personId, email: 'antigo@gmail.example', linkedAt: new Date() });
  }

  const failed = (message: string) => ({ status: 'failed', nonce: expect.any(String), message });
});

describe('the callback page', () => {
  let database: TestDatabase;
  let world: GoogleWorld;
  beforeAll(async () => {
    database = await openTestDatabase();
    world = await openGoogleWorld(database);
    return async () => {
      await world.close();
      await database.close();
    };
  });

  it('may run one script of ours, is kept by nobody, and stays tied to its opener', async () => {
    const visitor = world.visitor();
    const { redirectUrl } = await visitor.begin();
    const { headers, body } = await visitor.comeBack(await visitor.choose(redirectUrl, world.someone().id));
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i);
    const [script, style] = [/src="([^"]+)"/.exec(body)?.[1] ?? '', /stylesheet" href="([^"]+)"/.exec(body)?.[1] ?? ''];
    const files = [await visitor.open(ORIGIN + script), await visitor.open(ORIGIN + style)];
    expect(files.map((file) => [file.status, file.headers['content-type']])).toEqual([
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
    ]);
  });

  it('leaves a name from the provider a text', async () => {
    const name = `</body><script>alert(1)</script>"'&quot;`;
    const visitor = world.visitor();
    const { redirectUrl } = await visitor.begin();
    const { body, message } = await visitor.comeBack(await visitor.choose(redirectUrl, world.someone({ name }).id));
    expect(message).toMatchObject({ status: 'register', name });
    expect(body.match(/<script/g)).toHaveLength(1);
  });

  it.each([
    ['', 'nothing at all'],
    ['?code=abc', 'a code alone'],
    ['?code=abc&state=abc', 'the state of nobody'],
    ['?state=abc&state=def', 'two states'],
    ['?state=%00', 'a state that is none'],
    ['?error=access_denied', 'a refusal alone'],
  ])('tells nobody anything about an answer that belongs to no attempt (%s: %s)', async (query) => {
    const visitor = world.visitor();
    await visitor.begin();
    const { status, message, origin, body } = await visitor.comeBack(`${ORIGIN}${CALLBACK_PATH}${query}`);
    expect([status, message, origin]).toEqual([400, undefined, '']);
    expect(body).toContain('Este acesso com o Google expirou ou já foi usado.');
  });

  it('tells nobody anything the second time, or ten minutes too late', async () => {
    const visitor = world.visitor();
    const first = await visitor.choose((await visitor.begin()).redirectUrl, world.someone().id);
    const seen = [await visitor.comeBack(first), await visitor.comeBack(first)];
    expect(seen.map(({ status }) => status)).toEqual([200, 400]);
    const late = await visitor.choose((await visitor.begin()).redirectUrl, world.someone().id);
    database.passTime(10 * 60_000);
    expect((await visitor.comeBack(late)).status).toBe(400);
    database.passTime(-10 * 60_000);
  });

  it('does not exist where no provider is set up', async () => {
    const off = await openTestServer(database);
    expect((await off.app.inject(CALLBACK_PATH)).statusCode).toBe(404);
  });

  it('is asked for sixty times a minute by one address at most', async () => {
    const replies = [];
    for (let turn = 0; turn < 61; turn += 1) replies.push(await world.visitor().open(ORIGIN + CALLBACK_PATH));
    expect(replies.every(({ status }) => status === 400)).toBe(true);
    const one = world.visitor();
    const statuses = [];
    for (let turn = 0; turn < 61; turn += 1) statuses.push((await one.open(ORIGIN + CALLBACK_PATH)).status);
    expect(statuses).toEqual([...Array(60).fill(400), 429]);
  });
});

it('asks a provider that writes no e-mail into its tokens', async () => {
  const database = await openTestDatabase();
  const world = await openGoogleWorld(database, { conformIdTokenClaims: true });
  const duda = world.someone({ name: 'Duda Nascimento' });
  expect(await world.visitor().signIn(duda.id)).toMatchObject({
    status: 'register',
    name: duda.name,
    email: duda.email,
  });
  expect(world.provider.requests).toContain('GET /me');
  await world.close();
  await database.close();
});
