import { and, eq, exists, ne, or, sql } from 'drizzle-orm';
import {
  emailLinks,
  loginFailures,
  passwordResets,
  providerAccounts,
  providerSignIns,
  sessions,
  termsAcceptances,
} from '#platform/database/schema/people.ts';
import { arenaBlocks } from '#platform/database/schema/arenaBlocks.ts';
import { calendarFeeds } from '#platform/database/schema/calendar.ts';
import { choices } from '#platform/database/schema/choices.ts';
import { mailChoices } from '#platform/database/schema/mail.ts';
import { paymentConnections } from '#platform/database/schema/paymentAccounts.ts';
import { pushSubscriptions } from '#platform/database/schema/push.ts';
import { pairLinks } from '#platform/database/schema/registrations.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { scorers } from '#platform/database/schema/tournament.ts';
import { idempotencyKeys, keptSheets, outbox } from '#platform/database/schema/system.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { hashEmail } from '#core/people/countRequest.ts';
import { forgetLinksOf } from '#areas/owner/paymentLinks/forgetLinks.ts';
import { forgetReasons } from './forgetReasons.ts';
import { forgetNoticesOf } from '#core/notices/forgetNotices.ts';
import { forgetBrowsers } from '#core/people/knownBrowser.ts';
import type { PersonRow } from '#core/people/user.ts';
import { endConsent } from '#core/notices/whatsapp/consents.ts';

/** Deletes personal data outside of the person's own row, and nothing that anybody else needs. */
export async function forgetTraces(tx: Transaction, { id, email }: PersonRow): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.personId, id));
  await forgetBrowsers(tx, id);
  await forgetNoticesOf(tx, id);
  await tx.delete(mailChoices).where(eq(mailChoices.personId, id));
  await tx.delete(arenaBlocks).where(eq(arenaBlocks.personId, id));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.personId, id));
  await endConsent(tx, id);
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.personId, id));
  await tx.delete(termsAcceptances).where(eq(termsAcceptances.personId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.personId, id));
  await tx.delete(emailLinks).where(eq(emailLinks.personId, id));
  await tx.delete(paymentConnections).where(eq(paymentConnections.personId, id));
  await tx.delete(memberships).where(eq(memberships.personId, id));
  await tx.delete(keptSheets).where(eq(keptSheets.personId, id));
  await tx.delete(choices).where(eq(choices.personId, id));
  await tx.delete(pairLinks).where(eq(pairLinks.playerId, id));
  await tx.delete(scorers).where(eq(scorers.playerId, id));
  // The desk may have written who they are. A window that has the old text open is refused.
  await tx
    .update(reservations)
    .set({ note: '', noteVersion: sql`${reservations.noteVersion} + 1` })
    .where(and(eq(reservations.playerId, id), ne(reservations.note, '')));
  await forgetReasons(tx, id);
  await forgetLinksOf(tx, id);
  await forgetProviders(tx, { id, email });
  await forgetCounts(tx, [id, hashEmail(email)]);
  // Replies stored for retries may contain the person's data, a partner's replies too.
  const tellsOfThem = sql`strpos(${idempotencyKeys.reply}::text, ${id}) > 0`;
  await tx.delete(idempotencyKeys).where(or(eq(idempotencyKeys.personId, id), tellsOfThem));
  await tx
    .delete(outbox)
    .where(or(eq(sql`${outbox.payload} ->> 'email'`, email), eq(sql`${outbox.payload} ->> 'person'`, id)));
}

/** Sign-in attempts do not refer to a person: they are found by the e-mail or account that the provider reported. */
async function forgetProviders(tx: Transaction, { id, email }: Pick<PersonRow, 'id' | 'email'>): Promise<void> {
  const isTheirs = exists(
    tx
      .select({ one: sql`1` })
      .from(providerAccounts)
      .where(
        and(
          eq(providerAccounts.personId, id),
          eq(providerAccounts.issuer, providerSignIns.issuer),
          eq(providerAccounts.subject, providerSignIns.subject),
        ),
      ),
  );
  await tx.delete(providerSignIns).where(or(eq(providerSignIns.email, email), isTheirs));
  await tx.delete(providerAccounts).where(eq(providerAccounts.personId, id));
}

/** Wrong passwords and letters are counted under a hash of the e-mail, e-mail changes under the person's id. */
async function forgetCounts(tx: Transaction, names: readonly string[]): Promise<void> {
  for (const name of names) await tx.delete(loginFailures).where(sql`strpos(${loginFailures.key}, ${name}) > 0`);
}
