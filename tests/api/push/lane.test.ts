import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { startOutbox } from '#platform/outbox/startOutbox.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { waitUntil } from '../../waitUntil.ts';
import { openWorld, type World } from '../booking/world.ts';
import { PushService } from './PushService.ts';

const SUBSCRIPTIONS = 10_000;

describeOnDatabases('ten thousand devices whose service hangs', (open) => {
  let database: TestDatabase;
  let service: PushService;
  let world: World;
  beforeAll(async () => {
    database = await open();
    service = await new PushService().open();
    world = await openWorld(database, { push: service.rules() });
  });
  afterAll(async () => {
    await service.close();
  });

  // Red with one lane in platform/outbox/runDue.ts: the letter waits for all of them.
  it('keep no letter waiting, and no more requests open than their lane has room for', async () => {
    const email = `${newId()}@exemplo.com`;
    const ana = await world.player({ email });
    const { method, path: url } = contract.keepPush;
    const device = service.device();
    await world.call(ana, { method, url, payload: device.subscription });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    service.answer = (response) => void released.then(() => response.writeHead(201).end());
    const subject = newId();
    const facts = { reservation: subject, arena: 'Arena Maré Alta', day: '2099-03-05', hours: '18:00 às 20:00' };
    await inTransaction(database, async (tx) => {
      await tell(tx, 'reservationRestored', { to: onePerson(ana.id), subject, facts });
      // All of them were due before the letter.
      await tx.execute(sql`insert into outbox (id, kind, payload, created_at, due_at)
        select gen_random_uuid(), kind, payload, created_at, due_at - interval '1 hour' from outbox, generate_series(2, ${SUBSCRIPTIONS}::int)
        where kind = 'sendPush'`);
    });
    expect(await database.orm.$count(outbox, eq(outbox.kind, 'sendPush'))).toBe(SUBSCRIPTIONS);

    const worker = startOutbox(world.dependencies);
    await waitUntil(() => expect(service.arrived).toHaveLength(8));
    await waitUntil(() => expect(world.dependencies.sent.map(({ to }) => to)).toEqual([email]));
    expect(service.arrived).toHaveLength(8);
    const isOver = worker.stop();
    release();
    await isOver;
  });
});
