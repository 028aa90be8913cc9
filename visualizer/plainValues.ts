/**
 * A value as JSON data, for files and links that keep a chart's events. Values that JSON lacks become `{ $: 'File', name }`,
 * `{ $: 'Blob' }`, `{ $: 'Error', message }`, `{ $: 'Date', at }` or `{ $: 'undefined' }`.
 * A file keeps its name and loses its content. Undefined members are left out.
 * @throws {TypeError} for any other value, such as a Map
 */
export function toPlain(value: unknown): unknown {
  if (value === undefined) return { $: 'undefined' };
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof Error) return { $: 'Error', message: value.message };
  if (value instanceof Date) return { $: 'Date', at: value.toISOString() };
  if (value instanceof File) return { $: 'File', name: value.name };
  if (value instanceof Blob) return { $: 'Blob' };
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, member]) => (member === undefined ? [] : [[name, toPlain(member)]])),
    );
  }
  throw new TypeError(`Not to be written as JSON: ${Object.prototype.toString.call(value)}`);
}

/** The inverse of `toPlain`; an object with an unknown `$` stays an object. */
export function fromPlain(plain: unknown): unknown {
  if (Array.isArray(plain)) return plain.map(fromPlain);
  if (!isPlainObject(plain)) return plain;
  const known = typeof plain['$'] === 'string' ? MARKED[plain['$']] : undefined;
  if (known) return known(plain);
  return Object.fromEntries(Object.entries(plain).map(([name, member]) => [name, fromPlain(member)]));
}

const MARKED: Readonly<Record<string, (plain: Readonly<Record<string, unknown>>) => unknown>> = {
  undefined: () => undefined,
  Error: ({ $: _, message, name: __, ...members }) => Object.assign(new Error(String(message)), members),
  Date: ({ at }) => new Date(String(at)),
  File: ({ name }) => new File([], String(name)),
  Blob: () => new Blob(),
};

interface PlainEvent {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** An event with each of its members changed so, by `toPlain` or `fromPlain`. */
export function eventWith({ type, ...members }: PlainEvent, change: (member: unknown) => unknown): PlainEvent {
  return { ...Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)])), type };
}

/** What an actor is given to call back with has no text of its own: its functions become '()'. */
export function withoutFunctions(value: unknown): unknown {
  if (typeof value === 'function') return '()';
  if (Array.isArray(value)) return value.map(withoutFunctions);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutFunctions(member)]));
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const above: unknown = Object.getPrototypeOf(value);
  return above === Object.prototype || above === null;
}
