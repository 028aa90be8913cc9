import { Result, Schema } from 'effect';
import { expect } from 'vitest';
import { type FieldErrors, fieldErrors } from '#domain/values/text/issues.ts';

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
 * Asserts that a value goes through the schema and back unchanged, with and without each member that may be left out
 * (`player.phone`; in a list, of its first entry), and not without any other.
 */
export function expectWire(schema: Wired, value: Members, mayBeLeftOut: readonly string[] = []): void {
  const again = (given: unknown) => Schema.encodeSync(schema)(inside(schema, given));
  expect(again(value)).toEqual(value);
  for (const { name, rest } of leavingOut(value)) {
    if (mayBeLeftOut.includes(name)) expect(again(rest)).toEqual(rest);
    else expect(Object.keys(errorsOf(schema, rest)), `without ${name}`).not.toEqual([]);
  }
}

/** The value without each one of its members, at any depth. */
function leavingOut(value: unknown, path = ''): readonly { name: string; rest: unknown }[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    return leavingOut(first, path).map(({ name, rest }) => ({ name, rest: [rest, ...others] }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const { [key]: _, ...rest } = value as Members;
    const name = path === '' ? key : `${path}.${key}`;
    const deeper = leavingOut(member, name).map((each) => ({ ...each, rest: { ...value, [key]: each.rest } }));
    return [{ name, rest }, ...deeper];
  });
}

/** Asserts of a schema of words that it takes these and no other. */
export function expectWords(schema: Wired & { readonly literals: readonly unknown[] }, words: readonly string[]): void {
  expect(schema.literals).toEqual(words);
  expect(errorsOf(schema, words[0])).toEqual({});
}
