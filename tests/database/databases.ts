import { afterAll, describe, inject } from 'vitest';
import { openEmbeddedTest } from './openEmbeddedTest.ts';
import { openPostgresTest } from './openPostgresTest.ts';
import type { TestDatabase } from './TestDatabase.ts';

const OPENERS = { embedded: openEmbeddedTest, postgres: openPostgresTest };

/** A fresh, migrated database. Whoever opens it closes it. */
export function openTestDatabase(kind: keyof typeof OPENERS = 'embedded'): Promise<TestDatabase> {
  return OPENERS[kind]();
}

/** True when a PostgreSQL server answers and the test's part is to run on it, for what only shows with several connections. */
export const hasPostgres = inject('isOnPostgres') && inject('postgresTemplate') !== null;

/** Runs a suite on both databases, or on the embedded one alone when there is no other. */
export function describeOnDatabases(
  name: string,
  define: (open: () => Promise<TestDatabase>, kind: keyof typeof OPENERS) => void,
): void {
  for (const kind of hasPostgres ? (['embedded', 'postgres'] as const) : (['embedded'] as const)) {
    describe(`${name} (${kind})`, () => {
      const opened: TestDatabase[] = [];
      afterAll(async () => void (await Promise.all(opened.map((database) => database.close()))));
      define(async () => {
        const database = await openTestDatabase(kind);
        opened.push(database);
        return database;
      }, kind);
    });
  }
}
