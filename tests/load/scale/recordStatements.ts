import type pg from 'pg';
import { registerFeatures } from '../../../server/features.ts';
import { buildApp } from '../../../server/http/app.ts';
import { makeLogger } from '../../../server/logging/logger.ts';
import type { Database } from '../../../server/database/database.ts';
import { makeDependencies } from '../../../server/dependencies.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import type { Asked } from '../client.ts';

/** What a request sent to the database, in its order; each is what `pg` was given. */
export type Statements = readonly (readonly unknown[])[];

export interface Recorder {
  /** Answers a request in this process, and tells what was asked of the database for it. */
  readonly record: (asked: Asked) => Promise<{ readonly status: number; readonly statements: Statements }>;
  readonly close: () => Promise<void>;
}

/** The server's own app over this database, without a port and without background work, so that all statements are a request's. */
export async function openRecorder(database: Database, variables: Readonly<Record<string, string>>): Promise<Recorder> {
  let sent: (readonly unknown[])[] = [];
  const listen = (client: pg.PoolClient): void => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...given: unknown[]): unknown => {
        sent.push(withoutCallback(given));
        return Reflect.apply(query, client, given);
      },
    });
  };
  database.pool.on('connect', listen);
  const settings = readSettings(variables);
  if (settings._tag === 'Failure') throw new Error(settings.failure.join('\n'));
  const log = makeLogger('silent');
  const dependencies = makeDependencies({ settings: settings.success, database, log });
  const app = await buildApp({
    settings: settings.success,
    database,
    log,
    register: (scope) => registerFeatures(scope, dependencies),
  });
  return {
    async record({ method = 'GET', path, token, headers }) {
      sent = [];
      const { statusCode } = await app.inject({
        method,
        url: path,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      });
      return { status: statusCode, statements: sent };
    },
    async close() {
      database.pool.off('connect', listen);
      await app.close();
    },
  };
}

function withoutCallback(given: readonly unknown[]): readonly unknown[] {
  return given.filter((part) => typeof part !== 'function');
}

/** Runs them on one connection, one after the other, with the names under which they were prepared. Milliseconds. */
export async function timeStatements(client: pg.PoolClient, statements: Statements): Promise<number> {
  const query = client.query.bind(client);
  const from = performance.now();
  for (const statement of statements) await Reflect.apply(query, client, [...statement]);
  return performance.now() - from;
}
