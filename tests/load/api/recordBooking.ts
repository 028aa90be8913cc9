import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { newId } from '#platform/database/uuid.ts';
import { hashToken } from '#core/people/tokens.ts';
import type { Recorder, Statement } from '../recordStatements.ts';
import { type BenchArena, type Hour, orderOf, type Player } from '../world.ts';

/** Every statement that one booking sends, in order, and the texts in their values that differ from booking to booking. */
export interface Recording {
  readonly statements: readonly Statement[];
  readonly of: Particulars;
  /** Every id that the booking gave to something: the caller's key, the reservation, its entry in the audit, a change … */
  readonly made: readonly string[];
}

/** The texts of one booking: whose, where and when. */
export type Particulars = readonly [token: string, person: string, arena: string, court: string, day: string];

export function particularsOf(player: Player, arena: BenchArena, hour: Hour): Particulars {
  return [hashToken(player.token), player.id, arena.id, hour.court, toIsoDay(hour.day)];
}

/** Makes a booking through the whole server, in this process, and keeps what goes to the database. */
export async function recordBooking(
  recorder: Recorder,
  arena: BenchArena,
  player: Player,
  hour: Hour,
): Promise<Recording> {
  const { method, path } = contract.makeReservation;
  const key = newId();
  const { status, body, statements } = await recorder.record({
    method,
    path,
    token: player.token,
    headers: { 'idempotency-key': key },
    body: orderOf(arena, hour),
  });
  if (status !== 201) throw new Error(`The recorded booking was answered ${status}: ${body}`);
  return { statements, of: particularsOf(player, arena, hour), made: idsSince(key, statements) };
}

/** The ids in the statements that were made since another was: this process makes each greater than the one before. */
function idsSince(first: string, statements: readonly Statement[]): string[] {
  const ids = JSON.stringify(statements.map(({ values }) => values)).match(ID) ?? [];
  return [...new Set(ids)].filter((id) => id >= first);
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
