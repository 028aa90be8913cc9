import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { isDiscount, type NewInstallment } from '#domain/ledger/installment.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { installments } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Viewer, type Write } from '#platform/http/handler.ts';
import { untell } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { watchDiscount } from '../staff/gifts.ts';
import { addPayments, takePaymentBack } from '#core/reservations/payments.ts';
import { changed } from '#core/reservations/changed.ts';
import type { Entry } from '#core/ledger/ledger.ts';

/** Adds a payment or a discount. */
export const addInstallment: Write<'addInstallment'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const by = signedIn(viewer).personId;
    const account = { arenaId, reservationId: id, by };
    const [added = ''] = await addPayments(tx, account, [entryOf(body)]);
    if (isDiscount(body)) await watchDiscount(tx, viewer, account, added);
    return changed(tx, { arenaId, id });
  },
};

/** Adds the payments of several people at once, all or none. */
export const splitPayment: Write<'splitPayment'> = {
  async decide({ viewer, params: { id }, body: { parts } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const by = signedIn(viewer).personId;
    const account = { arenaId, reservationId: id, by };
    const added = await addPayments(tx, account, parts.map(entryOf));
    const discount = added[parts.findIndex(isDiscount)];
    if (discount !== undefined) await watchDiscount(tx, viewer, account, discount);
    return changed(tx, { arenaId, id });
  },
};

/** What a body says is decided here, once: from now on its kind is stored. */
function entryOf(body: NewInstallment): Entry {
  const { kind: _, ...payment } = body;
  return isDiscount(body) ? { kind: 'discount', value: body.value } : { kind: 'payment', ...payment };
}

/** Takes an installment back. A PAGA reservation is open again by that sum, and what else was paid stays. */
export const deleteInstallment: Write<'deleteInstallment'> = {
  async decide({ viewer, params: { id } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const [found] = await readInstallments(tx, arena.id, eq(installments.id, id));
    if (!found) return refuse('installment_not_found');
    await takeBackOne(tx, viewer, found);
    const { arenaId, reservationId } = found;
    return { ...(await changed(tx, { arenaId, id: reservationId })), about: { subject: reservationId } };
  },
};

/** Takes several installments of one reservation back, all or none. */
export const undoPayments: Write<'undoPayments'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const ids = [...new Set(body.installments)];
    const areThese = and(eq(installments.reservationId, id), inArray(installments.id, ids));
    const found = await readInstallments(tx, arenaId, areThese);
    if (found.length < ids.length) refuse('installment_not_found');
    for (const one of found) await takeBackOne(tx, viewer, one);
    return changed(tx, { arenaId, id });
  },
};

type Found = Awaited<ReturnType<typeof readInstallments>>[number];

async function readInstallments(tx: Transaction, arenaId: string, are: SQL | undefined) {
  return tx
    .select({
      arenaId: installments.arenaId,
      id: installments.id,
      reservationId: installments.reservationId,
      value: installments.valueCentavos,
      method: movements.method,
      kind: movements.kind,
    })
    .from(installments)
    .leftJoin(movements, and(eq(movements.arenaId, installments.arenaId), eq(movements.id, installments.id)))
    .where(and(eq(installments.arenaId, arenaId), are));
}

async function takeBackOne(tx: Transaction, viewer: Viewer, { id, value, method, kind, ...of }: Found): Promise<void> {
  // The bank has that money, and says where it goes.
  if (method === 'platform') refuse('paid_by_platform', undefined, BY_PLATFORM);
  const account = { ...of, by: signedIn(viewer).personId };
  if (!(await takePaymentBack(tx, account, { id, value }))) refuse('installment_not_found');
  if (kind === 'discount') await untell(tx, ['discountGiven'], { subject: of.reservationId, change: id });
}

const BY_PLATFORM = 'Este pagamento veio por PIX pela plataforma e não é excluído aqui.';
