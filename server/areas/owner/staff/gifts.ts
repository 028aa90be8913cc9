import { sql } from 'drizzle-orm';
import { formatReais } from '#domain/values/money.ts';
import { isGreatGift, RECEPTION_GIVES_PERCENT } from '#domain/staff/gifts.ts';
import { findOwn } from '#core/reservations/changed.ts';
import { type Account, readDiscounted } from '#core/ledger/ledger.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Viewer } from '#platform/http/handler.ts';
import { theOwners } from '#core/notices/audiences.ts';
import { readArenaFacts } from '#core/notices/arenaFacts.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tellThemUnlessUndone, untell } from '#core/notices/tell.ts';

/** Hundredths of a percent. */
const ALL = 10_000;

const SALE = 'sale';

/**
 * Looks at a discount that was just written, with all others of its reservation: what several people gave is one gift. The owners
 * hear of it unless that discount is taken back in time.
 */
export async function watchDiscount(
  tx: Transaction,
  viewer: Viewer,
  account: Account,
  discount: string,
): Promise<void> {
  if (viewer.role === 'arena-owner') return;
  const { arenaId, reservationId: subject } = account;
  const { totalCentavos: total } = await findOwn(tx, arenaId, subject);
  const value = await readDiscounted(tx, account);
  if (!isGreatGift(value, total)) return;
  if (viewer.role === 'reception')
    refuseGift('value', `A recepção dá até ${RECEPTION_GIVES_PERCENT}% de desconto. Acima`);
  const { facts } = await readBookedFacts(tx, account);
  const told = { ...toOwners(viewer, arenaId), subject, change: discount };
  await tellThemUnlessUndone(tx, 'discountGiven', { ...told, facts: { ...facts, value, total } });
}

interface Sale {
  readonly id: string;
  readonly credits: number;
  /** Centavos. */
  readonly price: number;
}

/** Looks at reservations that are sold ahead: each is worth the arena's lowest price at least. */
export async function watchSale(tx: Transaction, viewer: Viewer, arenaId: string, sale: Sale): Promise<void> {
  if (viewer.role === 'arena-owner') return;
  const worth = sale.credits * (await readLowestPrice(tx, arenaId));
  if (!isGreatGift(worth - sale.price, worth)) return;
  const least = Math.ceil((worth * (100 - RECEPTION_GIVES_PERCENT)) / 100);
  if (viewer.role === 'reception') refuseGift('price', `A recepção vende por no mínimo ${formatReais(least)}. Abaixo`);
  await tellOfVoucher(tx, viewer, arenaId, { ...sale, discount: ALL });
}

interface Given {
  readonly id: string;
  /** Null for a voucher without a number of uses. */
  readonly credits: number | null;
  /** Hundredths of a percent. */
  readonly discount: number;
}

/** Looks at a voucher that a player gets for nothing, or at what is added to one. */
export async function watchVoucher(tx: Transaction, viewer: Viewer, arenaId: string, given: Given): Promise<void> {
  if (viewer.role === 'arena-owner' || !isGreatGift(given.discount, ALL)) return;
  await tellOfVoucher(tx, viewer, arenaId, { ...given, price: null });
}

async function tellOfVoucher(
  tx: Transaction,
  viewer: Viewer,
  arenaId: string,
  { id, credits, discount, price }: Given & { readonly price: number | null },
): Promise<void> {
  const facts = { ...(await readArenaFacts(tx, arenaId)), credits, discount, price };
  // A sale can be undone, and is the first that is told of its voucher.
  const change = price === null ? tx.now.toISOString() : SALE;
  await tellThemUnlessUndone(tx, 'voucherGiven', { ...toOwners(viewer, arenaId), subject: id, change, facts });
}

/** Takes back what the owners were to hear of a sale. */
export async function untellSale(tx: Transaction, id: string): Promise<void> {
  await untell(tx, ['voucherGiven'], { subject: id, change: SALE });
}

function toOwners(viewer: Viewer, arenaId: string) {
  return { to: theOwners(arenaId), arena: arenaId, about: signedIn(viewer).personId };
}

function refuseGift(field: string, limit: string): never {
  const message = `${limit} disso, peça a um gerente ou ao dono.`;
  return refuse('gift_too_great', { [field]: message }, message);
}

/** What the cheapest hour costs, of the hours' own prices and of those of the rules; 0 without hours. Centavos. */
async function readLowestPrice(tx: Transaction, arenaId: string): Promise<number> {
  const { rows } = await tx.execute<{ lowest: number }>(sql`
    select coalesce(min(price_centavos), 0)::int as lowest from (
      select price_centavos from time_slot where arena_id = ${arenaId}
      union all select price_centavos from price_rule where arena_id = ${arenaId}) as prices`);
  return rows[0]?.lowest ?? 0;
}
