import { fold } from '../values/text/names.ts';
import type { CustomerDetails } from './customerRow.ts';

export type Detail = keyof CustomerDetails;
export const DETAILS = ['cpf', 'email', 'birthday', 'city', 'tags', 'note'] as const satisfies readonly Detail[];

/** What a record of a row without a name is called. */
export const NO_NAME = 'Sem nome';

/** A record of the arena, and the one that it was joined to, which has what is known of the person: mostly itself. */
export interface KnownRecord {
  readonly name: string;
  readonly phone: string | null;
  readonly own: CustomerDetails;
  readonly root: { readonly id: string } & CustomerDetails;
}

/** Somebody whom a row may mean: a record that there is, or one that a row makes. */
export interface Holder {
  readonly name: string;
  readonly phone: string | null;
  readonly root: Root;
}

/** A record with what is known of its person. Those that were joined share one. */
interface Root {
  /** Absent of a record that is to be made. */
  readonly id: string | undefined;
  /** With what the rows so far have filled. */
  details: CustomerDetails;
  readonly filled: Set<Detail>;
}

/** Who has which phone, the one that was made last first. */
export function holdersOf(records: readonly KnownRecord[]): Map<string, readonly Holder[]> {
  const roots = new Map<string, Root>();
  const holders = new Map<string, readonly Holder[]>();
  for (const { name, phone, root: known } of records) {
    if (phone === null) continue;
    const { id, ...details } = known;
    const root = roots.get(id) ?? { id, details, filled: new Set() };
    roots.set(id, root);
    holders.set(phone, [...(holders.get(phone) ?? []), { name, phone, root }]);
  }
  return holders;
}

/** Whom of those who have a phone a row means. A row without a name says nothing against anybody. */
export function holderOf(holders: readonly Holder[], name: string): Holder | undefined {
  if (name === '') return holders.find((one) => one.name === NO_NAME) ?? holders[0];
  return holders.find((one) => isCalledSo(one.name, name));
}

/** Whoever is called otherwise is somebody else: 'Rafa' and 'Rafael' are one, as for `recordGuests`. */
export function isCalledSo(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((name) => fold(name).split(' ')[0]);
  return first.startsWith(second) || second.startsWith(first);
}
