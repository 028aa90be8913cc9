import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { arenaTopic, dayTopic, personTopic } from '#domain/changes/topic.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { changes } from '#platform/database/schema/changes.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

/** Files that change what is watched and leave it to their callers to say so, or that nobody looks at. */
const ELSEWHERE = {
  /** The desk's own calls, of which `runWrite` says that the team changed its arena, and `changed` which reservation. */
  desk: [
    'core/reservations/move/accountsAfter.ts',
    'areas/owner/agenda/move/moveReservation.ts',
    'core/reservations/move/putBack.ts',
    'areas/owner/agenda/noShow.ts',
    'areas/owner/agenda/payReservation.ts',
    'areas/owner/agenda/returnRefund.ts',
    'areas/owner/agenda/writeNote.ts',
    'areas/owner/courts/deleteCourt.ts',
    'areas/owner/courts/saveCourt.ts',
    'areas/owner/customers/eraseCustomer.ts',
    'areas/owner/imports/writeReservations.ts',
    'areas/owner/series/createSeries.ts',
    'areas/owner/slots/alterations.ts',
    'areas/owner/slots/changeTimeSlot.ts',
    'areas/owner/slots/deleteTimeSlot.ts',
    'areas/owner/slots/manyAlterations.ts',
    'areas/owner/slots/priceRules.ts',
  ],
  /** Steps of what their callers close, free, revive or book. */
  callers: [
    'areas/player/booking/cancelPaid.ts',
    'core/hours/occupants.ts',
    'core/hours/claimAll.ts',
    'core/hours/claimParts.ts',
    'core/hours/release.ts',
    'core/payment/payAtArena.ts',
  ],
  /** Days that are over, and the desk's note about who has left. */
  nobody: ['start/leaving/forgetTraces.ts', 'core/hours/pastClaims.ts'],
};

const SERVER = new URL('../../../server/', import.meta.url);
const TABLES = 'reservations|slotClaims|slotAlterations|courts|timeSlots|priceRules|seriesRights';
const NAMES = 'reservation|slot_claim|slot_alteration|court|time_slot|price_rule|series_right';
const WRITES = new RegExp(
  `\\b(?:insert|update|delete)\\((?:${TABLES})\\)|\\b(?:insert into|update|delete from) (?:${NAMES})\\b`,
);

// Red with a new file that writes one of these tables and says nothing.
it('every file that changes what is watched says so, or its callers do', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(?:start\/(?:demo|development)|platform\/database)\//.test(name))
    .map((name) => [name, readFileSync(new URL(name, SERVER), 'utf8')] as const);
  const silent = files.filter(([, text]) => WRITES.test(text) && !text.includes('platform/changes/noteChange.ts'));
  expect(silent.map(([name]) => name).toSorted()).toEqual(Object.values(ELSEWHERE).flat().toSorted());
});

describeOnDatabases('what has changed', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    [arena, player] = [await world.arena('local'), await world.player()];
  });
  beforeEach(async () => void (await database.orm.delete(changes)));

  const topics = async () => (await database.orm.select().from(changes)).map(({ topic }) => topic).toSorted();
  const day = () => dayTopic(arena.id, world.day);
  const book = async (hour: number) =>
    (await world.reserve(player, orderOf(arena, world.day, [hour]))).body.data.reservation._id;

  it('a booking and its cancellation are told of the day and to the player', async () => {
    const id = await book(18);
    expect(await topics()).toEqual([day(), personTopic(player.id)]);
    await database.orm.delete(changes);
    expect((await world.cancel(player, id)).status).toBe(200);
    expect(await topics()).toEqual([day(), personTopic(player.id)]);
  });

  it('the desk’s deed is told of the arena, the day and to the player', async () => {
    const id = await book(19);
    await database.orm.delete(changes);
    const paid = contract.payReservation.path.replace(':id', id);
    expect((await world.call(arena.owner, { method: 'PATCH', url: paid })).status).toBe(200);
    expect(await topics()).toEqual([arenaTopic(arena.id), day(), personTopic(player.id)].toSorted());
  });

  it('what was refused is not told', async () => {
    await book(20);
    await database.orm.delete(changes);
    expect((await world.reserve(await world.player(), orderOf(arena, world.day, [20]))).status).toBe(409);
    expect(await topics()).toEqual([]);
  });

  // Red without the wait in `writeNoted` for being the last: 'arena:later' would not be written.
  it('is written after all other last steps, which may change more', async () => {
    const order: string[] = [];
    await inTransaction(database, async (tx) => {
      noteChange(tx, 'arena:first');
      tx.lastSteps.add(async () => {
        order.push(...(await tx.select().from(changes)).map(({ topic }) => topic));
        noteChange(tx, 'arena:later', 'arena:first');
      });
    });
    expect(order).toEqual([]);
    expect(await topics()).toEqual(['arena:first', 'arena:later']);
  });
});
