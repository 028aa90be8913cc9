import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Product } from '#domain/products/product.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { products, sales } from '#platform/database/schema/products.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { saleOf, selectSales } from './saleRows.ts';

/** How many of the sales at the counter are listed. */
const LAST_SALES = 20;
/** Most that are listed of one account. */
const MOST_OF_ACCOUNT = 200;

/** What the caller's arena sells beside hours, by name. */
export function readProducts({ orm }: Pick<Database, 'orm'>): Read<'products'> {
  return async ({ viewer }) => {
    const { id: arenaId } = await ownedArena(orm, viewer);
    const areSold = and(eq(products.arenaId, arenaId), isNull(products.retiredAt));
    const rows = await orm.select().from(products).where(areSold);
    const listed = rows.map(productOf).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
    return { data: { products: listed } };
  };
}

/** What was sold onto an account, the newest first; without one, the last that was sold at the counter. */
export function readSales({ orm }: Pick<Database, 'orm'>): Read<'sales'> {
  return async ({ viewer, query: { reservation, customer } }) => {
    const { id: arenaId } = await ownedArena(orm, viewer);
    const isAtCounter = reservation === undefined && customer === undefined;
    const are = and(
      reservation === undefined ? isNull(sales.reservationId) : eq(sales.reservationId, reservation),
      customer === undefined ? undefined : inArray(sales.customerId, recordsOf(orm, arenaId, customer)),
      isAtCounter ? isNull(sales.customerId) : undefined,
    );
    const rows = await selectSales(orm, arenaId, are)
      .orderBy(desc(sales.id))
      .limit(isAtCounter ? LAST_SALES : MOST_OF_ACCOUNT);
    return { data: { sales: rows.map(saleOf) } };
  };
}

/** The record and those that were joined to it: what was sold to one of them is its own. */
function recordsOf(queries: Queries, arenaId: string, root: string) {
  return queries
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.arenaId, arenaId), eq(customers.rootId, root)));
}

export function productOf(row: typeof products.$inferSelect): Product {
  const { id, name, priceCentavos: price, stock, version } = row;
  return { id, name, price, version, ...(stock !== null && { stock }) };
}
