import { shallowEqual, useSelector } from '@xstate/react';
import { describeVouchers } from '../../../../machines/vouchers/vouchers.ts';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../shared/look/states/DialogNotice.tsx';
import { NewVoucherForm } from './NewVoucherForm.tsx';
import { RechargeForm } from './RechargeForm.tsx';
import type { VouchersActor } from './voucherActors.ts';
import { SaleDialog } from './SaleDialog.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { rechargeDraft, returnDraft } from './voucherForm.ts';
import {
  DELETE,
  deleteText,
  EXPIRE,
  expireText,
  NEW_VOUCHER,
  RECHARGE,
  RETURN,
  TAKE_BACK,
  takeBackText,
} from './voucherTexts.ts';
import { closeForm } from '../../../shared/submission/closeForm.ts';

type VoucherDialogsProps = { actor: VouchersActor; vouchers: readonly Voucher[]; unit: VoucherUnit };

export function VoucherDialogs({ actor, vouchers, unit }: VoucherDialogsProps) {
  const { isCreating, recharging, returning } = useSelector(actor, describeVouchers, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const expiry = useSelector(actor, ({ children }) => children.expiry);
  const deletion = useSelector(actor, ({ children }) => children.deletion);
  const takeBack = useSelector(actor, ({ children }) => children.takeBack);
  const known = (id: string) => vouchers.find((voucher) => voucher.id === id);
  const [voucher, ended] = [known(recharging), known(returning)];

  const draft = isCreating ? 'newVoucher' : returning === '' ? rechargeDraft(recharging) : returnDraft(returning);
  const close = () => closeForm(actor, submission, draft);

  return (
    <>
      <Dialog opened={isCreating} title={NEW_VOUCHER.title} onClose={close}>
        {isCreating && submission && <NewVoucherForm actor={submission} unit={unit} onDismiss={close} />}
      </Dialog>
      <SaleDialog actor={actor} unit={unit} />
      <Dialog opened={recharging !== ''} title={RECHARGE.title} onClose={close}>
        {voucher && submission && (
          <RechargeForm key={recharging} actor={submission} voucher={voucher} onDismiss={close} />
        )}
        {!voucher && (
          <DialogNotice close={RECHARGE.close} onClose={close}>
            {RECHARGE.gone}
          </DialogNotice>
        )}
      </Dialog>
      <Dialog opened={returning !== ''} title={RETURN.title} onClose={close}>
        {ended && submission && (
          <ReturnForm key={`${returning} ${ended.sale?.rest}`} actor={submission} voucher={ended} onDismiss={close} />
        )}
        {!ended && (
          <DialogNotice close={RECHARGE.close} onClose={close}>
            {RECHARGE.gone}
          </DialogNotice>
        )}
      </Dialog>
      {expiry && (
        <ConfirmDialog actor={expiry} {...EXPIRE}>
          {(id) => expireText(known(id))}
        </ConfirmDialog>
      )}
      {takeBack && (
        <ConfirmDialog actor={takeBack} {...TAKE_BACK}>
          {(id) => takeBackText(known(id))}
        </ConfirmDialog>
      )}
      {deletion && (
        <ConfirmDialog actor={deletion} {...DELETE}>
          {(id) => deleteText(known(id))}
        </ConfirmDialog>
      )}
    </>
  );
}
