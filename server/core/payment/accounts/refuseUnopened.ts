import { ne, sql } from 'drizzle-orm';
import { ACCOUNT_PROVIDER_NAMES } from '#domain/payment/paymentAccount.ts';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import type { Dependencies } from '../../dependencies.ts';
import { StartFailure } from '#platform/StartFailure.ts';

/**
 * Refuses to start while people's accounts are connected that cannot be opened: their money would go to the platform
 * instead, and nobody would ask about their charges. With `keepUnreachable` they are logged and kept.
 */
export async function refuseUnopened(
  { database, accounts, log }: Pick<Dependencies, 'database' | 'accounts' | 'log'>,
  { keepUnreachable }: { readonly keepUnreachable: boolean },
): Promise<void> {
  const { provider, accessToken } = paymentAccounts;
  const keyId = sql<string>`split_part(${accessToken}, '.', 1)`;
  const groups = await database.orm
    .select({ provider, keyId, many: sql<number>`count(*)::int` })
    .from(paymentAccounts)
    .where(ne(accessToken, ''))
    .groupBy(provider, keyId)
    .orderBy(provider, keyId);
  const faults = groups.flatMap((group) => {
    const many = `${group.many} ${group.many === 1 ? 'conta conectada' : 'contas conectadas'}`;
    const place = `${many} (${ACCOUNT_PROVIDER_NAMES[group.provider]})`;
    if (!accounts?.application.opens(group.provider))
      return [`Há ${place}, mas a aplicação delas não está configurada.`];
    return accounts.secrets.knows(group.keyId) ? [] : [`Há ${place} cuja chave não está em SECRETS_KEY.`];
  });
  for (const fault of faults) log.error(fault);
  if (faults.length === 0 || keepUnreachable) return;
  throw new StartFailure({ message: `${faults.join('\n')}\n${WAYS_OUT}` });
}

const WAYS_OUT =
  'Configure-as de novo, ou inicie com PAYMENTS_MISSING=keep: o dinheiro das próximas cobranças fica com a plataforma, e as cobranças dessas contas ficam guardadas, sem conclusão.';
