import { AssertionError } from 'node:assert';

/** An error with both values whole. */
export function difference(message: string, expected: unknown, actual: unknown): AssertionError {
  return new AssertionError({ message, expected, actual, operator: 'deepStrictEqual' });
}
