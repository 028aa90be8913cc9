import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { DEBTS } from './debtTexts.ts';
import classes from './Debts.module.css';

const NAMES = [150, 110, 165, 130];

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
              <span className={classes.picture}>
                <Bone round width={44} height={44} />
              </span>
              <Bone width={width} height={18} />
              <span className={classes.owed}>
                <Bone width={84} height={20} />
              </span>
              <span className={classes.about}>
                <Bone width={170} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
