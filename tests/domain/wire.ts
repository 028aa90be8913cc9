import { Result, Schema } from 'effect';
import { expect } from 'vitest';
import { type FieldErrors, fieldErrors } from '../../domain/validation/issues.ts';

type Wired = Schema.Codec<unknown, unknown>;
type Members = Readonly<Record<string, unknown>>;

/** What a person is told of each member of a value that the schema refuses; empty when it takes it. */
export function errorsOf(schema: Wired, value: unknown): FieldErrors {
  const result = Schema.decodeUnknownResult(schema, { errors: 'all' })(value);
  return Result.isFailure(result) ? fieldErrors(result.failure.issue) : {};
}

/** What a value of the wire is inside. */
export function inside<T, E>(schema: Schema.Codec<T, E>, value: unknown): T {
  return Schema.decodeUnknownSync(schema)(value);
}

/**
 * Asserts that a value goes through the schema and back unchanged, with and without each member that may be left out, and
 * not without any other.
 */
export function expectWire(schema: Wired, value: Members, mayBeLeftOut: readonly string[] = []): void {
  const again = (given: Members) => Schema.encodeSync(schema)(inside(schema, given));
  expect(again(value)).toEqual(value);
  for (const name of Object.keys(value)) {
    const { [name]: _, ...rest } = value;
    if (mayBeLeftOut.includes(name)) expect(again(rest)).toEqual(rest);
    else expect(Object.keys(errorsOf(schema, rest)), `without ${name}`).not.toEqual([]);
  }
}

/** Asserts of a schema of words that it takes these and no other. */
export function expectWords(schema: Wired & { readonly literals: readonly unknown[] }, words: readonly string[]): void {
  expect(schema.literals).toEqual(words);
  expect(errorsOf(schema, words[0])).toEqual({});
}
