import { inject } from 'vitest';
import { markOfSchema, schemaOf } from './schemaOf.ts';
import type { TestDatabase } from './TestDatabase.ts';

/** How databases of one kind come and go. `Source` is what stays when nobody is connected. */
interface Kind<Source> {
  readonly make: () => Promise<Source>;
  /** Connects; closing it leaves the source as it is. */
  readonly open: (source: Source) => TestDatabase;
  readonly drop: (source: Source) => Promise<void>;
}

/**
 * Databases of a process that goes on to the next test file: what one file is done with the next one gets, emptied, since to
 * make one takes longer than most tests. One whose schema a test has changed, or that no longer answers, is dropped.
 */
export function reuse<Source>({ make, open, drop }: Kind<Source>) {
  const idle: Source[] = [];
  let schemaOfNew: string | undefined;
  const marks = new Map<Source, string>();

  async function isAsNew(source: Source): Promise<boolean> {
    const database = open(source);
    try {
      const mark = await markOfSchema(database.pool);
      if (mark !== marks.get(source) && (await schemaOf(database.pool)) !== schemaOfNew) return false;
      marks.set(source, mark);
      await database.emptyForGood();
      return true;
    } catch {
      return false;
    } finally {
      await database.close();
    }
  }

  async function makeFirst(): Promise<Source> {
    const source = await make();
    const database = open(source);
    schemaOfNew = await schemaOf(database.pool);
    await database.close();
    return source;
  }

  return {
    async take(): Promise<Source> {
      for (let left = idle.pop(); left !== undefined; left = idle.pop()) {
        if (await isAsNew(left)) return left;
        marks.delete(left);
        await drop(left);
      }
      return schemaOfNew === undefined && inject('reusesDatabases') ? makeFirst() : make();
    },
    async giveBack(source: Source): Promise<void> {
      if (inject('reusesDatabases')) idle.push(source);
      else await drop(source);
    },
  };
}
