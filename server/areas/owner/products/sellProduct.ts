import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { isSold } from '#domain/booking/reservation.ts';
import { arenaTopic } from '#domain/changes/topic.ts';
import { formatReais, MOST_CENTAVOS } from '#domain/values/money.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { whomOf } from '#core/customers/whom.ts';
import { lockOwn } from '#core/reservations/changed.ts';
import { noteChange, noteReservations } from '#platform/changes/noteChange.ts';
import { products, sales } from '#platform/database/schema/products.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Call, refuse, type Write } from '#platform/http/handler.ts';
import { isOnSale, stockMovedBy } from './changeProducts.ts';
import { recordSales } from './payments.ts';
import { saleOf, selectSales } from './saleRows.ts';

type Order = Call<'sellProduct'>['body'];

/**
 * Sells a product, onto an account or paid at once. Locks in their order: the reservation, which is not cancelled meanwhile, then
 * the product, of which two desks cannot sell the last one.
 */
export const sellProduct: Write<'sellProduct'> = {
  async decide({ viewer, body }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const soldBy = signedIn(viewer).personId;
    const whom = await accountOf(tx, arenaId, body);
    const sold = await takeOut(tx, arenaId, body);
    const sale = { arenaId, id: newId(), ...sold, ...whom, soldAt: tx.now, soldBy };
    const { method } = body;
    await tx.insert(sales).values({ ...sale, ...(method && { paidAt: tx.now }) });
    if (method) await recordSales(tx, { arenaId, by: soldBy }, [sale], method);
    noteChange(tx, arenaTopic(arenaId));
    if (body.reservation !== undefined) noteReservations(tx, arenaId, [body.reservation]);
    const [row] = await selectSales(tx, arenaId, eq(sales.id, sale.id));
    if (!row) return refuse('sale_not_found');
    return { data: { sale: saleOf(row) }, about: { subject: body.reservation ?? sale.id } };
  },
};

/** The account and whom it is of: what a reservation says of its player now holds for this sale, whoever it is given to later. */
async function accountOf(tx: Transaction, arenaId: string, { reservation, customer }: Order) {
  if (reservation !== undefined) {
    const row = await lockOwn(tx, arenaId, reservation);
    if (!isSold(row)) refuse('not_awaited');
    const { playerId, guestPlayerName, customerId } = row;
    return { reservationId: reservation, playerId, guestPlayerName, customerId };
  }
  if (customer === undefined) return {};
  const { guestPlayerName, customerId } = await whomOf(tx, arenaId, { customer });
  return { guestPlayerName, customerId };
}

/** Takes the pieces out of the stock, if it is counted, for the price that the desk saw. */
async function takeOut(tx: Transaction, arenaId: string, { product: id, price, quantity }: Order) {
  if (price * quantity > MOST_CENTAVOS) refuse('sale_too_high');
  const areEnough = or(isNull(products.stock), gte(products.stock, quantity));
  const [taken] = await tx
    .update(products)
    .set(stockMovedBy(-quantity))
    .where(and(isOnSale(arenaId, id), eq(products.priceCentavos, price), areEnough))
    .returning({ name: products.name, stock: products.stock });
  if (!taken) return refuseSale(tx, arenaId, id, price);
  return { productId: id, name: taken.name, unitCentavos: price, quantity, isCounted: taken.stock !== null };
}

async function refuseSale(tx: Transaction, arenaId: string, id: string, price: number): Promise<never> {
  const [found] = await tx.select().from(products).where(isOnSale(arenaId, id));
  if (!found) return refuse('product_not_found');
  const { name, priceCentavos, stock } = found;
  if (priceCentavos !== price) {
    return refuse(
      'product_price_changed',
      undefined,
      `${name} custa agora ${formatReais(priceCentavos)}. Venda de novo.`,
    );
  }
  const left = stock === 1 ? 'Só há mais 1 de' : `Só há mais ${stock} de`;
  return refuse(
    'product_out_of_stock',
    undefined,
    stock === 0 ? `Não há mais ${name} no estoque.` : `${left} ${name} no estoque.`,
  );
}
