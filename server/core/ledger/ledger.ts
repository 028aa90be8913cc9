import { and, eq, type SQL, sql } from 'drizzle-orm';
import { DISCOUNT_WORD } from '#domain/ledger/installment.ts';
import type { Method } from '#domain/ledger/movement.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { installments, reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { openTill } from './openTill.ts';
import { giveCredits, moveCredit } from './playerCredit.ts';
import { discountedOf, receivedOf } from './receivedSql.ts';

/** The ledger of one reservation. What it settles is decided by the guarded UPDATE of the reservation's row. */
export interface Account {
  readonly arenaId: string;
  readonly reservationId: string;
  /** Who does the deed; null if nobody knows. */
  readonly by: string | null;
  /** Of a payment for several reservations: what its parts have in common. */
  readonly paymentId?: string;
}

/** A payment to be written down. */
interface Payment {
  readonly info: string;
  /** Centavos above zero. */
  readonly value: number;
  readonly method?: Method;
  /** Of method `platform`: the PIX by which it came. */
  readonly charge?: string;
}

/** A payment, or a discount, by which no money comes. */
export type Entry = (Payment & { readonly kind: 'payment' }) | { readonly kind: 'discount'; readonly value: number };

/** Whatever takes a movement back. */
export const UNDO_OF = sql`select from movement undo where undo.arena_id = movement.arena_id and undo.undoes_id = movement.id`;

/** A payment or discount that no other movement takes back. */
const IS_STANDING = sql`${movements.kind} in ('payment', 'discount') and not exists (${UNDO_OF})`;

/** The reservation whose ledger it is. */
function isRowOf({ arenaId, reservationId }: Pick<Account, 'arenaId' | 'reservationId'>): SQL | undefined {
  return and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId));
}

export function isOfAccount({ arenaId, reservationId }: Account): SQL | undefined {
  return and(eq(movements.arenaId, arenaId), eq(movements.reservationId, reservationId));
}

/**
 * Takes over what a process of the version before did to the installments since: it knows no movements. A later release,
 * which takes the installments' table away, does it for all that are left.
 */
