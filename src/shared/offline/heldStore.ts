import { Result, Schema } from 'effect';
import type { User } from '#domain/people/person.ts';
import { Held } from '#domain/offline/held.ts';

/**
 * What waits to be sent, in the browser's storage, where it outlives the tab: an entry each, so that two tabs never write over each other's.
 * The name tells whose it is and as what they acted; nobody else's are read.
 */
const PREFIX = 'held:';
const CHANGED = 'held.changed';
const StoredHeld = Schema.fromJsonString(Held);
const decode = Schema.decodeUnknownResult(StoredHeld);
const encode = Schema.encodeSync(StoredHeld);

/** A person, and the arena that they act for: a payment is received there. */
export type Owner = string & { readonly owner?: never };

export function ownerOf({ id, worksAt = '' }: Pick<User, 'id' | 'worksAt'>): Owner {
  return `${PREFIX}${id}:${worksAt}:`;
}

/** What that person still has to send, in its order. The same list as long as nothing changed. */
export function readHeld(owner: Owner): readonly Held[] {
  const texts = Object.keys(localStorage)
    .filter((name) => name.startsWith(owner))
    .map((name) => localStorage.getItem(name) ?? '');
  const read = texts.toSorted().join('\n');
  if (last.owner === owner && last.read === read) return last.held;
  const held = texts.map((text) => decode(text)).flatMap((each) => (Result.isSuccess(each) ? [each.success] : []));
  last = { owner, read, held: held.toSorted((one, other) => one.order - other.order) };
  return last.held;
}

let last: { owner: Owner; read: string; held: readonly Held[] } = { owner: '', read: '', held: [] };

/** Keeps one. @returns false when the browser has no room for it */
export function putHeld(owner: Owner, held: Held): boolean {
  try {
    localStorage.setItem(owner + held.key, encode(held));
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** Makes what is kept this list. */
export function writeHeld(owner: Owner, held: readonly Held[]): void {
  const kept = new Set(held.map(({ key }) => key));
  for (const { key } of readHeld(owner)) if (!kept.has(key)) localStorage.removeItem(owner + key);
  for (const one of held) {
    const text = encode(one);
    if (localStorage.getItem(owner + one.key) !== text) localStorage.setItem(owner + one.key, text);
  }
  dispatchEvent(new Event(CHANGED));
}

/** How many a person has, wherever they acted. */
export function countHeld({ id }: Pick<User, 'id'>): number {
  return namesOf(id).length;
}

/** Deletes all of a person's. */
export function dropHeld({ id }: Pick<User, 'id'>): void {
  for (const name of namesOf(id)) localStorage.removeItem(name);
  dispatchEvent(new Event(CHANGED));
}

function namesOf(person: string): readonly string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(`${PREFIX}${person}:`));
}

/**
 * Calls back when what is kept has changed, here or in another tab.
 * @returns a function that ends that
 */
export function onHeld(hear: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) hear();
  };
  addEventListener(CHANGED, hear);
  addEventListener('storage', listen);
  return () => {
    removeEventListener(CHANGED, hear);
    removeEventListener('storage', listen);
  };
}
