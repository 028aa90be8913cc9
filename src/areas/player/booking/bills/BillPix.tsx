import { shallowEqual, useSelector } from '@xstate/react';
import { formatReais } from '#domain/values/money.ts';
import type { Bill } from '#domain/series/bill.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { describeMyBills } from '../../../../../machines/series/myBills.ts';
import { weeklyText } from '../../../../shared/bills/billTexts.ts';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import { PaymentDialog } from '../../payment/index.ts';
import { billPurchase } from './billPurchase.ts';
import type { MyBillsActor } from './myBillsActors.ts';
import { billName, MY_BILLS } from './myBillsTexts.ts';
import classes from './MyBills.module.css';

/** Makes the PIX of a bill: `Pagar com PIX`. Of one bill at a time. */
export function PayBillButton({ bill, actor }: { bill: Bill; actor: MyBillsActor }) {
  const { generating, isSlow } = useSelector(actor, describeMyBills, shallowEqual);
  const { series, left } = bill;
  const isBusy = generating === series;
  // Once it is slow it is another button, with words of its own.
  const isStopping = isBusy && isSlow;
  return (
    <WaitButton
      className={classes.pay}
      size="md"
      {...(!isStopping && { 'aria-label': `${MY_BILLS.pay}: ${billName(bill)}` })}
      isBusy={isBusy}
      isSlow={isStopping}
      disabled={generating !== '' && !isBusy}
      onClick={() => actor.send({ type: 'pay.requested', bill: { series, month: toIsoMonth(bill.month), left } })}
      onStop={() => actor.send({ type: 'wait.abandoned' })}
    >
      {MY_BILLS.pay}
    </WaitButton>
  );
}

/** The PIX that is on screen. */
export function BillPaymentDialog({ bills, actor }: { bills: readonly Bill[]; actor: MyBillsActor }) {
  const payment = useSelector(actor, ({ children }) => children.payment);
  const month = useSelector(actor, ({ context }) => context.bill.month);
  const paying = useSelector(actor, (snapshot) => describeMyBills(snapshot).paying);
  const bill = bills.find(({ series }) => series === paying);
  return (
    <PaymentDialog
      actor={payment}
      summary={bill && <BillLine bill={bill} />}
      purchase={billPurchase(month)}
      onClose={() => actor.send({ type: 'dialog.closed' })}
    />
  );
}

function BillLine({ bill }: { bill: Bill }) {
  return (
    <>
      <p className={classes.arena}>{bill.arenaName}</p>
      <p className={classes.weekly}>
        {weeklyText(bill)} · {bill.courtName}
      </p>
      {bill.credit > 0 && <p className={classes.hint}>O seu crédito paga mais {formatReais(bill.credit)}.</p>}
    </>
  );
}
