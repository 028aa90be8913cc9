import { isId } from '#domain/values/id.ts';

/** More members than a form has are a list, which the entry cuts short. */
const MOST = 24;

/**
 * A request's members in one line, `date.day=3 guestPlayerName player=0190… value=60`: each by its path, with the value
 * where it is a number, a switch or an identifier. What people type is never in it, for the entry is kept for good.
 * @param body parsed JSON; anything but an object has no members
 */
export function detailsOf(body: unknown): string {
  const told = [...membersOf(body, '')];
  return told.length > MOST ? [...told.slice(0, MOST), `(${told.length})`].join(' ') : told.join(' ');
}

function* membersOf(value: unknown, path: string): Generator<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) yield* membersOf(member, path ? `${path}.${name}` : name);
  } else if (path) {
    yield isTelling(value) ? `${path}=${String(value)}` : path;
  }
}

function isTelling(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || isId(value);
}
