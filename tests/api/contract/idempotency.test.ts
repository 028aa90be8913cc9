import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Answer, TwoStepWrite, Write } from '#platform/http/handler.ts';
import { refuse } from '#platform/http/handler.ts';
import { outbox, idempotencyKeys } from '#platform/database/schema/system.ts';
import { forgetOldKeys } from '#core/calls/idempotency.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

const STALE_MS = 31_000;
const PROFILE = { city: 'Santos', phone: '13988887777', gender: 'F' };

type Updated = Answer<'updateMyProfile'>;
type Decision = { readonly effect: string };

/** The user that a reply of the stand-in names: its city says which run it was. */
const answer = (city: string): Updated => ({
  data: {
    user: { id: newId(), email: 'a@b', status: 'active', unableToLogin: false, role: 'player', name: 'Ana', city },
  },
});

describeOnDatabases('a write with an idempotency key', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  /** What `updateMyProfile` does in the test at hand. */
  let write: Write<'updateMyProfile'> | TwoStepWrite<'updateMyProfile', unknown>;
  beforeAll(async () => {
    database = await open();
    const decide: Write<'updateMyProfile'>['decide'] = async (call, tx, prepared) => {
      if (write.finish) throw new Error('Not this one');
      return write.decide(call, tx, prepared) as Promise<Updated>;
    };
    server = await openTestServer(database, { handlers: (real) => ({ ...real, updateMyProfile: { decide } }) });
  });

  /** A server whose profile call is another write; the database is the same. */
  const serverWith = (updateMyProfile: TwoStepWrite<'updateMyProfile', Decision>) =>
    openTestServer(database, { handlers: (real) => ({ ...real, updateMyProfile }) });

  const effects = async (kind: string) =>
    (await database.orm.select().from(outbox).where(eq(outbox.kind, kind))).length;
  const sent = (token: string, key: string, body: object = PROFILE) => ({
    token,
    body,
    headers: { 'idempotency-key': key },
  });

  /** A decision that leaves one row, so that effects can be counted. */
  function leaving(kind: string): Write<'updateMyProfile'> {
    return {
      async decide(_call, tx) {
        await tx.insert(outbox).values({ id: newId(), kind, payload: {}, createdAt: tx.now, dueAt: tx.now });
        return answer(newId());
      },
    };
  }

  it('happens once, and its answer is sent again', async () => {
    write = leaving('once');
    const { token } = await makePerson(database, 'player');
    const first = await server.call('updateMyProfile', sent(token, 'k1'));
    const again = await server.call('updateMyProfile', sent(token, 'k1'));
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(await effects('once')).toBe(1);
  });

  it('happens each time without a key, with another key, or for another person', async () => {
    write = leaving('each');
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    await server.call('updateMyProfile', { token: ana.token, body: PROFILE });
    await server.call('updateMyProfile', sent(ana.token, 'k1'));
    await server.call('updateMyProfile', sent(ana.token, 'k2'));
    await server.call('updateMyProfile', sent(bia.token, 'k1'));
    expect(await effects('each')).toBe(4);
  });

  it('is refused when the key came with another body, or on another path', async () => {
    write = leaving('mismatch');
    const { token } = await makePerson(database, 'player');
    await server.call('updateMyProfile', sent(token, 'k1'));
    const other = await server.call('updateMyProfile', sent(token, 'k1', { ...PROFILE, city: 'Guarujá' }));
    expect([other.statusCode, other.json()]).toEqual([422, refusal('idempotency_mismatch')]);
    const elsewhere = await server.call('cancelReservation', { token, headers: { 'idempotency-key': 'k1' } });
    expect(elsewhere.json()).toEqual(refusal('idempotency_mismatch'));
    expect(await effects('mismatch')).toBe(1);
  });

  it('happens once for twenty requests at the same time, and all get one answer', async () => {
    write = leaving('at once');
    const { token } = await makePerson(database, 'player');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => server.call('updateMyProfile', sent(token, 'k1'))),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.json().data.user.city)).size).toBe(1);
    expect(await effects('at once')).toBe(1);
  });

  it('keeps nothing of a refusal, so that the same request may succeed later', async () => {
    const { token } = await makePerson(database, 'player');
    write = {
      async decide(_call, tx) {
        await tx.insert(outbox).values({ id: newId(), kind: 'refused', payload: {}, createdAt: tx.now, dueAt: tx.now });
        return refuse('slot_taken');
      },
    };
    const refused = await server.call('updateMyProfile', sent(token, 'k1'));
    expect([refused.statusCode, refused.json()]).toEqual([409, refusal('slot_taken')]);
    expect(await effects('refused')).toBe(0);
    write = leaving('later');
    expect((await server.call('updateMyProfile', sent(token, 'k1'))).statusCode).toBe(200);
    expect(await effects('later')).toBe(1);
  });

  it.each(['', 'a b', 'é', 'x'.repeat(129)])('is refused with the key %j', async (key) => {
    const { token } = await makePerson(database, 'player');
    const reply = await server.call('updateMyProfile', sent(token, key));
    expect(reply.statusCode).toBe(400);
  });

  it('in two steps answers 409 while it runs, then replays', async () => {
    const { token } = await makePerson(database, 'player');
    const gate = deferred();
    const started = deferred();
    const slow = await serverWith({
      decide: (_call, tx) => leave(tx, 'running'),
      async finish(_call, { effect }) {
        started.resolve();
        await gate.promise;
        return answer(effect);
      },
    });
    const first = slow.call('updateMyProfile', sent(token, 'k1'));
    await started.promise;
    const meanwhile = await slow.call('updateMyProfile', sent(token, 'k1'));
    expect([meanwhile.statusCode, meanwhile.json()]).toEqual([409, refusal('idempotency_running')]);
    gate.resolve();
    const done = await first;
    expect((await slow.call('updateMyProfile', sent(token, 'k1'))).json()).toEqual(done.json());
    expect(await effects('running')).toBe(1);
  });

  it('whose process died after the decision is finished by the next request, once it is stale', async () => {
    const { id, token } = await makePerson(database, 'player');
    const decided: Decision[] = [];
    const dying = await serverWith({
      decide: (_call, tx) => leave(tx, 'stale'),
      finish: () => new Promise<never>(() => undefined),
    });
    void dying.call('updateMyProfile', sent(token, 'k1'));
    await expect.poll(() => statusOf(id)).toBe('running');
    const next = await serverWith({
      decide: () => Promise.reject(new Error('It was decided already')),
      async finish(_call, decision) {
        decided.push(decision);
        return answer(decision.effect);
      },
    });
    expect((await next.call('updateMyProfile', sent(token, 'k1'))).json()).toEqual(refusal('idempotency_running'));
    database.passTime(STALE_MS);
    const replies = await Promise.all([1, 2, 3].map(() => next.call('updateMyProfile', sent(token, 'k1'))));
    expect(replies.map((reply) => reply.statusCode)).toContain(200);
    expect(decided).toEqual([{ effect: 'stale' }]);
    expect(await effects('stale')).toBe(1);
  });

  it('that could not be finished is finished by the next request at once', async () => {
    const { token } = await makePerson(database, 'player');
    let isOpen = false;
    const flaky = await serverWith({
      decide: (_call, tx) => leave(tx, 'flaky'),
      async finish(_call, { effect }) {
        if (!isOpen) throw new Error('The line was cut');
        return answer(effect);
      },
    });
    const failed = await flaky.call('updateMyProfile', sent(token, 'k1'));
    expect([failed.statusCode, failed.json()]).toEqual([500, refusal('internal')]);
    isOpen = true;
    expect((await flaky.call('updateMyProfile', sent(token, 'k1'))).json().data.user.city).toBe('flaky');
    expect(await effects('flaky')).toBe(1);
  });

  it('whose second step refuses is decided anew by the next request', async () => {
    const { token } = await makePerson(database, 'player');
    const decided = ['undone', 'anew'];
    const refusing = await serverWith({
      decide: (_call, tx) => leave(tx, decided.shift() ?? ''),
      finish: async (_call, { effect }) => (effect === 'undone' ? refuse('payment_unavailable') : answer(effect)),
    });
    const refused = await refusing.call('updateMyProfile', sent(token, 'k1'));
    expect([refused.statusCode, refused.json()]).toEqual([503, refusal('payment_unavailable')]);
    expect((await refusing.call('updateMyProfile', sent(token, 'k1'))).json().data.user.city).toBe('anew');
    expect(await effects('anew')).toBe(1);
  });

  it('is forgotten after a day', async () => {
    write = leaving('forgotten');
    const { id, token } = await makePerson(database, 'player');
    await server.call('updateMyProfile', sent(token, 'k1'));
    await forgetOldKeys(database);
    expect(await statusOf(id)).toBe('done');
    database.passTime(25 * 3_600_000);
    await forgetOldKeys(database);
    expect(await statusOf(id)).toBeUndefined();
  });

  async function leave(tx: Parameters<Write<'me'>['decide']>[1], kind: string): Promise<Decision> {
    await tx.insert(outbox).values({ id: newId(), kind, payload: {}, createdAt: tx.now, dueAt: tx.now });
    return { effect: kind };
  }

  async function statusOf(personId: string): Promise<string | undefined> {
    const [row] = await database.orm.select().from(idempotencyKeys).where(eq(idempotencyKeys.personId, personId));
    return row?.status;
  }
});

function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
