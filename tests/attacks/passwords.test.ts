import { eq } from 'drizzle-orm';
import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { loginFailures, people } from '#platform/database/schema/people.ts';
import { Semaphore } from '#platform/http/Semaphore.ts';
import { type Turn, Turns } from '#core/people/turns.ts';
import { makePerson, PASSWORD } from '../api/cast.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const WRONG = 'senha errada';

describeOnDatabases('guessing passwords', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  /** Each test guesses from an address of its own. */
  let lastAddress = 0;
  const newAddress = (): string => `10.0.0.${(lastAddress += 1)}`;
  const login = (email: string, password: string, address: string, headers: Record<string, string> = {}) =>
    server.call('login', { body: { email, password }, address, headers });

  // Row 1. Red without COST in core/people/passwords.ts, or without strengthenHash in session/login.ts.
  it('finds argon2id with 19 MiB and two passes in a stolen table, never the same hash twice', async () => {
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const ids: string[] = [];
    for (let index = 0; index < 2; index += 1) {
      const { id, email } = await makePerson(database, 'player', { passwordHash: weak });
      expect((await login(email, PASSWORD, newAddress())).statusCode).toBe(200);
      expect((await login(email, PASSWORD, newAddress())).statusCode).toBe(200);
      ids.push(id);
    }
    const stored = await database.orm.select({ id: people.id, phc: people.passwordHash }).from(people);
    const hashes = stored.filter(({ id }) => ids.includes(id)).map(({ phc }) => phc ?? '');
    for (const phc of hashes) expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(new Set(hashes).size).toBe(2);
  });

  // Row 2. Red without `afterFailure` in countFailure of core/people/throttle.ts.
  it('on one account: five tries, then waits that the right password does not end', async () => {
    const [{ email }, thief, owner] = [await makePerson(database, 'player'), newAddress(), newAddress()];
    const replies = [];
    for (let tries = 0; tries < 20; tries += 1) replies.push(await login(email, WRONG, thief));
    expect(replies.map((reply) => reply.statusCode)).toEqual([...Array(5).fill(400), ...Array(15).fill(429)]);
    const blocked = replies[5];
    const seconds = Number(blocked?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(20);
    expect(blocked?.json()).toEqual(
      refusal('too_many_attempts', `Muitas tentativas. Aguarde ${seconds} segundos e tente novamente.`, { seconds }),
    );
    expect((await login(email, PASSWORD, thief)).statusCode).toBe(429);
    expect((await login(email, PASSWORD, owner)).statusCode).toBe(200);
    database.passTime(31_000);
    expect((await login(email, WRONG, thief)).statusCode).toBe(400);
    expect((await login(email, WRONG, thief)).headers['retry-after']).toMatch(/^(59|60)$/);
    database.passTime(61_000);
    expect((await login(email, PASSWORD, thief)).statusCode).toBe(200);
    expect((await login(email, WRONG, thief)).statusCode).toBe(400);
    database.passTime(-92_000);
  });

  // Row 2. Red when `settle` of core/people/throttle.ts lets an answer out whose place must wait by now, or without its lock.
  it('on one account, all at once: five tries', async () => {
    const [{ email }, thief] = [await makePerson(database, 'player'), newAddress()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => login(email, WRONG, thief)));
    const statuses = replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(15).fill(429)]);
  });

  // Row 3. Red without `placeWait` in longestWait of core/people/throttle.ts; the last two, without addressBlock.
  it('one try each on many accounts, from one address or one network of IPv6', async () => {
    const address = '2001:db8:1:2::77';
    const one = await login('primeira@exemplo.com', WRONG, address);
    expect(one.statusCode).toBe(400);
    await database.orm.update(loginFailures).set({ count: 50 }).where(eq(loginFailures.key, 'address 2001:db8:1:2'));
    expect((await login('outra@exemplo.com', WRONG, address)).statusCode).toBe(429);
    expect((await login('outra@exemplo.com', WRONG, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await login('outra@exemplo.com', WRONG, '2001:db8:1:3::77')).statusCode).toBe(400);
  });

  // Row 3. Red without addFailure in core/people/throttle.ts, or when failures at once are counted more or less than once.
  it('one try each on many accounts exhausts an address for a while', async () => {
    const address = newAddress();
    await Promise.all(Array.from({ length: 16 }, (_, index) => login(`a${index}@exemplo.com`, WRONG, address)));
    const key = eq(loginFailures.key, `address ${address}`);
    expect(await database.orm.select({ count: loginFailures.count }).from(loginFailures).where(key)).toEqual([
      { count: 16 },
    ]);
    await database.orm.update(loginFailures).set({ count: 49 }).where(key);
    const { email } = await makePerson(database, 'player');
    expect((await login('b@exemplo.com', WRONG, address)).statusCode).toBe(400);
    const blocked = await login(email, PASSWORD, address);
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '18']);
    database.passTime(18_000);
    expect((await login(email, PASSWORD, address)).statusCode).toBe(200);
    database.passTime(-18_000);
  });

  // Row 4. Red without bodyLimit in platform/http/app.ts and without the 128 characters of LoginForm.
  it('with a megabyte of password, or a long one', async () => {
    const { email } = await makePerson(database, 'player');
    const huge = await login(email, 'x'.repeat(1_000_000), newAddress());
    expect([huge.statusCode, huge.json()]).toEqual([413, refusal('too_large')]);
    const long = await login(email, 'x'.repeat(129), newAddress());
    const message = 'A senha precisa ter no máximo 128 caracteres.';
    expect([long.statusCode, long.json()]).toEqual([400, refusal('malformed', message, { password: message })]);
    const padded = await server.call('login', { body: { email, password: PASSWORD, padding: 'x'.repeat(70_000) } });
    expect(padded.statusCode).toBe(413);
  });

  // Row 6. Red without the dummy hash of core/people/passwords.ts: an unknown e-mail would answer in a tenth of the time.
  it('learns from no text, status, header or time whether an e-mail has an account', async () => {
    const { email } = await makePerson(database, 'player');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const seen = new Set<string>();
    for (let index = 0; index < 9; index += 1) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `x${index}@exemplo.com`],
      ] as const) {
        const start = performance.now();
        const reply = await login(address, WRONG, newAddress());
        times[kind].push(performance.now() - start);
        const { date: _, ...headers } = reply.headers;
        seen.add(JSON.stringify([reply.statusCode, Object.keys(headers).toSorted(), reply.json()]));
      }
    }
    expect(seen.size).toBe(1);
    // The fastest of each: a busy machine makes any one slow, but none faster than its hashing.
    const ratio = Math.min(...times.unknown) / Math.min(...times.known);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });

  // Row 40. Red with a `trustProxy` that believes everybody in platform/http/app.ts.
  it('behind made-up addresses', async () => {
    const { email } = await makePerson(database, 'player');
    const address = newAddress();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await login(email, WRONG, address, { 'x-forwarded-for': `1.2.3.${tries}` })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  // Row 40. Red when more hops than the one in front of us are believed.
  it('behind made-up addresses in front of our own proxy', async () => {
    const proxied = await openTestServer(database, { settings: { trustedHops: 1 } });
    const { email } = await makePerson(database, 'player');
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const headers = { 'x-forwarded-for': `1.2.3.${tries}, 203.0.113.9` };
      statuses.push((await proxied.call('login', { body: { email, password: WRONG }, headers })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const elsewhere = { 'x-forwarded-for': '203.0.113.10' };
    const reply = await proxied.call('login', { body: { email, password: PASSWORD }, headers: elsewhere });
    expect(reply.statusCode).toBe(200);
  });
});

// Row 3. Red without the line in platform/http/Semaphore.ts.
describe('hashing', () => {
  it('runs eight at once, lets a number wait in order, and refuses the rest', async () => {
    const slots = new Semaphore({ atOnce: 8, waiting: 4 });
    const finish: (() => void)[] = [];
    const order: number[] = [];
    const jobs = Array.from({ length: 13 }, (_, index) =>
      slots.run(() => {
        order.push(index);
        return new Promise<void>((resolve) => void finish.push(resolve));
      }),
    );
    await expect(jobs[12]).rejects.toMatchObject({ code: 'overloaded' });
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    finish[3]?.();
    await jobs[3];
    await expect.poll(() => order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    while (finish.length > 0) {
      finish.pop()?.();
      await Promise.resolve();
    }
    await expect.poll(() => (finish.pop()?.(), order.length)).toBe(12);
    finish.forEach((resolve) => resolve());
    await Promise.all(jobs.slice(0, 12));
  });

  // Row 48. Red without the rank in `#enter` of platform/http/Semaphore.ts, without `before` in core/people/turns.ts, or without #makeRoom.
  it('lets no place fill the line: known browsers first, then all in turn, who guesses last', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 6 });
    const order: string[] = [];
    let end = (): void => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    const run = (place: string, rank: Turn['rank']) =>
      turns.run(
        async () => {
          order.push(place);
          await held;
        },
        { place, rank },
      );
    const flood = Array.from({ length: 5 }, () => run('flood', 'fresh'));
    const guesser = run('guesser', 'guessing');
    const late = run('guesser', 'guessing');
    const [stranger, owner] = [run('stranger', 'fresh'), run('owner', 'known')];
    const refused = [run('guesser', 'guessing'), late];
    const signUp = turns.run(async () => void order.push('sign-up'));
    end();
    const ends = await Promise.allSettled([...flood, stranger, owner, signUp, guesser, ...refused]);
    const codes = ends.map((end) => (end.status === 'rejected' ? end.reason.code : 'done'));
    expect(order).toEqual(['flood', 'owner', 'stranger', 'sign-up', 'flood', 'flood', 'flood']);
    expect(codes).toEqual([
      ...Array(4).fill('done'),
      'overloaded',
      'done',
      'done',
      'done',
      ...Array(3).fill('overloaded'),
    ]);
  });

  it('goes on after a job that failed', async () => {
    const slots = new Semaphore({ atOnce: 1, waiting: 0 });
    await expect(slots.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    await expect(slots.run(() => Promise.resolve('ok'))).resolves.toBe('ok');
  });
});
