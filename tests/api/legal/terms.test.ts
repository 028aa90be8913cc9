import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { readNow } from '#platform/database/database.ts';
import { people, termsAcceptances } from '#platform/database/schema/people.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson, PASSWORD } from '../cast.ts';
import { arenaForm, playerForm } from '../signUp/forms.ts';
import { OPERATOR } from '../testDependencies.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

describeOnDatabases('the terms of use', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  const acceptedBy = (personId: string) =>
    database.orm
      .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
      .from(termsAcceptances)
      .where(eq(termsAcceptances.personId, personId));
  const older = () => makePerson(database, 'player', { termsAnswered: null });
  const answer = (token: string, body: object) => server.call('answerTerms', { token, body });
  const asked = async (token: string) =>
    (await server.call('me', { token })).json().data.user.termsToAccept as string | undefined;

  it('name who runs the platform to everybody', async () => {
    const reply = await server.call('operator', {});
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: { operator: OPERATOR } }]);
  });

  // Red without acceptTerms in areas/entry/signUp/makeAccount.ts; the last line without termsAnswered there.
  it.each([
    ['player', 'registerPlayer', playerForm],
    ['arena', 'registerArena', arenaForm],
  ] as const)('are accepted by signing up as a %s, with the version and the instant', async (_who, call, form) => {
    const before = await readNow(database);
    const { user } = (await server.call(call, { body: form() })).json().data;
    const [acceptance, ...others] = await acceptedBy(user._id);
    expect([acceptance?.version, others]).toEqual([TERMS_VERSION, []]);
    const at = acceptance?.acceptedAt.getTime() ?? 0;
    expect([at >= before.getTime(), at <= (await readNow(database)).getTime()]).toEqual([true, true]);
    expect(user.termsToAccept).toBeUndefined();
  });

  // Red without isAsked in core/people/user.ts.
  it('are asked about at the login of an older account, and once the terms change', async () => {
    for (const termsAnswered of [null, '2020-01-01']) {
      const { email } = await makePerson(database, 'arena-owner', { termsAnswered });
      const reply = await server.call('login', { body: { email, password: PASSWORD } });
      expect([reply.statusCode, reply.json().data.user.termsToAccept]).toEqual([200, TERMS_VERSION]);
    }
  });

  it('ask no admin, who acts for whoever wrote them', async () => {
    const { token } = await makePerson(database, 'admin', { termsAnswered: null });
    expect(await asked(token)).toBeUndefined();
  });

  // Red without the insert in areas/entry/legal/answerTerms.ts.
  it('are accepted once, and the first instant counts', async () => {
    const { id, token } = await older();
    const body = { version: TERMS_VERSION, accepted: true };
    const reply = await answer(token, body);
    expect([reply.statusCode, reply.json().data.user.termsToAccept]).toEqual([200, undefined]);
    const first = await acceptedBy(id);
    database.passTime(60_000);
    expect((await answer(token, body)).statusCode).toBe(200);
    expect([first.length, await acceptedBy(id)]).toEqual([1, first]);
    expect(await asked(token)).toBeUndefined();
  });

  // Red without `accepted &&` there.
  it('are not accepted by who puts them off, and not brought up again', async () => {
    const { id, token } = await older();
    expect((await answer(token, { version: TERMS_VERSION, accepted: false })).statusCode).toBe(200);
    expect([await acceptedBy(id), await asked(token)]).toEqual([[], undefined]);
    expect((await answer(token, { version: TERMS_VERSION, accepted: true })).statusCode).toBe(200);
    expect(await acceptedBy(id)).toHaveLength(1);
  });

  // Red without `terms_changed`.
  it('are not accepted in a version that is not the current one', async () => {
    const { id, token } = await older();
    const reply = await answer(token, { version: '2020-01-01', accepted: true });
    expect([reply.statusCode, reply.json()]).toEqual([409, refusal('terms_changed')]);
    const [row] = await database.orm.select().from(people).where(eq(people.id, id));
    expect([row?.termsAnswered, await acceptedBy(id)]).toEqual([null, []]);
  });

  // Red when any call waits for the answer.
  it('hold nothing up', async () => {
    const { token } = await older();
    expect((await server.call('myReservations', { token })).statusCode).toBe(200);
  });
});
