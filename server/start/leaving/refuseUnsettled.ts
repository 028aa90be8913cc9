import { formatReais } from '#domain/values/money.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { readDue } from '#areas/competitions/payouts/account.ts';

/**
 * Refuses whoever leaves while the platform has money to pass on to them, or has passed on too much, in whatever role: a payout
 * is taken back from whom it was given, also when they hold no arena any more.
 * @param feeBasisPoints the platform's fee in hundredths of a percent
 */
export async function refuseUnsettled(tx: Transaction, personId: string, feeBasisPoints: number): Promise<void> {
  const due = await readDue(tx, personId, feeBasisPoints);
  if (due > 0) {
    const words = `A plataforma ainda tem ${formatReais(due)} dos seus eventos a repassar a você. Sua conta pode ser excluída depois do repasse.`;
    refuse('payout_owed', { due: due / 100 }, words);
  }
  if (due < 0) refuse('platform_owed', { due: due / 100 }, owedWords(-due));
}

/** @param centavos what a person owes the platform */
export function owedWords(centavos: number): string {
  return `Você deve ${formatReais(centavos)} à plataforma: pagamentos que ela já tinha repassado a você voltaram para quem pagou. Combine com a administração como devolver; depois disso a sua conta pode ser excluída.`;
}
