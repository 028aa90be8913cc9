import { useQuery } from '@tanstack/react-query';
import { formatReais } from '#domain/values/money.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { KeysetLinks } from './KeysetLinks.tsx';
import { madePayoutsQuery } from './payoutQueries.ts';
import { PayoutSheets } from './PayoutSheets.tsx';
import { PayoutsSkeleton } from './PayoutsSkeleton.tsx';
import { madeText, PAYOUTS_PAGE, receiptText } from './payoutTexts.ts';
import classes from './Payouts.module.css';

/** The payouts that were made, the newest first, and a month of them as a spreadsheet. */
export function MadePayouts({ after }: { after: string }) {
  const read = useQuery(madePayoutsQuery(useApp().call, after));
  if (read.isPending) return <PayoutsSkeleton label={PAYOUTS_PAGE.loading} />;
  if (read.isLoadingError) return <ReadFailure message={PAYOUTS_PAGE.failed} query={read} />;
  const { payouts, next = '' } = read.data;
  if (payouts.length === 0 && after === '') {
    return <EmptyState title={PAYOUTS_PAGE.noneMade}>{PAYOUTS_PAGE.noneMadeHint}</EmptyState>;
  }
  return (
    <>
      <PayoutSheets />
      <ul className={classes.rows}>
        {payouts.map((payout) => (
          <li key={payout.id} className={classes.row}>
            <div className={classes.text}>
              <span className={classes.name}>{payout.name}</span>
              <span className={classes.detail}>{madeText(payout)}</span>
              <span className={classes.detail}>{receiptText(payout.receipt)}</span>
            </div>
            <span className={classes.amount}>{formatReais(payout.amount)}</span>
          </li>
        ))}
      </ul>
      <KeysetLinks isMade after={after} next={next} />
    </>
  );
}
