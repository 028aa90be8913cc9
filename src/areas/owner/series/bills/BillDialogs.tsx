import { shallowEqual, useSelector } from '@xstate/react';
import type { Bill, BillRule } from '#domain/series/bill.ts';
import { describeBills } from '../../../../../machines/series/bills.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../../shared/look/states/DialogNotice.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { draftOfBill, RULE_DRAFT } from './billForms.ts';
import { BillRuleForm } from './BillRuleForm.tsx';
import type { BillsActor } from './billsActors.ts';
import { BILL, FORGIVE, PAY, RULE } from './billsTexts.ts';
import { ForgiveBillForm } from './ForgiveBillForm.tsx';
import { PayBillForm } from './PayBillForm.tsx';

type BillDialogsProps = {
  actor: BillsActor;
  bills: readonly Bill[];
  rule: BillRule | undefined;
  /** Of the arena's row. */
  version: number;
};

const TITLES = { billPayment: PAY.title, billForgiveness: FORGIVE.title, billRule: RULE.title };

export function BillDialogs({ actor, bills, rule, version }: BillDialogsProps) {
  const { form, subject } = useSelector(actor, describeBills, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const bill = bills.find((one) => one.series === subject);
  const draft = form === '' || form === 'billRule' ? RULE_DRAFT : draftOfBill(form, subject);
  const onDismiss = () => closeForm(actor, submission, draft);
  const isOfBill = form === 'billPayment' || form === 'billForgiveness';
  // Another window may have received it.
  const isSettled = bill !== undefined && bill.left + bill.credit === 0;
  return (
    <Dialog opened={form !== ''} title={form === '' ? '' : TITLES[form]} onClose={onDismiss}>
      {submission && form === 'billPayment' && bill && !isSettled && (
        <PayBillForm key={subject} actor={submission} bill={bill} onDismiss={onDismiss} />
      )}
      {submission && form === 'billForgiveness' && bill && !isSettled && (
        <ForgiveBillForm key={subject} actor={submission} bill={bill} onDismiss={onDismiss} />
      )}
      {submission && form === 'billRule' && rule && (
        <BillRuleForm actor={submission} rule={rule} version={version} onDismiss={onDismiss} />
      )}
      {isOfBill && (!bill || isSettled) && (
        <DialogNotice close={BILL.close} onClose={onDismiss}>
          {isSettled ? BILL.settled : BILL.gone}
        </DialogNotice>
      )}
    </Dialog>
  );
}
