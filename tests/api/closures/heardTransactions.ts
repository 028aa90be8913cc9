import type pg from 'pg';
import type { TestDatabase } from '../../database/TestDatabase.ts';

/** A transaction that was committed: how many statements it had, and how long the database was at work for them. */
export interface Heard {
  readonly statements: number;
  readonly ms: number;
}

/** Listens to the connections of a database from now on. */
export function heardTransactions({ pool }: TestDatabase) {
  let heard: Heard[] = [];
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client: pg.PoolClient) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client);
    let [statements, ms] = [0, 0];
    const listened = async (...asked: unknown[]): Promise<unknown> => {
      const [first] = asked;
      const text = typeof first === 'string' ? first : textOf(first);
      if (text.startsWith('begin')) [statements, ms] = [0, 0];
      const since = performance.now();
      const result: unknown = await Reflect.apply(query, undefined, asked);
      statements += 1;
      // The embedded database lets one transaction begin after the other: waiting for one's turn is no work.
      if (!text.startsWith('begin')) ms += performance.now() - since;
      if (text === 'commit') heard.push({ statements, ms });
      return result;
    };
    Object.assign(client, { query: listened });
  });
  return {
    /** What was committed since this was last called. */
    taken(): readonly Heard[] {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}

function textOf(config: unknown): string {
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '';
}
