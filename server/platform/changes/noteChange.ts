import { and, eq, sql } from 'drizzle-orm';
import { dayTopic, personTopic, type Topic } from '#domain/changes/topic.ts';
import { isOneOf } from '../database/isOneOf.ts';
import { changes } from '../database/schema/changes.ts';
import { reservations } from '../database/schema/reservations.ts';
import { statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';

interface Noted {
  readonly topics: Set<Topic>;
  /** By arena. */
  readonly reservations: Map<string, Set<string>>;
}

/** What transactions that still run have changed. */
const notedBy = new WeakMap<Transaction, Noted>();

/** Whoever changes what others may be looking at says so here. Its rows are written just before the commit. */
export function noteChange(tx: Transaction, ...topics: readonly Topic[]): void {
  const noted = keep(tx);
  for (const topic of topics) noted.topics.add(topic);
}

/** The same of reservations of one arena: of their days, and of their players' lists. */
export function noteReservations(tx: Transaction, arenaId: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const noted = keep(tx);
  const known = noted.reservations.get(arenaId) ?? new Set();
  noted.reservations.set(arenaId, known);
  for (const id of ids) known.add(id);
}

function keep(tx: Transaction): Noted {
  const known = notedBy.get(tx) ?? { topics: new Set(), reservations: new Map() };
  notedBy.set(tx, known);
  tx.lastSteps.add(writeNoted);
  return known;
}

/**
 * Other last steps may change more, so this one waits until it is the very last: what follows the rows is the commit alone,
 * and the time between the two has a bound (`overlapOf`).
 */
async function writeNoted(tx: Transaction): Promise<void> {
  if ([...tx.lastSteps].at(-1) !== writeNoted) {
    tx.lastSteps.delete(writeNoted);
    tx.lastSteps.add(writeNoted);
    return;
  }
  const noted = notedBy.get(tx);
  if (!noted) return;
  for (const [arenaId, ids] of noted.reservations) {
    for (const topic of await topicsOf(tx, arenaId, [...ids])) noted.topics.add(topic);
  }
  const topics = [...noted.topics];
  if (topics.length > 0) await writeTopics(tx).execute({ ids: topics.map(newId), topics });
}

/** As many rows as there are topics, in one statement that is the same for any number. */
const writeTopics = statement('write_changes', (queries) =>
  queries
    .insert(changes)
    .select(
      sql`select *, clock_timestamp() from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('topics')}::text[])`,
    ),
);

async function topicsOf(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<Topic[]> {
  const { day, playerId } = reservations;
  const rows = await tx
    .selectDistinct({ day, playerId })
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), isOneOf(reservations.id, ids)));
  return rows.flatMap((row) => [
    dayTopic(arenaId, row.day),
    ...(row.playerId === null ? [] : [personTopic(row.playerId)]),
  ]);
}
