import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { momentIn } from '../../domain/days/moment.ts';
import type { ColumnChoice } from '../../domain/imports/columns.ts';
import { type ArenaState, daysIn, type FileRow, hourKey } from '../../domain/imports/plan.ts';
import type { Queries } from '../database/database.ts';
import { arenas, courts, slotAlterations, timeSlots } from '../database/schema/arenas.ts';
import { importedRows } from '../database/schema/imports.ts';
import { occupants, type OccupantKind } from '../database/schema/occupants.ts';
import { people } from '../database/schema/people.ts';
import { reservations, slotClaims } from '../database/schema/reservations.ts';
import type { Over } from '../booking/endOver.ts';
import { OCCUPIES } from '../booking/occupants.ts';
import { refuse } from '../http/handler.ts';
import { present } from '../http/present.ts';
import { RULE, ruleOf, type RuleRow } from '../slots/ruleRows.ts';

/** The arena as an import meets it. `over`: who has an hour, by {@link hourKey}, that the owner may take all the same. */
export interface ImportState {
  readonly arena: ArenaState;
  readonly over: ReadonlyMap<string, Over>;
}

interface Asked {
  readonly arenaId: string;
  readonly rows: readonly FileRow[];
  readonly columns: ColumnChoice;
  readonly now: Date;
}

/** Reads of the arena what the rows' days have. */
export async function readImportState(queries: Queries, { arenaId, rows, columns, now }: Asked): Promise<ImportState> {
  const [own] = await queries
    .select({
      zone: arenas.zone,
      rules: sql<RuleRow[]>`array(select ${sql.raw(RULE)} from price_rule p where p.arena_id = ${arenaId})`,
    })
    .from(arenas)
    .where(eq(arenas.id, arenaId));
  if (!own) return refuse('arena_not_found');
  const moment = momentIn(now, own.zone);
  const days = daysIn(rows, columns, moment.day);
  const ofArena = await queries
    .select({ id: courts.id, name: courts.name })
    .from(courts)
    .where(eq(courts.arenaId, arenaId));
  const slots = await queries
    .select({
      id: timeSlots.id,
      startHour: timeSlots.startHour,
      price: timeSlots.priceCentavos,
      isAvailable: timeSlots.isAvailable,
    })
    .from(timeSlots)
    .where(eq(timeSlots.arenaId, arenaId));
  const { taken, over } = await readTaken(queries, arenaId, days, now);
  const arena = {
    now: moment,
    courts: ofArena,
    slots,
    alterations: await readAlterations(queries, arenaId, days),
    rules: own.rules.map(ruleOf),
    taken,
    imported: await readImported(queries, arenaId, days),
    keep: digestOf,
  };
  return { arena, over };
}

/** A row's key as it is stored: it tells nothing about the person. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

async function readAlterations(queries: Queries, arenaId: string, days: readonly string[]) {
  const rows = await queries
    .select()
    .from(slotAlterations)
    .where(and(eq(slotAlterations.arenaId, arenaId), inArray(slotAlterations.day, [...days])));
  const alterations = new Map<string, { timeSlot: string; isAvailable: boolean; court?: string; price?: number }[]>();
  for (const { day, timeSlotId, isAvailable, courtId, priceCentavos } of rows) {
    const ofDay = alterations.get(day) ?? [];
    ofDay.push({ timeSlot: timeSlotId, isAvailable, ...present({ court: courtId, price: priceCentavos }) });
    alterations.set(day, ofDay);
  }
  return alterations;
}

async function readImported(queries: Queries, arenaId: string, days: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ key: importedRows.key })
    .from(importedRows)
    .where(and(eq(importedRows.arenaId, arenaId), inArray(importedRows.day, [...days])));
  return new Set(rows.map(({ key }) => key));
}

async function readTaken(queries: Queries, arenaId: string, days: readonly string[], now: Date) {
  const rows = await queries
    .select({
      day: slotClaims.day,
      courtId: slotClaims.courtId,
      hour: slotClaims.hour,
      id: slotClaims.occupantId,
      kind: occupants.kind,
      expiresAt: occupants.expiresAt,
      name: sql<string | null>`coalesce(${people.name}, ${reservations.guestPlayerName})`,
    })
    .from(slotClaims)
    .leftJoin(occupants, OCCUPIES)
    .leftJoin(
      reservations,
      and(eq(reservations.arenaId, slotClaims.arenaId), eq(reservations.id, slotClaims.occupantId)),
    )
    .leftJoin(people, eq(people.id, reservations.playerId))
    .where(and(eq(slotClaims.arenaId, arenaId), inArray(slotClaims.day, [...days])));
  const [taken, over] = [new Map<string, string>(), new Map<string, Over>()];
  for (const { day, courtId, hour, id, kind, expiresAt, name } of rows) {
    const key = hourKey(day, courtId, hour);
    if (kind !== null && isOver(kind, expiresAt, now)) over.set(key, { id, kind });
    else taken.set(key, name ?? 'outra reserva');
  }
  return { taken, over };
}

/** What a command may still take back is free for the owner, as in `isOverFor` of server/booking/occupants.ts. */
function isOver(kind: OccupantKind, expiresAt: Date | null, now: Date): boolean {
  return kind === 'undoing' || (expiresAt !== null && expiresAt <= now);
}
