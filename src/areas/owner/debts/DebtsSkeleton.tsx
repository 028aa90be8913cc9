import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { DEBTS } from './debtTexts.ts';
import classes from './Debts.module.css';

const NAMES = [190, 150, 220, 170];

export function DebtsSkeleton() {
  return (
    <Loading label={DEBTS.loading}>
      <div className={classes.total}>
        <Bone width={110} />
        <Bone width={180} height={36} />
      </div>
      <div className={classes.list}>
        {NAMES.map((width) => (
          <div key={width} className={classes.card}>
            <div className={classes.summary}>
              <Bone round width={44} height={44} />
              <span className={classes.who}>
                <Bone width={width} height={18} />
                <Bone width={140} />
              </span>
              <Bone width={84} height={20} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
