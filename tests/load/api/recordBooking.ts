import { contract } from '../../../domain/contract/contract.ts';
import { toIsoDay } from '../../../domain/days/day.ts';
import { newId } from '../../../server/database/uuid.ts';
import { hashToken } from '../../../server/session/tokens.ts';
import type { Recorder, Statement } from '../recordStatements.ts';
import { type BenchArena, type Hour, orderOf, type Player } from '../world.ts';

/** Every statement that one booking sends, in order, and the texts in their values that differ from booking to booking. */
export interface Recording {
  readonly statements: readonly Statement[];
  readonly of: Particulars;
}

/** The texts of one booking: whose, where, when, under which key. */
export type Particulars = readonly [
  token: string,
  person: string,
  arena: string,
  court: string,
  day: string,
  key: string,
  id: string,
];

export function particularsOf(player: Player, arena: BenchArena, hour: Hour, key: string, id: string): Particulars {
  return [hashToken(player.token), player.id, arena.id, hour.court, toIsoDay(hour.day), key, id];
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
  return { statements, of: particularsOf(player, arena, hour, key, JSON.parse(body).data.reservation._id) };
}
