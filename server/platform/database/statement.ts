import type { Queries } from './database.ts';
import type { Transaction } from './transaction.ts';

interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * A statement that each connection builds once and prepares by its name. Used for what every booking runs, because
 * building such a statement takes longer than running it. Values that change are passed by `sql.placeholder`.
 */
export function statement<Prepared>(
  name: string,
  build: (queries: Queries) => Preparable<Prepared>,
): (tx: Transaction) => Prepared {
  const prepared = new WeakMap<Queries, Prepared>();
  return ({ connection }) => {
    const known = prepared.get(connection);
    if (known) return known;
    const made = build(connection).prepare(name);
    prepared.set(connection, made);
    return made;
  };
}

/** Statements that differ by the number of rows they write, each with its own name. */
export function statementForRows<Prepared>(
  name: string,
  build: (queries: Queries, rows: readonly number[]) => Preparable<Prepared>,
): (tx: Transaction, count: number) => Prepared {
  const statements = new Map<number, (tx: Transaction) => Prepared>();
  return (tx, count) => {
    const known = statements.get(count);
    if (known) return known(tx);
    const made = statement(`${name}_${count}`, (queries) => build(queries, [...Array(count).keys()]));
    statements.set(count, made);
    return made(tx);
  };
}
