import { and, eq, isNull, sql } from 'drizzle-orm';
import { arenaTopic } from '#domain/changes/topic.ts';
import { MOST_PRODUCTS, type ProductBody } from '#domain/products/product.ts';
import { lockOwnedArena, ownedArena } from '#core/arenas/ownedArena.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { isVersion } from '#platform/database/isVersion.ts';
import { products } from '#platform/database/schema/products.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { productOf } from './readProducts.ts';

/** Under the arena's lock, so that two windows do not both make the last one. */
export const makeProduct: Write<'makeProduct'> = {
  async decide({ viewer, body }, tx) {
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    const there = await tx.$count(products, and(eq(products.arenaId, arenaId), isNull(products.retiredAt)));
    if (there >= MOST_PRODUCTS) refuse('too_many_products');
    const [made] = await tx
      .insert(products)
      .values({ arenaId, id: newId(), ...columnsOf(body), madeAt: tx.now })
      .returning();
    noteChange(tx, arenaTopic(arenaId));
    return made ? { data: { product: productOf(made) } } : refuse('internal');
  },
};

/** A sale raises the version of a product that is counted: a stock that was typed before it would bring back what was sold. */
export const changeProduct: Write<'changeProduct'> = {
  async decide({ viewer, params: { id }, query: { version }, body }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const [changed] = await tx
      .update(products)
      .set({ ...columnsOf(body), version: sql`${products.version} + 1` })
      .where(and(isOnSale(arenaId, id), isVersion(products.version, version)))
      .returning();
    if (changed) {
      noteChange(tx, arenaTopic(arenaId));
      return { data: { product: productOf(changed) } };
    }
    return refuse((await tx.$count(products, isOnSale(arenaId, id))) > 0 ? 'edit_conflict' : 'product_not_found');
  },
};

/** Takes a product off sale. What stands on accounts is owed as before. */
export const retireProduct: Write<'retireProduct'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const retired = await tx
      .update(products)
      .set({ retiredAt: tx.now })
      .where(isOnSale(arenaId, id))
      .returning({ id: products.id });
    if (retired.length === 0) refuse('product_not_found');
    noteChange(tx, arenaTopic(arenaId));
    return { data: {} };
  },
};

export function isOnSale(arenaId: string, id: string) {
  return and(eq(products.arenaId, arenaId), eq(products.id, id), isNull(products.retiredAt));
}

/** The columns of a product of which pieces go out or come back; of one that is not counted nothing changes. */
export function stockMovedBy(pieces: number) {
  return {
    stock: sql`${products.stock} + ${pieces}::int`,
    version: sql`case when ${products.stock} is null then ${products.version} else ${products.version} + 1 end`,
  };
}

function columnsOf({ name, price: priceCentavos, stock }: ProductBody) {
  return { name: name.trim(), priceCentavos, stock: stock ?? null };
}
