import { useId } from 'react';
import type { PayeeAccount } from '#domain/payouts/payout.ts';
import { balanceText, chargeText, feeText, PAYEE_PAGE, shownText } from './payoutTexts.ts';
import classes from './Payouts.module.css';

/** The charges of the next payout, the newest first. */
export function PayeeCharges({ account }: { account: PayeeAccount }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {PAYEE_PAGE.charges} <span className={classes.detail}>{shownText(account)}</span>
      </h2>
      <p className={classes.hint}>{PAYEE_PAGE.chargesHint}</p>
      <ul className={classes.rows}>
        {account.charges.map((charge) => (
          <li key={charge.id} className={classes.row}>
            <div className={classes.text}>
              <span className={classes.name}>{charge.place}</span>
              <span className={classes.detail}>{chargeText(charge)}</span>
            </div>
            <div className={classes.money}>
              <span className={classes.amount} data-minus={charge.toDeduct > 0 || undefined}>
                {balanceText(charge)}
              </span>
              <span className={classes.detail}>{feeText(charge)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
