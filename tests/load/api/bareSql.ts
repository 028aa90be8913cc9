import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/database/uuid.ts';
import { timeStatements } from '../recordStatements.ts';
import type { BenchArena, Hour, Player } from '../world.ts';
import { particularsOf, type Recording } from './recordBooking.ts';

/**
 * The least that a booking can cost: every statement that one runs, one after the other through the driver alone, on one
 * connection, without HTTP, checks or reply. Milliseconds of each.
 */
export async function timeBareSql(
  { pool }: Database,
  { statements, of, made }: Recording,
  arena: BenchArena,
  players: readonly Player[],
  hours: readonly Hour[],
): Promise<number[]> {
  const client = await pool.connect();
  try {
    const times: number[] = [];
    for (const [index, hour] of hours.entries()) {
      const player = players[index % players.length];
      if (!player) throw new Error('Nobody books');
      const from = [...of, ...made];
      const to = [...particularsOf(player, arena, hour), ...made.map(newId)];
      const moving = statements.map((one) => ({ ...one, values: one.values.map((value) => moved(value, from, to)) }));
      const { ms, results } = await timeStatements(client, moving);
      times.push(ms);
      const claim = statements.findIndex(({ name }) => name?.startsWith('write_reservation'));
      if (results[claim]?.rowCount !== 1) throw new Error('The bare booking found its hour taken');
    }
    return times;
  } finally {
    client.release();
  }
}

/** The value of another booking. Instants, prices and the hour of the day stay. */
function moved(value: unknown, from: readonly string[], to: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => moved(one, from, to));
  if (typeof value !== 'string') return value;
  return from.reduce<string>((text, part, index) => text.replaceAll(part, to[index] ?? ''), value);
}
