import { pino } from 'pino';
import type pg from 'pg';
import { contract } from '../../../domain/contract/contract.ts';
import { toIsoDay } from '../../../domain/days/day.ts';
import type { Database } from '../../../server/database/database.ts';
import { newId } from '../../../server/database/uuid.ts';
import { registerFeatures } from '../../../server/features.ts';
import { makeHandlers } from '../../../server/handlers.ts';
import { buildApp } from '../../../server/http/app.ts';
import { hashToken } from '../../../server/session/tokens.ts';
import { testDependencies } from '../../api/testDependencies.ts';
import { type BenchArena, type Hour, orderOf, type Player } from '../world.ts';

interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

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
  database: Database,
  arena: BenchArena,
  player: Player,
  hour: Hour,
): Promise<Recording> {
  const dependencies = testDependencies(database, { settings: { limits: 'relaxed' } });
  const app = await buildApp({
    settings: { ...dependencies.settings, paymentsOrigin: undefined, trustedHops: 0 },
    database,
    log: pino({ level: 'silent' }),
    register: (scope) => registerFeatures(scope, dependencies, makeHandlers(dependencies)),
  });
  const { method, path } = contract.makeReservation;
  const key = newId();
  const statements: Statement[] = [];
  const endings: (() => void)[] = [];
  const heard = new Set<pg.PoolClient>();
  const listen = (client: pg.PoolClient): void => {
    if (!heard.has(client)) endings.push(keepStatements(client, statements));
    heard.add(client);
  };
  database.pool.on('acquire', listen);
  const reply = await app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': key },
    payload: orderOf(arena, hour),
  });
  database.pool.off('acquire', listen);
  for (const end of endings) end();
  await app.close();
  if (reply.statusCode !== 201) throw new Error(`The recorded booking was answered ${reply.statusCode}`);
  return { statements, of: particularsOf(player, arena, hour, key, reply.json().data.reservation._id) };
}

/** Returns what ends it. */
function keepStatements(client: pg.PoolClient, statements: Statement[]): () => void {
  const query = client.query.bind(client);
  Object.assign(client, {
    query(...given: readonly unknown[]): unknown {
      statements.push(statementOf(given));
      return Reflect.apply(query, undefined, given);
    },
  });
  return () => void Object.assign(client, { query });
}

interface Asked {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** What `pg` takes: a text, or an object; the values inside or beside it. */
function statementOf([asked, beside]: readonly unknown[]): Statement {
  if (typeof asked === 'string') return { text: asked, values: Array.isArray(beside) ? beside : [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver takes nothing else
  const { name, text, values } = asked as Asked;
  return { ...(name !== undefined && { name }), text, values: values ?? (Array.isArray(beside) ? beside : []) };
}
