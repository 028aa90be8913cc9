import type pg from 'pg';

/**
 * Sends every statement of a connection unnamed from now on. Behind a pooler that gives each transaction another of its
 * connections, a statement that was prepared by name would be missing there, or be another client's.
 */
export function withoutNames(client: pg.ClientBase): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (asked: unknown, ...others: readonly unknown[]): unknown =>
      Reflect.apply(query, undefined, [isNamed(asked) ? { ...asked, name: undefined } : asked, ...others]),
  });
}

function isNamed(asked: unknown): asked is { readonly name: string } {
  return typeof asked === 'object' && asked !== null && 'name' in asked;
}
