import { beforeAll, beforeEach, expect, it } from 'vitest';
import { arenaPath, publicEventPath } from '#domain/navigation/paths.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { openFestival } from '../events/festival.ts';
import { hearing } from './told.ts';

describeOnDatabases('what a notice is handed on with', (open) => {
  let database: TestDatabase;
  let world: World;
  let ana: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });
  beforeEach(async () => void (ana = await world.player()));

  const pages = async () => {
    const { notices } = await hearing(world).list(ana);
    return notices.map(({ publicPath }: Notice) => publicPath ?? 'none');
  };

  // Red without the conditions of openEvents in server/areas/entry/notices/openPages.ts.
  it('is the public page of an event, for as long as strangers see it', async () => {
    const festival = await openFestival(world);
    await inTransaction(database, (tx) =>
      tell(tx, 'groupsDrawn', {
        to: onePerson(ana.id),
        subject: newId(),
        facts: { eventId: festival.id, event: 'Festival', category: 'Masculina A' },
      }),
    );
    expect(await pages()).toEqual([publicEventPath(festival.id)]);
    await festival.call(festival.organizer, 'switchPublicEvent', festival.id, { isOn: false });
    expect(await pages()).toEqual(['none']);
    await festival.call(festival.organizer, 'switchPublicEvent', festival.id, { isOn: true });
    await database.pool.query(`update event set status = 'CANCELADO' where id = $1`, [festival.id]);
    expect(await pages()).toEqual(['none']);
  });

  // Red without IS_PUBLIC_ROW in openArenas.
  it('is the page of an arena that is not hidden, and none of what only the account sees', async () => {
    const arena = await world.arena('local');
    const reservation = { day: '2026-03-05', hours: '18:00 às 20:00' };
    await inTransaction(database, async (tx) => {
      const to = onePerson(ana.id);
      await tell(tx, 'voucherReceived', { to, subject: newId(), facts: { arena: 'Maré' } });
      const closed = {
        arenaId: arena.id,
        arena: 'Maré',
        reason: 'rain' as const,
        reservations: [reservation],
        money: [],
      };
      await tell(tx, 'courtsClosed', { to, subject: newId(), facts: closed });
    });
    expect(await pages()).toEqual([arenaPath(arena.id), 'none']);
    await database.pool.query('update arena set hidden_at = now() where id = $1', [arena.id]);
    expect(await pages()).toEqual(['none', 'none']);
  });
});
