import { useId } from 'react';
import { formatReais } from '#domain/values/money.ts';
import type { PayeeAccount } from '#domain/payouts/payout.ts';
import { WhatsAppLink } from '../../../shared/people/WhatsAppLink.tsx';
import { PAYEE_PAGE } from './payoutTexts.ts';
import classes from './Payouts.module.css';

/** What a person gets, and where it can be sent. */
export function PayeeCard({ account: { payee, due, toDeduct, disputed } }: { account: PayeeAccount }) {
  const id = useId();
  const name = toDeduct > 0 ? PAYEE_PAGE.toDeduct : PAYEE_PAGE.due;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.detail}>
        {name}
      </h2>
      <p className={classes.sum}>{formatReais(Math.max(due, toDeduct))}</p>
      {toDeduct > 0 && <p className={classes.detail}>{PAYEE_PAGE.deductingHint}</p>}
      <dl className={classes.facts}>
        {disputed > 0 && (
          <>
            <dt>{PAYEE_PAGE.disputed}</dt>
            <dd>
              {formatReais(disputed)} <span className={classes.detail}>{PAYEE_PAGE.disputedHint}</span>
            </dd>
          </>
        )}
        <dt>{PAYEE_PAGE.pixKey}</dt>
        <dd>{payee.pixKey ?? <span className={classes.detail}>{PAYEE_PAGE.noPixKey}</span>}</dd>
        <dt>{PAYEE_PAGE.email}</dt>
        <dd>
          <a className={classes.link} href={`mailto:${payee.email}`}>
            {payee.email}
          </a>
        </dd>
        {payee.phone !== undefined && (
          <>
            <dt>{PAYEE_PAGE.phone}</dt>
            <dd>
              <WhatsAppLink phone={payee.phone} name={payee.name} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
