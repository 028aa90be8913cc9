import type { EndpointName } from '#domain/contract/contract.ts';
import { writeEntry } from '#core/audit/writeEntry.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Viewer } from '#platform/http/handler.ts';

/** Writes into the audit that people's data was taken out of the product, which other readings do not. */
export async function noteReading(
  tx: Transaction,
  name: EndpointName,
  { viewer }: { readonly viewer: Viewer },
  subject?: string,
): Promise<void> {
  const { role, personId } = signedIn(viewer);
  await writeEntry(tx, { name, role, personId, arena: arenaIdOf(viewer), subject, details: '' });
}
