import type { DeskMethod } from '#domain/ledger/movement.ts';
import { openTill } from '#core/ledger/openTill.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';

interface Paid {
  readonly id: string;
  readonly unitCentavos: number;
  readonly quantity: number;
}

/** Writes down that sales were paid; several are one payment, and one line in till and cash book. */
export async function recordSales(
  tx: Transaction,
  { arenaId, by: recordedBy }: { readonly arenaId: string; readonly by: string },
  paid: readonly Paid[],
  method: DeskMethod,
): Promise<void> {
  const paymentId = paid.length > 1 ? newId() : null;
  const made = { arenaId, kind: 'payment', method, at: tx.now, recordedBy, paymentId } as const;
  const rows = paid.map(({ id, unitCentavos, quantity }) => ({
    ...made,
    id: newId(),
    saleId: id,
    valueCentavos: unitCentavos * quantity,
    tillId: openTill(arenaId),
  }));
  await tx.insert(movements).values(rows);
}
