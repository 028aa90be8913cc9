import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { MOST_CENTAVOS } from '#domain/values/money.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { personTopic } from '#domain/changes/topic.ts';
import { noteChange } from '#platform/changes/noteChange.ts';

interface Credited {
  readonly arenaId: string;
  readonly reservationId: string;
}

/** Gives players of reservations of an arena what it owes them from now on, in centavos above zero. */
export async function giveCredits(
  tx: Transaction,
  arenaId: string,
  given: readonly { readonly reservationId: string; readonly centavos: number }[],
): Promise<void> {
  if (given.length === 0) return;
  const [ids, sums] = [given.map(({ reservationId }) => reservationId), given.map(({ centavos }) => centavos)];
  const of = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(sums)}::int[]) as given(id, centavos)
    join reservation on reservation.arena_id = ${arenaId}::uuid and reservation.id = given.id`;
  const { rows } = await tx.execute(sql`select from ${of} where reservation.player_id is null limit 1`);
  if (rows.length > 0) refuse('credit_needs_player');
  // As `bigint`, so that a sum which is too high is refused in words before it is stored.
  const { rows: high } = await tx.execute(sql`
    select from ${of} left join player_credit owed on owed.arena_id = ${arenaId}::uuid and owed.player_id = reservation.player_id
    group by reservation.player_id, owed.centavos
    having coalesce(owed.centavos, 0)::bigint + sum(given.centavos) > ${MOST_CENTAVOS} limit 1`);
  if (high.length > 0) refuse('credit_too_high');
  await tx.execute(sql`
    insert into player_credit (arena_id, player_id, centavos, moved_at)
    select ${arenaId}::uuid, reservation.player_id, sum(given.centavos)::int, ${tx.now.toISOString()}::timestamptz from ${of}
    group by reservation.player_id order by reservation.player_id
    on conflict (arena_id, player_id) do update set centavos = player_credit.centavos + excluded.centavos,
      moved_at = excluded.moved_at`);
}

/** Takes from players of reservations of an arena what it owes them, in centavos above zero; refuses what is not there of any of them. */
export async function takeCredits(
  tx: Transaction,
  arenaId: string,
  taken: readonly { readonly reservationId: string; readonly centavos: number }[],
): Promise<void> {
  if (taken.length === 0) return;
  const [ids, sums] = [taken.map(({ reservationId }) => reservationId), taken.map(({ centavos }) => centavos)];
  const { rows } = await tx.execute<{ players: number; spent: number }>(sql`
    with wanted as (
      select reservation.player_id, sum(taken.centavos)::int as centavos
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(sums)}::int[]) as taken(id, centavos)
      join reservation on reservation.arena_id = ${arenaId}::uuid and reservation.id = taken.id group by reservation.player_id),
    locked as (
      select c.player_id from player_credit c join wanted on wanted.player_id = c.player_id
      where c.arena_id = ${arenaId}::uuid order by c.player_id for update of c),
    spent as (
      update player_credit set centavos = player_credit.centavos - wanted.centavos, moved_at = ${tx.now.toISOString()}::timestamptz
      from wanted join locked on locked.player_id = wanted.player_id
      where player_credit.arena_id = ${arenaId}::uuid and player_credit.player_id = wanted.player_id
        and player_credit.centavos >= wanted.centavos returning player_credit.player_id)
    select (select count(*)::int from wanted) as players, (select count(*)::int from spent) as spent`);
  if (rows[0]?.players !== rows[0]?.spent) refuse('credit_too_low');
}

/**
 * Moves what the arena owes the player of a reservation. The guarded UPDATE decides: of many at once, as many go through
 * as there is money for.
 * @param centavos above zero when the player gets it, below zero when it is spent
 */
export async function moveCredit(tx: Transaction, { arenaId, reservationId }: Credited, centavos: number) {
  if (centavos > 0) return giveCredits(tx, arenaId, [{ reservationId, centavos }]);
  const [found] = await tx
    .select({ playerId: reservations.playerId })
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
  const playerId = found?.playerId ?? refuse('credit_needs_player');
  await takeCredit(tx, { arenaId, playerId }, -centavos);
}

/** An arena, and a player whom it may owe something. */
export interface Owed {
  readonly arenaId: string;
  readonly playerId: string;
}

/** The row of what one arena owes one player. */
export function isCreditOf({ arenaId, playerId }: Owed): SQL | undefined {
  return and(eq(playerCredits.arenaId, arenaId), eq(playerCredits.playerId, playerId));
}

/** Gives a player whom an arena has owed something back what was taken from that, in centavos above zero. Returns what is owed then. */
export async function returnCredit(tx: Transaction, owed: Owed, centavos: number): Promise<number> {
  const [credit] = await tx
    .update(playerCredits)
    .set({ centavos: sql`${playerCredits.centavos} + ${centavos}`, movedAt: tx.now })
    .where(and(isCreditOf(owed), lte(playerCredits.centavos, MOST_CENTAVOS - centavos)))
    .returning({ centavos: playerCredits.centavos });
  return credit?.centavos ?? refuse('credit_too_high');
}

/** Gives a player who has perhaps had none before what an arena owes them from now on, in centavos above zero. */
export async function giveCredit(tx: Transaction, owed: Owed, centavos: number): Promise<void> {
  await tx
    .insert(playerCredits)
    .values({ ...owed, centavos: 0, movedAt: tx.now })
    .onConflictDoNothing();
  await returnCredit(tx, owed, centavos);
}

/**
 * Moves a balance whatever it is: below zero the player owes the arena. Only for what is decided elsewhere, such as money that a
 * bank took back. Returns the balance.
 */
export async function moveBalance(tx: Transaction, owed: Owed, centavos: number): Promise<number> {
  const [moved] = await tx
    .insert(playerCredits)
    .values({ ...owed, centavos, movedAt: tx.now })
    .onConflictDoUpdate({
      target: [playerCredits.arenaId, playerCredits.playerId],
      set: { centavos: sql`${playerCredits.centavos} + ${centavos}`, movedAt: tx.now },
    })
    .returning({ centavos: playerCredits.centavos });
  noteChange(tx, personTopic(owed.playerId));
  return moved?.centavos ?? centavos;
}

/** Takes centavos above zero from what an arena owes a player; refuses what is not there. */
export async function takeCredit(tx: Transaction, owed: Owed, centavos: number): Promise<void> {
  const left = sql`${playerCredits.centavos} - ${centavos}`;
  const spent = await tx
    .update(playerCredits)
    .set({ centavos: left, movedAt: tx.now })
    .where(and(isCreditOf(owed), gte(left, 0)))
    .returning({ centavos: playerCredits.centavos });
  if (spent.length === 0) refuse('credit_too_low');
}
