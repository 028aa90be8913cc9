import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { people } from '#platform/database/schema/people.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson, PASSWORD } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

describeOnDatabases('an admin who leaves', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  const leave = (token: string) => server.call('eraseMyAccount', { token, body: { password: PASSWORD } });
  const admins = async () => {
    const isActive = and(eq(people.role, 'admin'), eq(people.status, 'active'));
    return (await database.orm.select({ id: people.id }).from(people).where(isActive)).map(({ id }) => id);
  };

  // Red without refuseLastAdmin, or without its lock.
  it('is never the last one, also when all leave at once', async () => {
    const three = await Promise.all([1, 2, 3].map(() => makePerson(database, 'admin')));
    const replies = await Promise.all(three.map(({ token }) => leave(token)));
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((reply) => reply.json())).toEqual([refusal('last_admin')]);
    const left = await admins();
    expect(left).toHaveLength(1);
    const stayed = three.find(({ id }) => left.includes(id));
    expect((await leave(stayed?.token ?? '')).json()).toEqual(refusal('last_admin'));
    await makePerson(database, 'admin');
    expect((await leave(stayed?.token ?? '')).statusCode).toBe(200);
  });

  it('takes the own data along', async () => {
    const { token, email } = await makePerson(database, 'admin', { name: 'Rosa Admin' });
    const { data } = (await server.call('exportMyData', { token })).json();
    expect(data).toMatchObject({ user: { email, name: 'Rosa Admin', role: 'admin' }, reservations: [] });
    expect(data.arena).toBeUndefined();
  });
});
