import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import { chatAddress, CODE_MINUTES, newCode, type WhatsappCode, type WhatsappState } from '#domain/notices/whatsapp.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { whatsappConsents } from '#platform/database/schema/whatsapp.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { present } from '#platform/http/present.ts';
import { hashToken } from '../../people/tokens.ts';
import type { WhatsappAddress } from './whatsapp.ts';

const CODE_MS = CODE_MINUTES * 60_000;

/** Who sent a message to our number, as Meta says: by one of these at least. */
export interface Sender {
  readonly number: string | undefined;
  readonly user: string | undefined;
}

/** Whether somebody is told by WhatsApp, and where. */
export async function readConsent(queries: Queries, personId: string): Promise<Omit<WhatsappState, 'isOffered'>> {
  const [row] = await queries.select().from(whatsappConsents).where(eq(whatsappConsents.personId, personId));
  return row ? present({ since: row.since, number: row.number }) : {};
}

/** Makes the code that proves a number; the one before is over. @param number ours */
export async function makeCode(tx: Transaction, personId: string, number: string): Promise<WhatsappCode> {
  const code = newCode((below) => randomInt(below));
  const values = { codeHash: hashToken(code), codeEndsAt: new Date(tx.now.getTime() + CODE_MS) };
  await tx
    .insert(whatsappConsents)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: whatsappConsents.personId, set: values });
  return { code, address: chatAddress(number, code), endsAt: values.codeEndsAt };
}

/**
 * Somebody sent a code: whoever was shown it is told where that came from, and nobody else there any more. A code is used once.
 * @param at when it was sent, by Meta's clock
 */
export async function proveSender(tx: Transaction, code: string, sender: Sender, at: Date): Promise<void> {
  const isActive = inArray(
    whatsappConsents.personId,
    tx.select({ id: people.id }).from(people).where(eq(people.status, 'active')),
  );
  const [found] = await tx
    .select({ personId: whatsappConsents.personId })
    .from(whatsappConsents)
    .where(and(eq(whatsappConsents.codeHash, hashToken(code)), gt(whatsappConsents.codeEndsAt, tx.now), isActive))
    .for('update');
  if (!found) return;
  await tx.delete(whatsappConsents).where(and(isOf(sender), ne(whatsappConsents.personId, found.personId)));
  await tx
    .update(whatsappConsents)
    .set({ number: sender.number ?? null, metaUser: sender.user ?? null, since: at, codeHash: null, codeEndsAt: null })
    .where(eq(whatsappConsents.personId, found.personId));
}

/** Somebody sent a word to stop. One that was sent before they asked for notices, and is told late or again, stops nothing. */
export async function stopSender(tx: Transaction, sender: Sender, at: Date): Promise<void> {
  await tx.delete(whatsappConsents).where(and(isOf(sender), lte(whatsappConsents.since, at)));
}

function isOf({ number, user }: Sender): SQL | undefined {
  return or(
    number === undefined ? undefined : eq(whatsappConsents.number, number),
    user === undefined ? undefined : eq(whatsappConsents.metaUser, user),
  );
}

/** Deletes the number and a code that waits. Twice does the same as once. */
export async function endConsent(tx: Transaction, personId: string): Promise<void> {
  await tx.delete(whatsappConsents).where(eq(whatsappConsents.personId, personId));
}

/**
 * The same for a message that could not come there, unless they asked anew after it. @param madeAt when it was begun
 * @returns whether there was anything to end
 */
export async function endUnreachable(tx: Transaction, personId: string, madeAt: Date): Promise<boolean> {
  const ended = await tx
    .delete(whatsappConsents)
    .where(and(eq(whatsappConsents.personId, personId), lte(whatsappConsents.since, madeAt)))
    .returning({ personId: whatsappConsents.personId });
  return ended.length > 0;
}

/** Where messages for somebody go: to the number, as Meta advises, where it is known. */
export function addressOf({ number, metaUser }: Pick<typeof whatsappConsents.$inferSelect, 'number' | 'metaUser'>) {
  const to: WhatsappAddress | undefined =
    number !== null ? { number } : metaUser !== null ? { user: metaUser } : undefined;
  return to;
}

/** Those of some people who are told by WhatsApp. */
export async function askedByWhatsapp(queries: Queries, persons: readonly string[]): Promise<string[]> {
  if (persons.length === 0) return [];
  const rows = await queries
    .select({ person: whatsappConsents.personId })
    .from(whatsappConsents)
    .where(and(inArray(whatsappConsents.personId, [...persons]), isNotNull(whatsappConsents.since)));
  return rows.map(({ person }) => person);
}

/** Deletes what a code that nobody sent in time has left. */
export async function forgetOldCodes(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    const isOver = lt(whatsappConsents.codeEndsAt, tx.now);
    await tx.delete(whatsappConsents).where(and(isOver, isNull(whatsappConsents.since)));
    await tx.update(whatsappConsents).set({ codeHash: null, codeEndsAt: null }).where(isOver);
  });
}
