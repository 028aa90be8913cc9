import { expect, it } from 'vitest';
import { idempotencyKeys, outbox } from '../../server/database/schema/system.ts';
import { sessions } from '../../server/database/schema/people.ts';
import { newId } from '../../server/database/uuid.ts';
import { tidy } from '../../server/outbox/startTidying.ts';
import { openWorld } from '../api/booking/world.ts';
import { openTestDatabase } from '../database/databases.ts';

const DAY_MS = 24 * 3_600_000;

it('forgets old keys, sessions and finished jobs, and nothing younger or unfinished', async () => {
  const database = await openTestDatabase();
  const world = await openWorld(database);
  const old = await world.player();
  const now = new Date();
  const job = { kind: 'expireHold', payload: {}, dueAt: now, createdAt: now };
  const unfinished = { ...job, id: newId() };
  await database.orm.insert(outbox).values([{ ...job, id: newId(), doneAt: now }, unfinished]);
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
    jobs: (await database.orm.select().from(outbox)).map(({ id }) => id),
  }).toEqual({ keys: [], sessions: [young.id], jobs: [unfinished.id] });
  await world.close();
  await database.close();
});
