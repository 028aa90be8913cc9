import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loginFailures, passwordResets, people } from '#platform/database/schema/people.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { buildApp } from '#platform/http/app.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { smtpMailer } from '#platform/mail/smtpMailer.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { hashToken } from '#core/people/tokens.ts';
import { makePerson, PASSWORD } from '../api/cast.ts';
import { openMailServer } from '../api/mail/MailServer.ts';
import { openRecovery, type Recovery } from '../api/session/recoverySteps.ts';
import { ORIGIN, refusal } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

// The real one, counted.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash) };
});

const NEW_PASSWORD = 'rede na areia 77';
const MINUTE = 60_000;

describeOnDatabases('coming in by the way for who forgot the password', (open) => {
  let database: TestDatabase;
  let recovery: Recovery;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    recovery = await openRecovery(database);
  });

  const statuses = (replies: readonly { readonly statusCode: number }[]): number[] =>
    replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

  // Row 6. Red when forgotPassword looks the person up and says, or does, something else for an unknown e-mail.
  it('learns from no text, status, header or time whether an e-mail has an account', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const seen = new Set<string>();
    for (let index = 0; index < 25; index += 1) {
      const { email } = await makePerson(database, 'player');
      for (const [kind, asked] of [
        ['known', email],
        ['unknown', `x${index}@exemplo.com`],
      ] as const) {
        const start = performance.now();
        const reply = await recovery.forgot(asked);
        times[kind].push(performance.now() - start);
        const {
          date: _,
          'x-ratelimit-remaining': __,
          'x-ratelimit-reset': ___,
          'x-request-id': ____,
          ...headers
        } = reply.headers;
        seen.add(JSON.stringify([reply.statusCode, headers, reply.json()]));
      }
    }
    expect([...seen].map((text) => JSON.parse(text)[2])).toEqual([{ data: {} }]);
    // The fastest of each: a busy machine makes any one slow, but none faster than its work.
    const ratio = Math.min(...times.unknown) / Math.min(...times.known);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });

  // Row 6. Red when forgotPassword sends the message itself, before it answers.
  it('learns nothing from how long a message takes: it is sent after the answer', async () => {
    const { id, email } = await makePerson(database, 'player');
    await recovery.forgot(email);
    expect([await recovery.linksOf(id), recovery.dependencies.sent]).toEqual([[], []]);
    await recovery.work();
    expect([(await recovery.linksOf(id)).length, recovery.dependencies.sent.length]).toEqual([1, 1]);
  });

  // Row 6. Red when the count of an e-mail is told, or when only e-mails with an account are counted.
  it('learns nothing from asking until it is too much: an e-mail’s count is never told', async () => {
    const { email } = await makePerson(database, 'player');
    for (let tries = 0; tries < 8; tries += 1) {
      for (const asked of [email, 'ninguem@exemplo.com']) {
        const reply = await recovery.forgot(asked);
        expect([reply.statusCode, reply.json()]).toEqual([200, { data: {} }]);
      }
    }
    const counted = await database.orm.select().from(loginFailures);
    const ofEmails = counted.filter(({ key }) => key.startsWith('recovery email'));
    expect(ofEmails.map(({ count }) => count)).toEqual([1, 1]);
    expect(JSON.stringify(counted)).not.toContain('exemplo.com');
  });

  // A flooded mailbox. Red without countEmail; and, where there are several connections, without its lock.
  it('fills nobody’s mailbox, not even with requests at once from everywhere', async () => {
    const { email } = await makePerson(database, 'player');
    for (const sent of [1, 2]) {
      await Promise.all(Array.from({ length: 20 }, () => recovery.forgot(email)));
      await recovery.work();
      expect(recovery.dependencies.sent).toHaveLength(sent);
      database.passTime(MINUTE);
    }
    for (let minute = 2; minute < 60; minute += 1) {
      await recovery.forgot(email);
      database.passTime(MINUTE);
    }
    await recovery.work();
    expect(recovery.dependencies.sent).toHaveLength(5);
    await recovery.link(email);
    expect(recovery.dependencies.sent).toHaveLength(6);
  });

  // A flood from one network. Red without countNetwork; the last two, when `relaxed` counts too or IPv6 is not folded.
  it('asks thirty times an hour from one network, whatever e-mails it asks for', async () => {
    const ask = (server: Recovery, index: number, address: string) =>
      server.forgot(`a${index}@exemplo.com`, { address });
    const replies = await Promise.all(
      Array.from({ length: 35 }, (_, index) => ask(recovery, index, `2001:db8:1:2::${index}`)),
    );
    expect(statuses(replies)).toEqual([...Array(30).fill(200), ...Array(5).fill(429)]);
    expect(await database.orm.select().from(outbox)).toHaveLength(30);
    const late = await ask(recovery, 99, '2001:db8:1:2:ffff::1');
    const seconds = Number(late.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_500);
    expect(late.json()).toEqual(
      refusal('too_many_attempts', 'Muitas tentativas. Aguarde 60 minutos e tente novamente.', { seconds }),
    );
    expect((await ask(recovery, 99, '2001:db8:1:3::1')).statusCode).toBe(200);
    const relaxed = await openRecovery(database, { settings: { limits: 'relaxed' } });
    expect((await ask(relaxed, 100, '2001:db8:1:2::1')).statusCode).toBe(200);
  });

  // Row 7. Red without isNull(endedAt) in areas/entry/session/resetLinks.ts and faultOf's look at it in areas/entry/session/resetPassword.ts.
  it('by a link that was used', async () => {
    const { email } = await makePerson(database, 'player');
    const token = await recovery.link(email);
    expect((await recovery.reset(token, NEW_PASSWORD)).statusCode).toBe(200);
    const again = await recovery.reset(token, 'a senha do ladrao 9');
    expect([again.statusCode, again.json()]).toEqual([400, refusal('reset_link_used')]);
    // Who opens it is told so before a password is typed. Red without `liveLink` in makeCheckResetLink.
    expect((await recovery.check(token)).json()).toEqual(refusal('reset_link_used'));
    expect((await recovery.login(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  // Row 7. Red without faultOf's look at expiresAt, and without useResetLink's.
  it('by a link that lay around for half an hour', async () => {
    const { email } = await makePerson(database, 'player');
    const token = await recovery.link(email);
    expect((await recovery.check(token)).statusCode).toBe(200);
    database.passTime(30 * MINUTE);
    expect((await recovery.check(token)).json()).toEqual(refusal('reset_link_expired'));
    const late = await recovery.reset(token, NEW_PASSWORD);
    expect([late.statusCode, late.json()]).toEqual([400, refusal('reset_link_expired')]);
    expect((await recovery.login(email, PASSWORD)).statusCode).toBe(200);
  });

  // Row 7. Red when the link lasts less.
  it('the link works until then', async () => {
    const { email } = await makePerson(database, 'player');
    const token = await recovery.link(email);
    database.passTime(29 * MINUTE);
    expect((await recovery.reset(token, NEW_PASSWORD)).statusCode).toBe(200);
  });

  // Row 7. Red without endResetLinks in areas/entry/session/recoveryWork.ts.
  it('by an older link', async () => {
    const { email } = await makePerson(database, 'player');
    const older = await recovery.link(email);
    database.passTime(MINUTE);
    const newer = await recovery.link(email);
    const reply = await recovery.reset(older, 'a senha do ladrao 9');
    expect([newer === older, reply.statusCode, reply.json()]).toEqual([false, 400, refusal('reset_link_used')]);
    expect((await recovery.reset(newer, NEW_PASSWORD)).statusCode).toBe(200);
  });

  // Row 7. Red without the lock on the person in areas/entry/session/recoveryWork.ts, where there are several connections.
  it('by one of several links that were made at once', async () => {
    const { id, email } = await makePerson(database, 'player');
    await inTransaction(database, (tx) =>
      addJobs(
        tx,
        Array.from({ length: 16 }, () => ({ kind: 'sendResetLink', email, dueAt: tx.now }) as const),
      ),
    );
    await Promise.all([recovery.work(), recovery.work()]);
    const ofPerson = and(eq(passwordResets.personId, id), isNull(passwordResets.endedAt));
    expect([
      recovery.dependencies.sent.length,
      (await database.orm.select().from(passwordResets).where(ofPerson)).length,
    ]).toEqual([16, 1]);
  });

  // Row 7. Red when useResetLink's update is not guarded by isNull(endedAt): several hear that they changed it.
  it('by one link, fifty at once: one password counts', async () => {
    const { email } = await makePerson(database, 'player');
    const token = await recovery.link(email);
    const passwords = Array.from({ length: 50 }, (_, index) => `cinquenta senhas ${index}x`);
    const replies = await Promise.all(passwords.map((password) => recovery.reset(token, password)));
    expect(statuses(replies)).toEqual([200, ...Array(49).fill(400)]);
    const refused = replies.filter(({ statusCode }) => statusCode === 400).map((reply) => reply.json());
    expect(refused).toEqual(Array(49).fill(refusal('reset_link_used')));
    const winner = passwords[replies.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect((await recovery.login(email, winner)).statusCode).toBe(200);
    await recovery.work();
    expect(recovery.dependencies.sent.filter(({ subject }) => subject === 'Sua senha foi alterada')).toHaveLength(1);
  });

  // Row 7. Red when the token is stored, or looked up, as it is.
  it('by what is stored of a link', async () => {
    const { id, email } = await makePerson(database, 'player');
    const token = await recovery.link(email);
    const [row] = await recovery.linksOf(id);
    expect(row?.tokenHash).toBe(hashToken(token));
    expect(JSON.stringify([row, await database.orm.select().from(outbox)])).not.toContain(token);
    const replay = await recovery.reset(row?.tokenHash ?? '', NEW_PASSWORD);
    expect(replay.json()).toEqual(refusal('reset_link_invalid'));
  });

  // Row 3. Red when resetPassword hashes before it looks at the link.
  it('without any link, to keep the server busy hashing', async () => {
    const { email } = await makePerson(database, 'player');
    const used = await recovery.link(email);
    await recovery.reset(used, NEW_PASSWORD);
    const hashed = vi.mocked(hash).mock.calls.length;
    for (const token of [used, 'made-up', 'x'.repeat(43)]) await recovery.reset(token, NEW_PASSWORD);
    expect(vi.mocked(hash).mock.calls.length - hashed).toBe(0);
    expect(hashed).toBeGreaterThan(0);
  });

  // Row 8. Red without the deletion of the sessions in areas/entry/session/resetPassword.ts, or when it takes those of others.
  it('to stay in after the owner of the mailbox chose a new password', async () => {
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    const thief = (await recovery.login(ana.email, PASSWORD)).json().data.token;
    await recovery.reset(await recovery.link(ana.email), NEW_PASSWORD);
    const replies = [];
    for (const token of [thief, ana.token, bia.token]) replies.push(await recovery.call('me', { token }));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
  });

  // Row 9. Red when the link is made of the request's Host, or of what a proxy says it was.
  it('by a link that leads to another’s house', async () => {
    const { email } = await makePerson(database, 'player');
    const evil = 'evil.example';
    const headers = {
      host: evil,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'http',
      forwarded: `host=${evil}`,
      origin: `https://${evil}`,
      referer: `https://${evil}/`,
    };
    await recovery.forgot(email, { headers });
    await recovery.work();
    const [mail] = recovery.dependencies.sent;
    expect(JSON.stringify(mail)).not.toContain(evil);
    const addresses = [...`${mail?.text} ${mail?.html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([text]) => new URL(text),
    );
    expect(new Set(addresses.map(({ origin }) => origin))).toEqual(new Set([ORIGIN]));
  });

  // Row 9. Red without referrerPolicy in platform/http/contentSecurity.ts.
  it('by the address of the page, which another site could be told', async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'quadra-web-'));
    await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Quadra Livre</title>');
    const app = await buildApp({
      settings: { paymentsOrigin: undefined, trustedHops: 0, ...recovery.dependencies.settings },
      database,
      log: makeLogger('silent'),
      webRoot,
      register: () => undefined,
    });
    const page = await app.inject({ url: `/esqueceu-senha/${'x'.repeat(43)}`, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      'no-cache',
    ]);
    await app.close();
    await rm(webRoot, { recursive: true });
  });

  // Signed up with a victim's address. Red when the greeting takes any name (core/people/letters/resetLetter.ts).
  it('to have us send one’s own words to somebody', async () => {
    const name = 'https://premio.example/<b>clique</b> Ganhou';
    const { email } = await makePerson(database, 'player', { name });
    await recovery.link(email);
    expect(JSON.stringify(recovery.dependencies.sent)).not.toMatch(/premio|clique|Ganhou/);
  });

  // Row 41. Red when platform/mail/smtpMailer.ts lets the server's error through: it quotes the address and the message.
  it('by reading the log: no address, no token, no link, whatever becomes of the message', async () => {
    const { email } = await makePerson(database, 'player', { email: 'planta@segredo.example' });
    const quoting = (responseCode: number) =>
      openMailServer({
        onRcptTo: ({ address }, _session, done) =>
          done(Object.assign(new Error(`<${address}> of Ana Souza`), { responseCode })),
      });
    const tokens: string[] = [];
    for (const server of [await quoting(450), await quoting(550), await openMailServer()]) {
      const mailer = smtpMailer(`smtp://${server.host}?ignoreTLS=true`, 'Quadra Livre <a@quadra.example>');
      database.passTime(MINUTE);
      await recovery.forgot(email);
      await recovery.work(mailer);
      tokens.push(...server.received.map(({ parts }) => /[\w-]{43}/.exec(parts['text/plain'] ?? '')?.[0] ?? ''));
      mailer.close();
      await server.close();
    }
    // The first job met the second server too, and was given up there.
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    database.passTime(MINUTE);
    const open = await recovery.link(email);
    for (const token of [...tokens, open]) await recovery.reset(token, NEW_PASSWORD);
    await recovery.reset('another-token', NEW_PASSWORD);

    const log = recovery.log.join('\n');
    expect(log).toContain('EENVELOPE 450');
    expect(log).toContain('A message was refused for good');
    expect(log).toContain('/api/v1/auth/reset-password/:token');
    const planted = [
      email,
      'segredo.example',
      'Ana',
      NEW_PASSWORD,
      '/esqueceu-senha/',
      'another-token',
      open,
      ...tokens,
    ];
    expect(planted.filter((secret) => log.includes(secret))).toEqual([]);
    const [person] = await database.orm.select().from(people).where(eq(people.email, email));
    expect(log).not.toContain(person?.id);
  });
});
