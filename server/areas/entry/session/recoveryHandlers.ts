import { foldEmail } from '#domain/session/credentials.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { addLetter } from '#core/notices/mail/letterQuota.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { makeCheckResetLink, makeResetPassword } from './resetPassword.ts';
import { countEmail, countNetwork } from '#core/people/recoveryLimits.ts';
import { waitInWords } from '#core/people/throttleRules.ts';

export function recoveryHandlers({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  /** Does not look the account up: the reply is the same with and without one, and the rest happens after the reply. */
  const forgotPassword: Read<'forgotPassword'> = async ({ body, request, reply }) => {
    const asked = { email: foldEmail(body.email), address: request.ip };
    const wait = await inTransaction(database, (tx) => takeRequest(tx, asked, settings.limits));
    if (wait === 0) return { data: {} };
    reply.header('retry-after', wait);
    return refuse('too_many_attempts', { seconds: wait }, waitInWords(wait));
  };

  return { forgotPassword, resetPassword: makeResetPassword(database), checkResetLink: makeCheckResetLink(database) };
}

/** @returns seconds that the caller's network must wait */
async function takeRequest(
  tx: Transaction,
  { email, address }: { readonly email: string; readonly address: string },
  limits: Settings['limits'],
): Promise<number> {
  const wait = limits === 'strict' ? await countNetwork(tx, address) : 0;
  if (wait > 0) return wait;
  if ((await countEmail(tx, email)) === 0) await addLetter(tx, { kind: 'sendResetLink', email, dueAt: tx.now });
  return 0;
}
