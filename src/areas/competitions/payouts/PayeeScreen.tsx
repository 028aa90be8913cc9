import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { paramsOf, ROUTES } from '#domain/navigation/routes.ts';
import type { PayeeAccount } from '#domain/payouts/payout.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { PayeeCharges } from './PayeeCharges.tsx';
import { PayeeCard } from './PayeeCard.tsx';
import { payeeQuery } from './payoutQueries.ts';
import { PayoutForm } from './PayoutForm.tsx';
import { PayoutsSkeleton } from './PayoutsSkeleton.tsx';
import { PAYEE_PAGE, PAYOUTS_PAGE } from './payoutTexts.ts';
import classes from './Payouts.module.css';

const BACK = { href: ROUTES.adminPayouts.path, label: PAYEE_PAGE.back };

/** One person's next payout: what it consists of, how to reach them, and the form that records it. */
export function PayeeScreen() {
  const [pathname] = useLocation();
  const { id = '' } = paramsOf(pathname);
  const read = useQuery(payeeQuery(useApp().call, id));
  const payee = read.data?.payee;
  return (
    <>
      <title>{PAYEE_PAGE.documentTitle}</title>
      <PageTitle back={BACK} lead={payee ? (payee.arena ?? PAYOUTS_PAGE.organizer) : '\u00a0'}>
        {payee?.name ?? PAYEE_PAGE.title}
      </PageTitle>
      {read.isPending && <PayoutsSkeleton label={PAYEE_PAGE.loading} />}
      {read.isLoadingError && <ReadFailure message={PAYEE_PAGE.failed} query={read} />}
      {read.data && <Account key={id} account={read.data} />}
    </>
  );
}

function Account({ account }: { account: PayeeAccount }) {
  const { due, toDeduct, disputed, count } = account;
  if (due === 0 && toDeduct === 0 && disputed === 0 && count === 0) {
    return <EmptyState title={PAYEE_PAGE.nothing}>{PAYEE_PAGE.nothingHint}</EmptyState>;
  }
  return (
    <>
      <div className={classes.halves}>
        <PayeeCard account={account} />
        {due > 0 && <PayoutForm key={account.mark} account={account} />}
      </div>
      {count > 0 && <PayeeCharges account={account} />}
    </>
  );
}
