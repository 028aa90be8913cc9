import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { people, sessions } from '#platform/database/schema/people.ts';
import { openSession } from '#core/people/openSession.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson } from '../cast.ts';

/** A client that is no browser: no cookie is made. */
const exchange = {
  request: { headers: { 'x-client': 'api' } } as unknown as FastifyRequest,
  reply: {} as FastifyReply,
};

describeOnDatabases('a session', (open) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));

  const parts = () => ({ database, cookie: { secure: true } });
  async function whoProved() {
    const { id } = await makePerson(database, 'player');
    await database.orm.delete(sessions).where(eq(sessions.personId, id));
    const [person] = await database.orm.select().from(people).where(eq(people.id, id));
    if (!person) throw new Error('Nobody was made');
    return person;
  }
  const sessionsOf = (id: string) => database.orm.select().from(sessions).where(eq(sessions.personId, id));

  it('begins for who has proved who they are', async () => {
    const person = await whoProved();
    const { token } = await openSession(parts(), person, exchange);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessionsOf(person.id)).toHaveLength(1);
  });

  // Row 8. Red without refuseIfChanged in core/people/openSession.ts.
  it.each([{ passwordHash: 'another' }, { passwordHash: null }, { status: 'erased' as const }])(
    'does not begin when the account became %j while the password was looked at',
    async (change) => {
      const person = await whoProved();
      await database.orm.update(people).set(change).where(eq(people.id, person.id));
      await expect(openSession(parts(), person, exchange)).rejects.toMatchObject({ code: 'invalid_credentials' });
      expect(await sessionsOf(person.id)).toEqual([]);
    },
  );
});
