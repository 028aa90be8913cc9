import { and, count, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { formatReais } from '#domain/values/money.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';

/** What of an arena's money somebody still waits for. */
export interface OpenMoney {
  readonly refunds: number;
  readonly disputes: number;
  /** The same and what is due, in words. */
  readonly words: readonly string[];
}

/** @param due centavos that the platform has still to pass on to whoever holds the arena, below zero what they owe it */
export async function readOpenMoney(tx: Transaction, arenaId: string, due: number): Promise<OpenMoney> {
  const { moneyBack, chargeTrouble, paymentMethod } = reservations;
  const isThere = eq(reservations.arenaId, arenaId);
  const isOrdered = eq(paymentMethod, 'platform');
  const whole = await countReservations(tx, and(isThere, isOrdered, inArray(moneyBack, ['owed', 'refused'])));
  const refunds = whole + (await countParts(tx, arenaId));
  const isOfLink = and(eq(charges.arenaId, arenaId), eq(charges.purpose, 'link'));
  const disputes =
    (await countReservations(tx, and(isThere, eq(chargeTrouble, 'disputed')))) +
    (await tx.$count(charges, and(isOfLink, eq(charges.status, 'disputed'))));
  const words = [
    ...countedWords(refunds, 'devolução não concluída', 'devoluções não concluídas'),
    ...countedWords(disputes, 'contestação aberta no banco', 'contestações abertas no banco'),
    ...(due > 0 ? [`o repasse de ${formatReais(due)} que a plataforma ainda deve a você`] : []),
    ...(due < 0 ? [`o desconto de ${formatReais(-due)} que a plataforma ainda fará nos seus repasses`] : []),
  ];
  return { refunds, disputes, words };
}

/** Refunds of hours that a closure took, and of payment links, which are not concluded. */
async function countParts(tx: Transaction, arenaId: string): Promise<number> {
  const [row] = await tx
    .select({ many: count() })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .where(
      and(
        inArray(refunds.state, ['owed', 'sent', 'refused']),
        eq(charges.arenaId, arenaId),
        or(and(eq(charges.purpose, 'reservation'), ne(refunds.part, 'all')), eq(charges.purpose, 'link')),
      ),
    );
  return row?.many ?? 0;
}

export async function countReservations(tx: Transaction, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ many: count() }).from(reservations).where(where);
  return row?.many ?? 0;
}

/** `2 reservas pagas até 05/03/2026`; nothing for none. */
export function countedWords(many: number, one: string, several: string, more = ''): string[] {
  return many === 0 ? [] : [`${many} ${many === 1 ? one : several}${more}`];
}
