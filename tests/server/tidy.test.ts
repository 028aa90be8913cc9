import { expect, it } from 'vitest';
import { idempotencyKeys, outbox } from '#platform/database/schema/system.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { newId } from '#platform/database/uuid.ts';
import { startTidying, tidy } from '#start/tidying/startTidying.ts';
import { waitUntil } from '../waitUntil.ts';
import { openWorld } from '../api/booking/world.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const DAY_MS = 24 * 3_600_000;

it('forgets old keys, sessions and finished jobs, and nothing younger or unfinished', async () => {
  const database = await openTestDatabase();
  const world = await openWorld(database);
  const old = await world.player();
  const now = new Date();
  const job = { kind: 'expireHold', payload: {}, dueAt: now, createdAt: now };
  await database.orm.insert(outbox).values([
    { ...job, id: newId(), doneAt: now },
    { ...job, id: newId() },
  ]);
  await database.orm.insert(idempotencyKeys).values({
    personId: old.id,
    key: 'old',
    methodPath: 'POST /',
    bodyHash: '',
    status: 'done',
    createdAt: now,
  });
  database.passTime(31 * DAY_MS);
  const young = await world.player();

  await tidy(database);

  expect({
    keys: await database.orm.select().from(idempotencyKeys),
    sessions: (await database.orm.select().from(sessions)).map(({ personId }) => personId),
    jobs: (await database.orm.select().from(outbox)).map(({ kind }) => kind).toSorted(),
  }).toEqual({
    keys: [],
    sessions: [young.id],
    jobs: ['chaseBills', 'checkAudit', 'expireCredits', 'expireHold', 'extendSeries', 'forgetPastClaims', 'remind'],
  });
  await database.close();
});

// Red without `run()` in startTidying: the first tidying would come with the timer.
it('begins with the server', async () => {
  const database = await openTestDatabase();
  await database.orm.insert(sessions).values(await anOldSession(database));
  const tidying = startTidying(database, makeLogger('silent'));
  await waitUntil(async () => expect(await database.orm.$count(sessions)).toBe(0));
  await tidying.stop();
  await database.close();
});

async function anOldSession({ orm }: TestDatabase): Promise<typeof sessions.$inferInsert> {
  const personId = newId();
  const createdAt = new Date(0);
  await orm.insert(people).values({ id: personId, email: 'a@b.test', name: 'Ana', role: 'player', createdAt });
  return { tokenHash: 'old', personId, createdAt, expiresAt: createdAt, lastPasswordAt: createdAt };
}
