import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { WAITING_KEPT_DAYS } from '#domain/waiting/waiting.ts';
import { waiting, waitingOffers } from '#platform/database/schema/waiting.ts';
import { newId } from '#platform/database/uuid.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type World } from '../booking/world.ts';

describeOnDatabases('places in queues of days that are over', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => void (world = await openWorld((database = await open()))));

  // Red without the call in startTidying.ts, without the offers, and without the day in forgetWaiting.ts.
  it('are forgotten with their offers when they are long over, and no sooner', async () => {
    const [arena, player] = [await world.arena('local', 1), await world.player()];
    const at = new Date();
    const courtId = arena.courts[0]?.id ?? '';
    const days = [-WAITING_KEPT_DAYS - 3, -WAITING_KEPT_DAYS + 3, 2].map((ahead) =>
      toIsoDay(addDays(world.today, ahead)),
    );
    for (const day of days) {
      const place = { arenaId: arena.id, id: newId(), personId: player.id, day, hours: [18] };
      await database.orm.insert(waiting).values({ ...place, courtIds: [], until: at, joinedAt: at });
      const offer = { ...place, id: newId(), waitingId: place.id, courtId, madeAt: at, expiresAt: at };
      await database.orm.insert(waitingOffers).values({ ...offer, outcome: 'lapsed' });
    }
    await tidy(database);
    const kept = async (table: typeof waiting | typeof waitingOffers) =>
      (await database.orm.select({ day: table.day }).from(table)).map(({ day }) => day).toSorted();
    expect([await kept(waiting), await kept(waitingOffers)]).toEqual([days.slice(1), days.slice(1)]);
  });
});
