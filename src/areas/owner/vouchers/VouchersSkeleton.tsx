import { Loading, TicketSkeleton } from '../../../shared/look/states/Skeletons.tsx';
import { VOUCHERS_PAGE } from './voucherTexts.ts';
import classes from './Vouchers.module.css';

export function VouchersSkeleton() {
  return (
    <Loading label={VOUCHERS_PAGE.loading}>
      <div className={classes.list}>
        <TicketSkeleton />
        <TicketSkeleton />
        <TicketSkeleton />
      </div>
    </Loading>
  );
}
