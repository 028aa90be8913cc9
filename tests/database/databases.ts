import { afterAll, afterEach, beforeEach, describe, expect, inject } from 'vitest';
import { IS_GATE, IS_WHOLE, partOfFile } from '../parts.ts';
import { openEmbeddedTest } from './openEmbeddedTest.ts';
import { openPostgresTest } from './openPostgresTest.ts';
import type { TestDatabase } from './TestDatabase.ts';

const OPENERS = { embedded: openEmbeddedTest, postgres: openPostgresTest };

/** A fresh, migrated database. Whoever opens it closes it. */
export function openTestDatabase(kind: keyof typeof OPENERS = 'embedded'): Promise<TestDatabase> {
  return OPENERS[kind]();
}

/**
 * True when a PostgreSQL server answers and the part of the test file that asks is to run on it, for what only shows with several
 * connections. A process may go on from a file of one part to one of another.
 */
export function hasPostgres(): boolean {
  const { testPath = '' } = expect.getState();
  return (IS_WHOLE || partOfFile(testPath)?.isAlwaysOnPostgres === true) && inject('postgresTemplate') !== null;
}

/** In the gate each suite runs once, where it shows most; in all other runs on both, where both are asked for. */
function kindsHere(): readonly (keyof typeof OPENERS)[] {
  if (!hasPostgres()) return ['embedded'];
  return IS_GATE ? ['postgres'] : ['embedded', 'postgres'];
}

/** Runs a suite on both databases, in the gate on one of them; on the embedded one alone when there is no other. */
export function describeOnDatabases(
  name: string,
  define: (open: () => Promise<TestDatabase>, kind: keyof typeof OPENERS) => void,
): void {
  for (const kind of kindsHere()) {
    describe(`${name} (${kind})`, () => {
      const opened = { forAll: [] as TestDatabase[], forOne: [] as TestDatabase[] };
      let isInTest = false;
      // Before the hooks of the suite, and after them: what a test opens for itself the next one gets.
      beforeEach(() => void (isInTest = true));
      afterEach(async () => {
        isInTest = false;
        await closeAll(opened.forOne);
      });
      afterAll(() => closeAll(opened.forAll));
      define(async () => {
        const database = await openTestDatabase(kind);
        opened[isInTest ? 'forOne' : 'forAll'].push(database);
        return database;
      }, kind);
    });
  }
}

async function closeAll(databases: TestDatabase[]): Promise<void> {
  await Promise.all(databases.splice(0).map((database) => database.close()));
}
