import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { MoneyCardsSkeleton } from './MoneyCards.tsx';
import classes from './MonthlyTab.module.css';
import { STATISTICS } from './statisticsTexts.ts';

export function MonthlySkeleton() {
  return (
    <div className={classes.figures}>
      <Bone width={200} height={26} />
      <MoneyCardsSkeleton />
      <Loading label={STATISTICS.loading}>
        <div className={classes.charts}>
          {[0, 1].map((chart) => (
            <div key={chart} className={classes.card}>
              <Bone width={220} height={20} />
              <p className={classes.lead} />
              <Bone height={300} />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  );
}
