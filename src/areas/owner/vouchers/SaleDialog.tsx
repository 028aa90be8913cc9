import { useSelector } from '@xstate/react';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import { describeVouchers } from '../../../../machines/vouchers/vouchers.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../shared/submission/closeForm.ts';
import { type Buyer, saleDraft } from './saleForm.ts';
import { SaleForm } from './SaleForm.tsx';
import type { VouchersActor } from './voucherActors.ts';
import { SALE } from './voucherTexts.ts';

type SaleDialogProps = { actor: VouchersActor; unit: VoucherUnit; buyer?: Buyer };

/** Asks who buys how much, or only how much where the buyer is on screen. */
export function SaleDialog({ actor, unit, buyer }: SaleDialogProps) {
  const isSelling = useSelector(actor, (snapshot) => describeVouchers(snapshot).isSelling);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const close = () => closeForm(actor, submission, saleDraft(buyer?.id));
  return (
    <Dialog opened={isSelling} title={SALE.title[unit]} onClose={close}>
      {isSelling && submission && <SaleForm actor={submission} unit={unit} buyer={buyer} onDismiss={close} />}
    </Dialog>
  );
}
