import { contract } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { newToken } from '#core/people/tokens.ts';
import type { Asked } from '../client.ts';
import { makeSessions, type Player } from '../world.ts';
import { type Ask, ASKS, type Draw, type Who } from './asks.ts';
import { idOf, type Size } from './world.ts';
import { sized } from '../size.ts';

export const REQUESTS = sized({ whole: 200, smoke: 1 });
/** Not measured: Node compiles what runs often, and each connection prepares its statements. */
export const WARM_UP = sized({ whole: 20, smoke: 0 });

/** All requests, and who books. */
export interface Field {
  readonly size: Size;
  readonly today: Day;
  readonly series: readonly AskedSeries[];
  readonly players: readonly Player[];
}

export interface AskedSeries {
  readonly name: string;
  readonly asked: readonly Asked[];
}

/** BENCH_ONLY=events,players.large,makeReservation measures these alone; a name without an ending is both. */
export function isAsked(name: string): boolean {
  const only = process.env['BENCH_ONLY'];
  return !only || only.split(',').some((one) => one === name || `${one}.large` === name);
}

/** Draws all requests, and makes a session for everybody who sends one. */
export async function prepare(database: Database, size: Size): Promise<Field> {
  const today = momentIn(await readNow(database), DEFAULT_ZONE).day;
  const people = new Map<string, Player>();
  const personOf = (kind: 'player' | 'owner' | 'admin', n: number): Player => {
    const id = idOf(kind, n);
    const person = people.get(id) ?? { id, token: newToken() };
    people.set(id, person);
    return person;
  };
  const tokenOf = (who: Who | undefined): string | undefined => {
    if (!who) return undefined;
    return 'poll' in who ? who.poll : personOf(...who).token;
  };
  const series = Object.entries(ASKS)
    .flatMap(([name, [endpoint, scope, make]]) =>
      (scope === 'both' ? [false, true] : [false]).map((isLarge) => ({
        name: isLarge ? `${name}.large` : name,
        askedAt: (i: number): Asked => {
          const ask = make(drawOf(size, today, i, isLarge));
          const token = tokenOf(ask.who);
          return {
            path: pathOf(contract[endpoint], ask),
            headers: { 'accept-encoding': 'gzip' },
            ...(token && { token }),
          };
        },
      })),
    )
    .filter(({ name }) => isAsked(name))
    .map(({ name, askedAt }) => ({ name, asked: Array.from({ length: WARM_UP + REQUESTS }, (_, i) => askedAt(i)) }));
  const players = Array.from({ length: REQUESTS }, (_, i) => personOf('player', (i * 991) % size.players));
  await makeSessions(database, [...people.values()]);
  return { size, today, series, players };
}

function drawOf(size: Size, today: Day, i: number, isLarge: boolean): Draw {
  return { size, today, i, isLarge, arena: isLarge ? 0 : (i * 7_919 + 13) % size.arenas };
}

function pathOf({ path }: Endpoint, { params = [], query = '' }: Ask): string {
  const left = [...params];
  return path.replace(/:\w+/g, () => left.shift() ?? '') + query;
}
