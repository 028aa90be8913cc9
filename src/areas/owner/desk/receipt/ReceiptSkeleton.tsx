import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { RECEIPT } from './receiptTexts.ts';
import classes from './Receipt.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6];

export function ReceiptSkeleton() {
  return (
    <>
      <PageTitle>{RECEIPT.title}</PageTitle>
      <Loading label={RECEIPT.loading}>
        <div className={classes.paper}>
          <Bone width={180} height={28} />
          {ROWS.map((row) => (
            <Bone key={row} width={row % 2 === 0 ? '90%' : '70%'} height={18} />
          ))}
          <Bone width="50%" height={36} />
        </div>
      </Loading>
    </>
  );
}
