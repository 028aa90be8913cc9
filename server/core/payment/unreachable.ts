import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { StartFailure } from '#platform/StartFailure.ts';
import type { ChargeRow } from './charges.ts';
import { isOpenCharge } from './openCharges.ts';
import { copyTrouble } from './copyTrouble.ts';
import type { PaymentDependencies } from './settle.ts';

/**
 * Whether the provider and account that made a charge are set up here. If not, nothing is concluded about the charge: it
 * is kept, logged, and shown to the arena.
 */
export async function isReachable(dependencies: PaymentDependencies, charge: ChargeRow): Promise<boolean> {
  const isHere = (await dependencies.providers.of(charge)) !== undefined;
  if (!isHere) {
    const { id, provider, receiver } = charge;
    dependencies.log.error({ charge: id, provider, receiver }, 'The account that made a charge is not set up');
  }
  if (isHere !== (charge.unreachableSince === null)) await mark(dependencies.database, charge.id, isHere);
  return isHere;
}

async function mark(database: Database, id: string, isHere: boolean): Promise<void> {
  await inTransaction(database, async (tx) => {
    const [marked] = await tx
      .update(charges)
      .set({ unreachableSince: isHere ? null : tx.now })
      .where(and(eq(charges.id, id), isHere ? isNotNull(charges.unreachableSince) : isNull(charges.unreachableSince)))
      .returning();
    if (marked) await copyTrouble(tx, marked);
  });
}

interface Account {
  readonly provider: ChargeRow['provider'];
  readonly receiver: string;
  readonly accountId: null;
  readonly open: number;
}

/**
 * Refuses to start while charges are open at providers or accounts that are not set up: nobody would ask about them, and
 * payments would be overlooked. With `keepUnreachable` they are logged and kept until their account is set up again.
 */
export async function refuseUnreachable(
  { database, providers, log }: PaymentDependencies,
  { keepUnreachable }: { readonly keepUnreachable: boolean },
): Promise<void> {
  const open = await readOpenAccounts(database);
  const isMissing = await Promise.all(open.map(async (account) => (await providers.of(account)) === undefined));
  const missing = open.filter((_, at) => isMissing[at]);
  for (const account of missing) log.error({ ...account }, 'Charges are open at an account that is not set up');
  if (missing.length === 0 || keepUnreachable) return;
  throw new StartFailure({ message: `${missing.map(sentenceOf).join('\n')}\n${WAYS_OUT}` });
}

const WAYS_OUT =
  'Deixe essas contas configuradas até lá (PAYMENTS=novo,anterior ou MERCADO_PAGO_FORMER), ou inicie com PAYMENTS_MISSING=keep: as cobranças ficam guardadas, sem conclusão.';

const NAMES: Readonly<Record<ChargeRow['provider'], string>> = {
  sandbox: 'do banco sandbox',
  'mercado-pago': 'do Mercado Pago',
  'mercado-pago-orders': 'do Mercado Pago',
  asaas: 'do Asaas',
};

function sentenceOf({ provider, receiver, open }: Account): string {
  const charges = open === 1 ? '1 cobrança aberta' : `${open} cobranças abertas`;
  return `Há ${charges} na conta ${receiver} ${NAMES[provider]}, que não está configurada.`;
}

/** Counts open charges per account that the settings must name. */
async function readOpenAccounts(database: Database): Promise<Account[]> {
  return database.orm
    .select({
      provider: charges.provider,
      receiver: charges.receiver,
      accountId: sql<null>`null`,
      open: sql<number>`count(*)::int`,
    })
    .from(charges)
    .where(and(isOpenCharge(database), isNull(charges.accountId)))
    .groupBy(charges.provider, charges.receiver)
    .orderBy(charges.provider, charges.receiver);
}
