import { sql } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import { creditsText } from '#domain/vouchers/verdict.ts';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { restOf, SALE_STANDS } from '../ledger/soldRest.ts';

interface At {
  readonly id: string;
  readonly zone: string;
}

/** What one player, or a guest, holds at an arena: money of theirs that the arena has. */
export interface Holding {
  readonly kind: 'credit' | 'hours' | 'deposit';
  readonly playerId: string | null;
  readonly name: string;
  /** Centavos. */
  readonly value: number;
  /** Of hours: how many credits are left, and what one of them pays for. */
  readonly credits: number | null;
  readonly unit: VoucherUnit;
}

/** Most holdings that a sentence names; of the others it says how many there are. */
const MOST_NAMED = 8;

/**
 * Credit, credits that were sold and are not used, and deposits kept for hours that are not over, the largest first of each
 * kind. What somebody left behind with their account is nobody's any more.
 */
export async function readHoldings(tx: Transaction, { id, zone }: At): Promise<Holding[]> {
  const today = sql`${toIsoDay(momentIn(tx.now, zone).day)}::date`;
  const { rows } = await tx.execute<Holding & Record<string, unknown>>(sql`
    select held.kind, held.player_id as "playerId", coalesce(who.name, held.guest) as name, held.value::int as value,
      held.credits, held.unit from (
      select 'credit' as kind, c.player_id, null as guest, c.centavos as value, null::int as credits, 'hour' as unit
        from player_credit c where c.arena_id = ${id} and c.centavos > 0
      union all
      select 'hours', v.player_id, null, ${restOf('v')}, v.credits, a.voucher_unit
        from voucher v join arena a on a.id = v.arena_id
        where v.arena_id = ${id} and v.removed_at is null and v.credits > 0 and ${SALE_STANDS}
          and (v.expires_on is null or v.expires_on >= ${today})
      union all
      select 'deposit', r.player_id, r.guest_player_name, c.received_centavos - coalesce(c.part_centavos, 0), null, 'hour'
        from cancellation c join reservation r on r.arena_id = c.arena_id and r.id = c.reservation_id
        where c.arena_id = ${id} and (c.becomes = 'deposit' or c.part_centavos > 0) and c.undone_at is null and c.received_centavos > 0
          and r.status = 'CANCELADA' and r.day >= ${today}) held
    left join person who on who.id = held.player_id
    where who.id is null or who.status = 'active'
    order by array_position(array['credit', 'hours', 'deposit'], held.kind), held.value desc, name`);
  return rows;
}

/** `crédito de Ana Lima (R$ 60,00)`: who holds what and how much. */
export function holdingWords(holdings: readonly Holding[]): string[] {
  const named = holdings.slice(0, MOST_NAMED).map(wordsOf);
  const more = holdings.length - named.length;
  return more > 0 ? [...named, `o que mais ${more} ${more === 1 ? 'pessoa tem' : 'pessoas têm'}`] : named;
}

function wordsOf({ kind, name, value, credits, unit }: Holding): string {
  if (kind === 'credit') return `crédito de ${name} (${formatReais(value)})`;
  if (kind === 'deposit') return `sinal de ${name} (${formatReais(value)})`;
  return `${creditsText(credits ?? 0, unit)} de voucher de ${name} (${formatReais(value)})`;
}
