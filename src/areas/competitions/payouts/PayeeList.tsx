import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatReais } from '#domain/values/money.ts';
import { payeePath } from '#domain/navigation/paths.ts';
import type { PayeeBalance, PayeeList as List } from '#domain/payouts/payout.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { KeysetLinks } from './KeysetLinks.tsx';
import { payeesQuery } from './payoutQueries.ts';
import { PayoutsSkeleton } from './PayoutsSkeleton.tsx';
import { balanceText, chargesText, PAYEE_PAGE, PAYOUTS_PAGE, totalText } from './payoutTexts.ts';
import classes from './Payouts.module.css';

/** Whom the platform owes money to, the most first. */
export function PayeeList({ after }: { after: string }) {
  const read = useQuery(payeesQuery(useApp().call, after));
  if (read.isPending) return <PayoutsSkeleton label={PAYOUTS_PAGE.loading} />;
  if (read.isLoadingError) return <ReadFailure message={PAYOUTS_PAGE.failed} query={read} />;
  const { payees, next = '' } = read.data;
  if (payees.length === 0 && after === '') {
    return <EmptyState title={PAYOUTS_PAGE.none}>{PAYOUTS_PAGE.noneHint}</EmptyState>;
  }
  return (
    <>
      <Total list={read.data} />
      <ul className={classes.rows}>
        {payees.map((balance) => (
          <PayeeRow key={balance.payee.id} balance={balance} />
        ))}
      </ul>
      <KeysetLinks isMade={false} after={after} next={next} />
    </>
  );
}

function Total({ list: { total, toPay } }: { list: List }) {
  return (
    <p className={classes.total}>
      <span className={classes.detail}>{totalText(toPay)}</span>
      <span className={classes.sum}>{formatReais(total)}</span>
    </p>
  );
}

function PayeeRow({ balance }: { balance: PayeeBalance }) {
  const { payee, toDeduct, charges } = balance;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <span className={classes.name}>{payee.name}</span>
        <span className={classes.detail}>{payee.arena ?? PAYOUTS_PAGE.organizer}</span>
      </div>
      <div className={classes.money}>
        <span className={classes.amount} data-minus={toDeduct > 0 || undefined}>
          {balanceText(balance)}
        </span>
        <span className={classes.detail}>{toDeduct > 0 ? PAYEE_PAGE.toDeduct : chargesText(charges)}</span>
      </div>
      <Button
        component={Link}
        href={payeePath(payee.id)}
        variant="default"
        className={classes.action ?? ''}
        aria-label={`${toDeduct > 0 ? PAYOUTS_PAGE.see : PAYOUTS_PAGE.open}: ${payee.name}`}
      >
        {toDeduct > 0 ? PAYOUTS_PAGE.see : PAYOUTS_PAGE.open}
      </Button>
    </li>
  );
}
