import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { CLOSURE_UNDO_ENDS_MS, UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { comesBy } from '#domain/notices/mailChoices.ts';
import { type FactsOf, KINDS, type NoticeKind } from '#domain/notices/notice.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { people } from '#platform/database/schema/people.ts';
import { outbox } from '#platform/database/schema/system.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { present } from '#platform/http/present.ts';
import { theDesk } from './audiences.ts';
import { addPushes } from './push/subscriptions.ts';
import { addWhatsapps } from './whatsapp/deliveries.ts';
import { senderOf } from '../calls/sender.ts';

interface NewNotice<K extends NoticeKind> {
  /** Who is told: a query of people's ids, from `audiences.ts`. */
  readonly to: SQL;
  /** The id of what it is about. */
  readonly subject: string;
  /** Which change of it, where there may be several of this kind; the same one is told once. */
  readonly change?: string;
  readonly facts: FactsOf<K>;
  /** The arena at whose desk it is told; missing for what concerns people themselves. */
  readonly arena?: string;
  /** Whom it names. */
  readonly about?: string | null;
  /** Who did it, and is not told. */
  readonly by?: string;
  /** When it happened, if that was before. */
  readonly at?: Date;
  /** The arena whose team causes it; without it, the one for which the transaction's caller acts. */
  readonly sender?: string;
}

/** Tells people of a change, in its transaction: each finds one notice, however often this is repeated. */
export async function tell<K extends NoticeKind>(tx: Transaction, kind: K, newNotice: NewNotice<K>): Promise<void> {
  const { to, subject, change = '', facts, arena = null, about = null, by = null, at = tx.now } = newNotice;
  const id = newId();
  const told = await tx
    .insert(notices)
    .select(
      sql`select who.id, ${id}::uuid, ${kind}::text, ${subject}::uuid, ${change}::text, ${arena}::uuid, ${about}::uuid,
        ${JSON.stringify(facts)}::jsonb, ${at.toISOString()}::timestamptz, null::timestamptz
        from (${to}) as told(id) join ${people} as who on who.id = told.id
        where who.status = 'active' and told.id is distinct from ${by}::uuid`,
    )
    .onConflictDoNothing()
    .returning({ person: notices.personId });
  const { mailed, hasNoLetter = false } = KINDS[kind];
  if (mailed === undefined) return;
  // A team that tells itself has no limit but the receiver's.
  const from = arena === null ? present({ sender: newNotice.sender ?? senderOf(tx) ?? null }) : {};
  const whom = told.map(({ person }) => person);
  const mailedTo = hasNoLetter ? [] : whom;
  await addJobs(
    tx,
    mailedTo.map((person) => ({ kind: 'sendNoticeLetter', person, notice: id, ...from, dueAt: tx.now })),
  );
  await addPushes(tx, id, whom);
  if (mailed === 'always' || comesBy(mailed, 'whatsapp')) await addWhatsapps(tx, id, whom);
}

/** Tells an arena's desk of several subjects, in one statement. Of kinds that are told in the app alone. */
export async function tellDesks<K extends NoticeKind>(
  tx: Transaction,
  kind: K,
  arenaId: string,
  newNotices: readonly (Pick<NewNotice<K>, 'subject' | 'facts'> & { readonly about: string | null })[],
): Promise<void> {
  if (newNotices.length === 0) return;
  const rows = JSON.stringify(newNotices.map((newNotice) => ({ ...newNotice, id: newId() })));
  await tx
    .insert(notices)
    .select(
      sql`select who.id, told.id, ${kind}::text, told.subject, ''::text, ${arenaId}::uuid, told.about, told.facts,
        ${tx.now.toISOString()}::timestamptz, null::timestamptz
        from jsonb_to_recordset(${rows}::jsonb) as told(id uuid, subject uuid, about uuid, facts jsonb)
        cross join (${theDesk(arenaId)}) as desk(id) join ${people} as who on who.id = desk.id
        where who.status = 'active' and who.id is distinct from told.about`,
    )
    .onConflictDoNothing();
}

/** Tells one person once the time to undo the change is over, unless {@link untell} comes first. Nobody: nothing. */
export async function tellUnlessUndone<K extends NoticeKind>(
  tx: Transaction,
  kind: K,
  {
    person,
    ...newNotice
  }: Pick<NewNotice<K>, 'subject' | 'facts'> & { readonly person: string | null; change?: string },
): Promise<void> {
  if (person !== null) await tellAllUnlessUndone(tx, kind, [{ person, ...newNotice }], UNDO_ENDS_MS);
}

/** The same for all of an audience, as it is when the change happens, at an arena's desk too. */
export async function tellThemUnlessUndone<K extends NoticeKind>(
  tx: Transaction,
  kind: K,
  { to, ...newNotice }: Pick<NewNotice<K>, 'to' | 'subject' | 'change' | 'facts' | 'arena' | 'about'>,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select told.id from (${to}) as told(id)`);
  const newNotices = rows.map(({ id: person }) => ({ ...newNotice, person }));
  await tellAllUnlessUndone(tx, kind, newNotices, UNDO_ENDS_MS);
}

/** The same for several people, each with facts of their own, of a change that can be undone for so long. */
export async function tellAllUnlessUndone<K extends NoticeKind>(
  tx: Transaction,
  kind: K,
  newNotices: readonly (Pick<NewNotice<K>, 'subject' | 'change' | 'facts' | 'arena' | 'about'> & {
    readonly person: string;
  })[],
  undoEndsMs: number,
): Promise<void> {
  const [at, dueAt] = [tx.now.toISOString(), new Date(tx.now.getTime() + undoEndsMs)];
  const from = present({ sender: senderOf(tx) ?? null });
  await addJobs(
    tx,
    newNotices.map(({ change = '', arena, about = null, ...rest }) => ({
      kind: 'giveNotice',
      notice: kind,
      change,
      ...rest,
      // A team that tells itself has no limit but the receiver's.
      ...(arena === undefined ? from : { arena }),
      ...present({ about }),
      at,
      dueAt,
    })),
  );
}

/** Takes back what was to be told of one change of a subject. False when nothing waited any more: who was to hear it has heard it. */
export async function untell(
  tx: Transaction,
  kinds: readonly NoticeKind[],
  { subject, change }: { readonly subject: string; readonly change: string },
): Promise<boolean> {
  const isWaiting = and(
    eq(outbox.kind, 'giveNotice'),
    // By the index of what is due soon: most of what waits is for weeks ahead.
    lte(outbox.dueAt, new Date(tx.now.getTime() + CLOSURE_UNDO_ENDS_MS)),
    eq(sql`${outbox.payload} ->> 'subject'`, subject),
    eq(sql`${outbox.payload} ->> 'change'`, change),
    inArray(sql`${outbox.payload} ->> 'notice'`, [...kinds]),
    isNull(outbox.doneAt),
    isNull(outbox.leaseUntil),
  );
  const dropped = await tx.delete(outbox).where(isWaiting).returning({ id: outbox.id });
  return dropped.length > 0;
}
