import { type SQL, sql } from 'drizzle-orm';
import type { OccupantKind } from '#platform/database/schema/occupants.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { type ClaimedHour, refuseDeleted } from './claims.ts';
import { heldByRight } from './rights.ts';

/** What is to have hours. */
export interface Occupant {
  readonly id: string;
  readonly kind: OccupantKind;
  /** From this instant on its hours are anybody's; null without an end. */
  readonly expiresAt?: Date | null | undefined;
}

/** An hour, and what has it or wants it. */
export type HeldHour = ClaimedHour & { readonly occupantId: string };

/** What came of claims. Each hour that was wanted is in one of the three. */
export interface Claims {
  /** What wanted it has it. */
  readonly got: readonly HeldHour[];
  /** Somebody else has it. */
  readonly taken: readonly HeldHour[];
  /** It is claimed, though a series has it by right: whoever asked lets go of it, or refuses. */
  readonly byRight: readonly HeldHour[];
}

interface Wanting {
  readonly arenaId: string;
  readonly occupants: readonly Occupant[];
  readonly hours: readonly HeldHour[];
  /** The series that asks: what is its own by right is free for it. */
  readonly own?: string;
}

/**
 * Claims hours for any number of occupants in one statement; the key of the claims alone decides who has an hour. Whoever is
 * over at them was ended before. Refuses when a court was deleted since it was read.
 */
export async function claimAll(tx: Transaction, { arenaId, occupants, hours, own }: Wanting): Promise<Claims> {
  if (hours.length === 0) return { got: [], taken: [], byRight: [] };
  const list = hours.map(({ occupantId, courtId, day, hour }) => ({ occupant: occupantId, court: courtId, day, hour }));
  const claimed = await claim(
    tx,
    arenaId,
    occupants,
    sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as wanted(occupant uuid, court uuid, day date, hour smallint)`,
  );
  const isClaimed = new Set(claimed.map(keyOf));
  const [mine, taken] = [
    hours.filter((one) => isClaimed.has(keyOf(one))),
    hours.filter((one) => !isClaimed.has(keyOf(one))),
  ];
  const byRight = new Set(await heldByRight(tx, arenaId, mine, own));
  return { got: mine.filter((one) => !byRight.has(one)), taken, byRight: [...byRight] };
}

/**
 * Claims those hours of a query that nobody has, whoever has them by right: the arena's own matter.
 * @param wanted a query of `court_id`, `day` and `hour`
 * @returns how many it has got
 */
export async function claimFree(
  tx: Transaction,
  { arenaId, occupant, wanted }: { readonly arenaId: string; readonly occupant: Occupant; readonly wanted: SQL },
): Promise<number> {
  const query = sql`(select ${occupant.id}::uuid, free.court_id, free.day, free.hour from (${wanted}) as free)
    as wanted(occupant, court, day, hour)`;
  const claimed = await claim(tx, arenaId, [occupant], query);
  return claimed.length;
}

/**
 * Of what the version before ended the occupant may be left behind without hours, and of what it booked there is none. Hours
 * are claimed in one order everywhere, that of `inClaimOrder`, so that no two can wait for each other.
 */
async function claim(tx: Transaction, arenaId: string, all: readonly Occupant[], wanted: SQL): Promise<HeldHour[]> {
  const rows = all.map(({ id, kind, expiresAt = null }) => ({ id, kind, expires_at: expiresAt }));
  const { rows: claimed } = await tx
    .execute<HeldHour & Record<string, unknown>>(
      sql`with made as (
        insert into occupant (arena_id, id, kind, expires_at)
        select ${arenaId}::uuid, one.id, one.kind, one.expires_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(id uuid, kind text, expires_at timestamptz)
        on conflict (arena_id, id) do update set kind = excluded.kind, expires_at = excluded.expires_at)
      insert into slot_claim (arena_id, court_id, day, hour, reservation_id)
      select ${arenaId}::uuid, wanted.court, wanted.day, wanted.hour, wanted.occupant from ${wanted}
      order by wanted.court, wanted.day, wanted.hour
      on conflict do nothing
      returning reservation_id as "occupantId", court_id as "courtId", day::text as day, hour`,
    )
    .catch(refuseDeleted);
  return claimed;
}

function keyOf({ occupantId, courtId, day, hour }: HeldHour): string {
  return `${occupantId} ${courtId} ${day} ${hour}`;
}