export async function adoptInstallments(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<void> {
  const isOwn = sql`arena_id = ${arenaId} and reservation_id = any(${sql.param([...ids])}::uuid[])`;
  const isDiscounted = sql`info = ${DISCOUNT_WORD}`;
  await tx.execute(sql`
    insert into movement (arena_id, id, reservation_id, kind, method, value_centavos, at, note)
    select arena_id, id, reservation_id, case when ${isDiscounted} then 'discount' else 'payment' end,
      case when ${isDiscounted} then null else 'unknown' end, value_centavos, created_at,
      case when ${isDiscounted} then '' else info end
    from installment where ${isOwn} on conflict do nothing`);
  await tx.execute(sql`
    insert into movement (arena_id, id, reservation_id, kind, method, value_centavos, at, undoes_id, payment_id, till_id)
    select arena_id, gen_random_uuid(), reservation_id, 'undo', method, -value_centavos, ${tx.now.toISOString()}::timestamptz, id,
      payment_id, ${openTill(arenaId)}
    from movement where ${isOwn} and ${IS_STANDING}
      and not exists (select from installment gone where gone.arena_id = movement.arena_id and gone.id = movement.id)
    on conflict do nothing`);
}

/** Writes payments and discounts down, and returns their ids. The table of installments has those that stand, as the version before reads them. */
export async function record(tx: Transaction, account: Account, entries: readonly Entry[]): Promise<readonly string[]> {
  const { arenaId, reservationId, by: recordedBy, paymentId = null } = account;
  const own = { arenaId, reservationId };
  const tillId = openTill(arenaId);
  const made = { at: tx.now, recordedBy, paymentId };
  const rows = entries.map((entry) => ({ ...own, ...made, id: newId(), ...moneyOf(entry, tillId) }));
  await tx.insert(movements).values(rows);
  await tx.insert(installments).values(
    rows.map(({ id, kind, note, valueCentavos }) => {
      const info = kind === 'discount' ? DISCOUNT_WORD : note;
      return { ...own, id, info, valueCentavos, createdAt: tx.now };
    }),
  );
  const credit = rows.reduce(
    (sum, { method, valueCentavos }) => (method === 'player_credit' ? sum + valueCentavos : sum),
    0,
  );
  if (credit > 0) await moveCredit(tx, account, -credit);
  return rows.map(({ id }) => id);
}

function moneyOf(entry: Entry, openTillId: SQL) {
  const { kind, value: valueCentavos } = entry;
  if (kind === 'discount') return { kind, valueCentavos, method: null, note: '', chargeId: null, tillId: openTillId };
  const { info: note, method = 'unknown', charge: chargeId = null } = entry;
  return { kind, valueCentavos, method, note, chargeId, tillId: method === 'platform' ? null : openTillId };
}

/** What the arena has of a reservation. */
export async function readReceived(tx: Transaction, { arenaId, reservationId }: Account): Promise<number> {
  const [found] = await tx
    .select({ received: receivedOf('reservation') })
    .from(reservations)
    .where(isRowOf({ arenaId, reservationId }));
  return found?.received ?? 0;
}

/** What the arena lets go of a reservation. */
export async function readDiscounted(tx: Transaction, { arenaId, reservationId }: Account): Promise<number> {
  const [found] = await tx
    .select({ discounted: discountedOf('reservation') })
    .from(reservations)
    .where(isRowOf({ arenaId, reservationId }));
  return found?.discounted ?? 0;
}

/** Records what is given back of what was received. Returns the movement's id. */
export async function recordRefund(tx: Transaction, account: Account, centavos: number, method: Method) {
  const { arenaId, reservationId, by } = account;
  const [id = ''] = await recordRefunds(tx, { arenaId, by }, [{ reservationId, centavos, method }]);
  return id;
}

interface GivenBack {
  readonly reservationId: string;
  /** Above zero. */
  readonly centavos: number;
  readonly method: Method;
}

/** The same for several reservations of an arena. Returns the movements' ids in their order. */
export async function recordRefunds(
  tx: Transaction,
  { arenaId, by: recordedBy }: Pick<Account, 'arenaId' | 'by'>,
  given: readonly GivenBack[],
): Promise<string[]> {
  if (given.length === 0) return [];
  const rows = given.map(({ reservationId, centavos, method }) => ({
    id: newId(),
    reservation: reservationId,
    method,
    centavos: -centavos,
  }));
  await tx.execute(sql`
    insert into movement (arena_id, id, reservation_id, kind, method, value_centavos, recorded_by, at, till_id)
    select ${arenaId}::uuid, id, reservation, 'refund', method, centavos, ${recordedBy}::uuid,
      ${tx.now.toISOString()}::timestamptz, ${openTill(arenaId)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id uuid, reservation uuid, method text, centavos integer)`);
  await giveCredits(
    tx,
    arenaId,
    given.filter(({ method }) => method === 'player_credit'),
  );
  return rows.map(({ id }) => id);
}

/** Records what the arena owes the player instead of returning a PIX. It settles nothing, and no till has it. */
export async function recordCredit(tx: Transaction, account: Account, centavos: number): Promise<void> {
  const { arenaId, reservationId, by: recordedBy } = account;
  const row = { arenaId, id: newId(), reservationId, kind: 'credit', method: 'player_credit', recordedBy } as const;
  await tx.insert(movements).values({ ...row, valueCentavos: -centavos, at: tx.now });
  await moveCredit(tx, account, centavos);
}

/** Records what the row of the reservation says is settled and no movement says yet, as a payment. */
export async function recordRest(tx: Transaction, account: Account, method: Method): Promise<void> {
  const { arenaId, reservationId } = account;
  const sum = sql`(select coalesce(sum(value_centavos), 0)::int from movement where ${isOfAccount(account)} and kind <> 'credit')`;
  const [found] = await tx
    .select({ rest: sql<number>`${reservations.settledCentavos} - ${sum}` })
    .from(reservations)
    .where(isRowOf({ arenaId, reservationId }));
  if (found && found.rest > 0) await record(tx, account, [{ kind: 'payment', info: '', value: found.rest, method }]);
}
