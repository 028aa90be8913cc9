import { createHash } from 'node:crypto';
import type { auditEntries } from '#platform/database/schema/audit.ts';

export type Entry = Omit<typeof auditEntries.$inferSelect, 'number' | 'hash'>;

/**
 * What seals an entry: SHA-256 (base64url) over the hash before it, its number and everything that it says.
 * @param before the hash of the entry before, empty for the first
 */
export function hashOf(before: string, number: number, entry: Entry): string {
  const { chain, id, at, deed, role, personId, subjectId, details } = entry;
  const told = JSON.stringify([before, chain, number, id, at.toISOString(), deed, role, personId, subjectId, details]);
  return createHash('sha256').update(told).digest('base64url');
}
