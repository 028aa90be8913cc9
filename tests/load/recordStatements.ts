import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { makeDependencies } from '#start/makeDependencies.ts';
import { registerFeatures } from '#start/features.ts';
import { buildApp } from '#platform/http/app.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { readSettings } from '#platform/settings/settings.ts';
import type { Asked } from './client.ts';

/** What `pg` was given, names and types of columns included, with its values inside. */
export type Statement = pg.QueryConfig & { readonly values: readonly unknown[] };

export interface Recorder {
  /** Answers a request in this process, and tells what was asked of the database for it, in order. */
  readonly record: (asked: Asked) => Promise<Recorded>;
  readonly close: () => Promise<void>;
}

interface Recorded {
  readonly status: number;
  readonly body: string;
  readonly statements: readonly Statement[];
}

/** The server's own app over this database, without a port and without background work, so that all statements are a request's. */
export async function openRecorder(database: Database, variables: Readonly<Record<string, string>>): Promise<Recorder> {
  let sent: Statement[] = [];
  const endings = new Map<pg.PoolClient, () => void>();
  const listen = (client: pg.PoolClient): void => {
    if (!endings.has(client))
      endings.set(
        client,
        hear(client, (statement) => void sent.push(statement)),
      );
  };
  // Connections that were opened before are heard as well: each is, when it is first taken.
  database.pool.on('acquire', listen);
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
    async record({ method = 'GET', path, token, headers, body: payload }) {
      sent = [];
      const kept = sent;
      const { statusCode: status, body } = await app.inject({
        method,
        url: path,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        ...(payload && { payload }),
      });
      // What is sent between two requests, by a control on the same pool, is nobody's.
      sent = [];
      return { status, body, statements: kept };
    },
    async close() {
      database.pool.off('acquire', listen);
      for (const end of endings.values()) end();
      await app.close();
    },
  };
}

/** Returns what ends it. */
function hear(client: pg.PoolClient, tell: (statement: Statement) => void): () => void {
  const query = client.query.bind(client);
  Object.assign(client, {
    query(asked: string | pg.QueryConfig, ...beside: readonly unknown[]): unknown {
      const config = typeof asked === 'string' ? { text: asked } : asked;
      tell({ ...config, values: config.values ?? beside.find((part) => Array.isArray(part)) ?? [] });
      return Reflect.apply(query, undefined, [asked, ...beside]);
    },
  });
  return () => void Object.assign(client, { query });
}

/** Runs them on one connection, one after the other, with the names under which they were prepared. */
export async function timeStatements(client: pg.PoolClient, statements: readonly Statement[]) {
  const results: pg.QueryResult[] = [];
  const from = performance.now();
  for (const statement of statements) results.push(await client.query({ ...statement, values: [...statement.values] }));
  return { ms: performance.now() - from, results };
}
