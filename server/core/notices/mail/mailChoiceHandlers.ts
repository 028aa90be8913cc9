import { eq } from 'drizzle-orm';
import { mailChoices } from '#platform/database/schema/mail.ts';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { inTransactionOf } from '../../calls/holdRight.ts';
import { lockMailChoices, readMailChoices, switchGroup } from './mailChoices.ts';

/**
 * Handlers of the calls in `domain/contract/mail.ts`. Choosing twice does the same as once, and is nothing that anybody asks
 * about later: without a key and an entry of the audit.
 */
export function mailChoiceHandlers({ database }: Pick<Dependencies, 'database'>) {
  const mailChoicesOf: Read<'mailChoices'> = async ({ viewer }) => ({
    data: await readMailChoices(database.orm, signedIn(viewer).personId),
  });

  const switchMailGroup: Read<'switchMailGroup'> = async ({ viewer, body: { group, isOn, by = 'mail' } }) => {
    const { personId } = signedIn(viewer);
    await inTransactionOf(database, viewer, (tx) => switchGroup(tx, { personId, group, isOn, by }));
    return { data: await readMailChoices(database.orm, personId) };
  };

  const chooseQuietHours: Read<'chooseQuietHours'> = async ({ viewer, body: { quiet } }) => {
    const { personId } = signedIn(viewer);
    await inTransactionOf(database, viewer, async (tx) => {
      await lockMailChoices(tx, personId);
      await tx
        .update(mailChoices)
        .set({ quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null })
        .where(eq(mailChoices.personId, personId));
    });
    return { data: await readMailChoices(database.orm, personId) };
  };

  return { mailChoices: mailChoicesOf, switchMailGroup, chooseQuietHours };
}
