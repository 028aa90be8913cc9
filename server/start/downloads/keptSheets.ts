import { and, eq, gt, lte } from 'drizzle-orm';
import { DOWNLOAD_MINUTES, type MadeSheet } from '#domain/downloads/download.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { keptSheets } from '#platform/database/schema/system.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { makePersonLimit, SHEETS } from '#core/people/personLimit.ts';
import { OVER, sealDownload } from './downloadToken.ts';

/** Keeps a sheet that a page made, and gives it an address: what the page alone has does not fit into the address itself. */
export function keepSheet(dependencies: Pick<Dependencies, 'database' | 'settings'>): Read<'keepSheet'> {
  const { database } = dependencies;
  const count = makePersonLimit(dependencies, 'sheets', SHEETS);
  return async (call) => {
    const { viewer, body } = call;
    const { personId } = signedIn(viewer);
    await count(call);
    const id = newId();
    await inTransaction(database, async (tx) => {
      await forgetOver(tx);
      const expiresAt = new Date(tx.now.getTime() + DOWNLOAD_MINUTES * 60_000);
      await tx.insert(keptSheets).values({ id, personId, ...body, expiresAt });
    });
    return { data: { token: await sealDownload(database, { request: { of: 'keepSheet', id }, viewer }) } };
  };
}

/** A sheet that was kept for the person, while its address holds. */
export async function readKeptSheet(database: Database, id: string, personId: string): Promise<MadeSheet> {
  const { fileName, csv, expiresAt } = keptSheets;
  const [kept] = await database.orm
    .select({ fileName, csv })
    .from(keptSheets)
    .where(and(eq(keptSheets.id, id), eq(keptSheets.personId, personId), gt(expiresAt, await readNow(database))));
  return kept ?? refuse('not_found', undefined, OVER);
}

export async function forgetOldSheets(database: Database): Promise<void> {
  await inTransaction(database, forgetOver);
}

async function forgetOver(tx: Transaction): Promise<void> {
  await tx.delete(keptSheets).where(lte(keptSheets.expiresAt, tx.now));
}
