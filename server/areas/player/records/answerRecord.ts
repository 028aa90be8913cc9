import { and, desc, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { arenaTopic, personTopic } from '#domain/changes/topic.ts';
import type { OwnRecord } from '#domain/people/arenaRecord.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { customers } from '#platform/database/schema/customers.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Viewer, type Write } from '#platform/http/handler.ts';
import { theDesk } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { lockCaller } from '#core/people/caller.ts';

type Answer = NonNullable<OwnRecord['answer']>;

/** The handlers of the calls of players in `domain/contract/ownRecords.ts`. */
export function recordHandlers({ database }: { readonly database: Database }) {
  const ownRecords: Read<'ownRecords'> = async ({ viewer }) => ({
    data: { records: await readRecordsOf(database.orm, signedIn(viewer).personId, isNotRefused) },
  });
  return { ownRecords, acceptRecord, refuseRecord };
}

const isNotRefused = or(isNull(customers.answer), ne(customers.answer, 'refused'));

/** For the arena the record and the account are one person from then on. Nothing that was booked by name comes into the account. */
const acceptRecord: Write<'acceptRecord'> = {
  decide: ({ viewer, params: { id } }, tx) => answer(tx, viewer, id, 'accepted'),
};

/** The record is somebody else's, or is to be the arena's alone again. */
const refuseRecord: Write<'refuseRecord'> = {
  decide: ({ viewer, params: { id } }, tx) => answer(tx, viewer, id, 'refused'),
};

/** Locks the player before the record, as an erasure does. Who said no has nothing to answer any more. */
async function answer(tx: Transaction, viewer: Viewer, id: string, given: Answer) {
  const { id: playerId } = await lockCaller(tx, signedIn(viewer));
  const isOpen = given === 'accepted' ? isNull(customers.answer) : isNotRefused;
  const isTheirs = and(eq(customers.id, id), eq(customers.playerId, playerId));
  const [answered] = await tx.update(customers).set({ answer: given }).where(and(isTheirs, isOpen)).returning();
  const [record] = await readRecordsOf(tx, playerId, eq(customers.id, id));
  if (!record) return refuse('record_not_found');
  if (answered) {
    const { arenaId, name } = answered;
    noteChange(tx, arenaTopic(arenaId), personTopic(playerId));
    const facts = { record: id, guest: name, isTheirs: given === 'accepted' };
    const about = { about: playerId, by: playerId, change: tx.now.toISOString() };
    await tell(tx, 'recordAnswered', { to: theDesk(arenaId), arena: arenaId, subject: id, facts, ...about });
  }
  return { data: { record }, about: { arena: record.arena.id } };
}

/** What arenas asked a player about records, the newest question first. */
export async function readRecordsOf(queries: Queries, playerId: string, those?: SQL): Promise<OwnRecord[]> {
  const rows = await queries
    .select({
      id: customers.id,
      arenaId: customers.arenaId,
      name: arenas.name,
      askedAt: customers.askedAt,
      answer: customers.answer,
    })
    .from(customers)
    .innerJoin(arenas, eq(arenas.id, customers.arenaId))
    .where(and(eq(customers.playerId, playerId), those))
    .orderBy(desc(customers.askedAt), desc(customers.id));
  return rows.flatMap(({ id, arenaId, name, askedAt, answer: said }) =>
    askedAt === null ? [] : [{ id, arena: { id: arenaId, name }, askedAt, ...(said !== null && { answer: said }) }],
  );
}

/** Who blocks an arena says no to what it asks. */
export async function refuseRecordsOf(tx: Transaction, playerId: string, arenaId: string): Promise<void> {
  const isOpen = and(eq(customers.playerId, playerId), eq(customers.arenaId, arenaId), isNull(customers.answer));
  await tx.update(customers).set({ answer: 'refused' }).where(isOpen);
}

/** Who gives the account up is in no record any more. */
export async function leaveRecords(tx: Transaction, playerId: string): Promise<void> {
  const left = await tx
    .update(customers)
    .set({ playerId: null, askedAt: null, answer: null })
    .where(eq(customers.playerId, playerId))
    .returning({ arenaId: customers.arenaId });
  noteChange(tx, ...left.map(({ arenaId }) => arenaTopic(arenaId)));
}
