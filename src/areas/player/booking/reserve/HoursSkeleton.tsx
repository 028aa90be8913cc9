import { Bone, SlotGridSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import classes from './Hours.module.css';

const COURTS = 2;

/** Periods, and two courts with their hours, as grey bones as high as what comes. */
export function HoursSkeleton() {
  return (
    <div className={classes.courts}>
      <div className={classes.ghostPeriods} />
      {Array.from({ length: COURTS }, (_, index) => (
        <div key={index} className={classes.ghost}>
          <div className={classes.ghostHead}>
            <Bone width={120} height={24} />
          </div>
          <SlotGridSkeleton />
        </div>
      ))}
    </div>
  );
}
