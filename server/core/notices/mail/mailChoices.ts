import { eq } from 'drizzle-orm';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import {
  type Channel,
  isOnRequest,
  isWanted,
  MAIL_GROUP_NAMES,
  MAIL_GROUPS,
  type MailChoices,
  type MailGroup,
  mailPath,
  OFF_BY,
  type QuietHours,
  quietFor,
} from '#domain/notices/mailChoices.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { mailChoices } from '#platform/database/schema/mail.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { present } from '#platform/http/present.ts';
import { newToken } from '../../people/tokens.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { signMailToken } from './mailToken.ts';

type Row = typeof mailChoices.$inferSelect;

/** What a person has chosen; all letters at any hour, if nothing. */
export async function readMailChoices(queries: Queries, personId: string): Promise<MailChoices> {
  const [row] = await queries.select().from(mailChoices).where(eq(mailChoices.personId, personId));
  return {
    off: row?.off ?? [],
    pushOff: row?.pushOff ?? [],
    whatsappOff: row?.whatsappOff ?? [],
    ...(row && row.on.length > 0 && { on: row.on }),
    ...(row && present({ quiet: quietOf(row) })),
  };
}

function quietOf({ quietFrom: from, quietTo: to }: Row): QuietHours | null {
  return from === null || to === null ? null : { from, to };
}

/** A person's choices under a lock, made when there are none, with the key that signs the links in their letters. */
export async function lockMailChoices(tx: Transaction, personId: string): Promise<Row> {
  await tx.insert(mailChoices).values({ personId, linkKey: newToken(), since: tx.now }).onConflictDoNothing();
  const [row] = await tx.select().from(mailChoices).where(eq(mailChoices.personId, personId)).for('update');
  if (!row) throw new Error('The choices that were just made are gone');
  return row;
}

interface Switched {
  readonly personId: string;
  readonly group: MailGroup;
  readonly isOn: boolean;
  readonly by: Channel;
}

/** Turns a group off or on, by one channel. Twice does the same as once. */
export async function switchGroup(tx: Transaction, { personId, group, isOn, by }: Switched): Promise<void> {
  const isAsked = by === 'mail' && isOnRequest(group);
  const column = isAsked ? 'on' : OFF_BY[by];
  const { [column]: listed } = await lockMailChoices(tx, personId);
  const next = MAIL_GROUPS.filter((one) => (one === group ? isOn === isAsked : listed.includes(one)));
  await tx
    .update(mailChoices)
    .set({ [column]: next })
    .where(eq(mailChoices.personId, personId));
}

interface Asked {
  readonly personId: string;
  readonly group: MailGroup | 'always';
  readonly by: Channel;
}

/** Whether a person wants what a group tells by this channel, and not before when, while they want quiet. */
export async function choiceOf(
  database: Database,
  { personId, group, by }: Asked,
): Promise<'wanted' | 'unwanted' | { readonly againAt: Date }> {
  if (group === 'always') return 'wanted';
  const choices = await readMailChoices(database.orm, personId);
  if (!isWanted(choices, group, by)) return 'unwanted';
  const againAt = whenQuietEnds(choices, await readNow(database));
  return againAt ? { againAt } : 'wanted';
}

/** What becomes of a letter: nothing where its reader wants none, a later try while they want quiet, else its link that turns it off. */
export type LetterTurn = 'unwanted' | { readonly againAt: Date } | Pick<Letter, 'unsubscribe'>;

/** @param home the app's public address */
export async function turnOf(
  database: Database,
  { personId, group, home }: { readonly personId: string; readonly group: MailGroup | 'always'; readonly home: string },
): Promise<LetterTurn> {
  if (group === 'always') return {};
  const choice = await choiceOf(database, { personId, group, by: 'mail' });
  if (choice !== 'wanted') return choice;
  const { linkKey } = await inTransaction(database, (tx) => lockMailChoices(tx, personId));
  const address = home + mailPath(signMailToken({ personId, group }, linkKey));
  return { unsubscribe: { group: MAIL_GROUP_NAMES[group], address } };
}

const HOUR_MS = 3_600_000;

/** When the hours of quiet end, during them. */
function whenQuietEnds({ quiet }: MailChoices, now: Date): Date | undefined {
  if (quiet === undefined) return undefined;
  const left = quietFor(quiet, momentIn(now, DEFAULT_ZONE).hour);
  if (left === 0) return undefined;
  // Brasília's hours begin with those of UTC.
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + left * HOUR_MS);
}
