/** One event's change to one member of a context. */
export interface Difference {
  /** Such as 'order.slots[2].hour'; '' for the whole value. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
}

/** The members in which two plain values differ, each at its deepest path that differs. */
export function differences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (Object.is(before, after)) return [];
  if (before === undefined) return [{ path, kind: 'added', before, after }];
  if (after === undefined) return [{ path, kind: 'removed', before, after }];
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, kind: 'changed', before, after }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    differences(Reflect.get(before, name), Reflect.get(after, name), memberPath(path, name, Array.isArray(before))),
  );
}

/** A member's path in the notation of code. */
export function memberPath(path: string, name: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${name}]`;
  return path === '' ? name : `${path}.${name}`;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
