import { contract } from '../../../domain/contract/contract.ts';
import { isId } from '../../../domain/contract/id.ts';
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
  entry: string,
];

/** What a booking is given anew: the caller's key, the reservation's id and that of its entry in the audit. */
export interface NewIds {
  readonly key: string;
  readonly id: string;
  readonly entry: string;
}

export function particularsOf(player: Player, arena: BenchArena, hour: Hour, { key, id, entry }: NewIds): Particulars {
  return [hashToken(player.token), player.id, arena.id, hour.court, toIsoDay(hour.day), key, id, entry];
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
  const id: string = JSON.parse(body).data.reservation._id;
  const entry = entryOf(statements, [player.id, arena.id, id]);
  return { statements, of: particularsOf(player, arena, hour, { key, id, entry }) };
}

/** The one id in the audit's statement that names nothing else. */
function entryOf(statements: readonly Statement[], known: readonly string[]): string {
  const written = statements.find(({ name }) => name?.startsWith('audit_entry'));
  const entry = written?.values.find((value) => isId(value) && !known.includes(value));
  if (typeof entry !== 'string') throw new Error('The recorded booking left no entry in the audit');
  return entry;
}
