import { sql } from 'drizzle-orm';
import type { EndpointName } from '#domain/contract/contract.ts';
import { isId } from '#domain/values/id.ts';
import { auditEntries, PLATFORM } from '#platform/database/schema/audit.ts';
import { statement } from '#platform/database/statement.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Call, Decided, Viewer } from '#platform/http/handler.ts';
import { detailsOf } from './detailsOf.ts';

interface Deed {
  readonly name: EndpointName;
  /** What the caller acted as, and who they are if they have an account. */
  readonly role: Viewer['role'];
  readonly personId: string | undefined;
  readonly arena: string | undefined;
  readonly subject: string | undefined;
  /** See `detailsOf`. */
  readonly details: string;
}

/** Adds the entry of a write to its transaction, so that there is one exactly when the write took effect. */
export async function writeEntry(tx: Transaction, deed: Deed): Promise<void> {
  await insertEntry(tx).execute(rowOf(deed, tx.now));
}

/** The entries of a write that makes many things, one for each. */
export async function writeEntries(tx: Transaction, deeds: readonly Deed[]): Promise<void> {
  await tx.insert(auditEntries).values(deeds.map((deed) => rowOf(deed, tx.now)));
}

function rowOf({ name, personId, arena, subject, ...told }: Deed, at: Date) {
  return {
    chain: arena ?? PLATFORM,
    id: newId(),
    at,
    deed: name,
    personId: personId ?? null,
    subjectId: subject ?? null,
    ...told,
  };
}

/** The entry of a call: about what its address names, else about the first thing in its reply that has an identifier. */
export async function recordCall<N extends EndpointName>(
  tx: Transaction,
  name: N,
  call: Call<N>,
  { about, data }: Decided & { readonly data?: unknown },
): Promise<void> {
  const { viewer, request } = call;
  await writeEntry(tx, {
    name,
    role: viewer.role,
    personId: viewer.role === 'visitor' ? undefined : viewer.personId,
    arena: about?.arena ?? arenaOf(viewer),
    subject: about?.subject ?? idOf(request.params) ?? firstIdIn(data),
    details: detailsOf(request.body),
  });
}

function arenaOf(viewer: Viewer): string | undefined {
  return 'arenaId' in viewer ? viewer.arenaId : undefined;
}

function firstIdIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.values(data).map(idOf).find(isId);
}

function idOf(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null || !('id' in thing)) return undefined;
  return isId(thing.id) ? thing.id : undefined;
}

const insertEntry = statement('audit_entry', (queries) =>
  queries.insert(auditEntries).values({
    chain: sql.placeholder('chain'),
    id: sql.placeholder('id'),
    at: sql.placeholder('at'),
    deed: sql.placeholder('deed'),
    role: sql.placeholder('role'),
    personId: sql.placeholder('personId'),
    subjectId: sql.placeholder('subjectId'),
    details: sql.placeholder('details'),
  }),
);
