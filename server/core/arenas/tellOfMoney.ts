import { and, eq } from 'drizzle-orm';
import type { MoneyDeed } from '#domain/notices/arenaKinds.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { theOwners } from '../notices/audiences.ts';
import { readArenaFacts } from '../notices/arenaFacts.ts';
import { tell } from '../notices/tell.ts';

/**
 * Tells all owners of an arena what was done that decides where its money goes, and who did it. Who did it is told as well: their
 * session may be in other hands.
 */
export async function tellOfMoney(tx: Transaction, arenaId: string, by: string, deed: MoneyDeed): Promise<void> {
  const facts = { ...(await readArenaFacts(tx, arenaId)), deed };
  const change = `${deed} ${tx.now.toISOString()}`;
  await tell(tx, 'moneyDirected', {
    to: theOwners(arenaId),
    arena: arenaId,
    subject: arenaId,
    change,
    about: by,
    facts,
  });
}

/** The same for each arena whose money a person receives. */
export async function tellOfAccountMoney(tx: Transaction, personId: string, deed: MoneyDeed): Promise<void> {
  const held = await tx.select({ id: arenas.id }).from(arenas).where(eq(arenas.ownerId, personId));
  for (const { id } of held) await tellOfMoney(tx, id, personId, deed);
}

/** The same for each arena that a person owns, alone or with others. */
export async function tellOfOwner(tx: Transaction, personId: string, deed: MoneyDeed): Promise<void> {
  const isOwner = and(eq(memberships.personId, personId), eq(memberships.role, 'owner'));
  const owned = await tx.select({ arenaId: memberships.arenaId }).from(memberships).where(isOwner);
  for (const { arenaId } of owned) await tellOfMoney(tx, arenaId, personId, deed);
}
