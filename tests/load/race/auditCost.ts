import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contract } from '#domain/contract/contract.ts';
import type { BenchDatabase } from '../databases.ts';
import { type Client, connect, openClient } from '../client.ts';
import { median } from '../percentiles.ts';
import { withServer } from '../server.ts';
import { sized } from '../size.ts';
import { type BenchArena, type Hour, hoursOf, makeArena, makePlayers, orderOf, type Player } from '../world.ts';

const PAIRS = sized({ whole: 240, smoke: 4 });
/** Not told: the code is still to be compiled. */
const FIRST = sized({ whole: 40, smoke: 1 });
const CLIENTS = 8;
/** So that the hours of all rounds lie within the days that an arena takes bookings for. */
const COURTS = 4;
const HOURS_A_DAY = 24 * COURTS;

/** What the entry of the audit costs whoever books. */
export interface AuditCost {
  readonly pairs: number;
  /** Milliseconds of a round, the middle one. */
  readonly withMs: number;
  readonly withoutMs: number;
  /** The middle one of all pairs of rounds, each with over without. A machine that is busy for a while is so for both of a pair. */
  readonly ratio: number;
  /** Entries that the rounds left, and that they should have left: those of the half that makes them. */
  readonly entries: number;
  readonly expected: number;
}

/**
 * Rounds of 8 players who book an hour each, all at once: by the server as it is, and by one whose driver leaves the entry out. Both
 * run all the while on one database, and take turns.
 */
export async function timeAudit(
  root: string,
  database: BenchDatabase,
  variables: Readonly<Record<string, string>>,
): Promise<AuditCost> {
  const field = await database.use(async (open) => {
    const arena = await makeArena(open, { paymentMethod: 'local', courts: COURTS });
    const hours = await hoursOf(open, arena, Math.ceil((2 * CLIENTS * (PAIRS + FIRST)) / HOURS_A_DAY));
    return { arena, hours: hours.values(), players: await makePlayers(open, CLIENTS * 20) };
  });
  const without = ['--import', pathToFileURL(join(root, 'tests/load/race/withoutAudit.mjs')).href];
  const pairs = await withServer(root, variables, (usual) =>
    withServer(
      root,
      variables,
      async (bare) => {
        const clients = [openClient(usual), openClient(bare)] as const;
        try {
          for (const client of clients) await connect(client, CLIENTS);
          return await takeTurns(clients, field);
        } finally {
          for (const client of clients) client.close();
        }
      },
      without,
    ),
  );
  const told = pairs.slice(FIRST);
  const entries = await database.use(async ({ pool }) => {
    const { rows } = await pool.query<{ entries: number }>(
      `select count(*)::int as entries from audit_entry where subject_id in (select id from reservation where arena_id = $1)`,
      [field.arena.id],
    );
    return rows[0]?.entries ?? Number.NaN;
  });
  return {
    pairs: told.length,
    withMs: median(told.map(([ms]) => ms)),
    withoutMs: median(told.map(([, ms]) => ms)),
    ratio: median(told.map(([usual, bare]) => usual / bare)),
    entries,
    expected: pairs.length * CLIENTS,
  };
}

interface Field {
  readonly arena: BenchArena;
  readonly hours: Iterator<Hour>;
  readonly players: readonly Player[];
}

/** Which of both comes first changes with each pair. */
async function takeTurns([usual, bare]: readonly [Client, Client], field: Field) {
  const pairs: (readonly [usualMs: number, bareMs: number])[] = [];
  while (pairs.length < FIRST + PAIRS) {
    const from = (pairs.length * CLIENTS) % field.players.length;
    const players = field.players.slice(from, from + CLIENTS);
    if (pairs.length % 2 === 0) {
      const usualMs = await round(usual, field, players);
      pairs.push([usualMs, await round(bare, field, players)]);
    } else {
      const bareMs = await round(bare, field, players);
      pairs.push([await round(usual, field, players), bareMs]);
    }
  }
  return pairs;
}

/** @returns the milliseconds until all have their hour */
async function round(client: Client, { arena, hours }: Field, players: readonly Player[]): Promise<number> {
  const { method, path } = contract.makeReservation;
  const wanted = players.map(({ token }) => {
    const { value, done } = hours.next();
    if (done) throw new Error('No hour is left to book');
    return { token, body: orderOf(arena, value) };
  });
  const from = performance.now();
  const replies = await Promise.all(wanted.map((one) => client.send({ method, path, ...one })));
  const ms = performance.now() - from;
  const odd = replies.find(({ status }) => status !== 201);
  if (odd) throw new Error(`A free hour was answered ${odd.status}: ${odd.body.toString()}`);
  return ms;
}
