import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { DESK_METHODS } from '#domain/ledger/movement.ts';
import type { Sale } from '#domain/products/sale.ts';
import type { Queries } from '#platform/database/database.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { people } from '#platform/database/schema/people.ts';
import { sales } from '#platform/database/schema/products.ts';
import { present } from '#platform/http/present.ts';

/** Sales of an arena that stand, with who sold them, on whose account, and how they were paid. */
export function selectSales(queries: Queries, arenaId: string, are: SQL | undefined) {
  const recorded = sql<string>`(select recorder.name from person recorder where recorder.id = ${sales.soldBy})`;
  return queries
    .select({
      id: sales.id,
      name: sales.name,
      unit: sales.unitCentavos,
      quantity: sales.quantity,
      at: sales.soldAt,
      by: recorded,
      who: sql<string | null>`coalesce(${people.name}, ${sales.guestPlayerName})`,
      method: movements.method,
    })
    .from(sales)
    .leftJoin(people, eq(people.id, sales.playerId))
    .leftJoin(movements, isPaymentOf(arenaId))
    .where(and(eq(sales.arenaId, arenaId), isNull(sales.undoneAt), are))
    .$dynamic();
}

/** The payment of the sale that is joined. One sale has one. */
export function isPaymentOf(arenaId: string): SQL | undefined {
  return and(eq(movements.arenaId, arenaId), eq(movements.saleId, sales.id), eq(movements.kind, 'payment'));
}

type Row = Awaited<ReturnType<typeof selectSales>>[number];

export function saleOf({ unit, method, who, ...row }: Row): Sale {
  const paidBy = DESK_METHODS.find((one) => one === method);
  return { ...row, total: unit * row.quantity, ...present({ who }), ...(paidBy && { method: paidBy }) };
}
