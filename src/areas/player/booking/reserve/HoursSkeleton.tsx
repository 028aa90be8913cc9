import { Bone, SlotGridSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import classes from './Hours.module.css';

const COURTS = 2;

/** Placeholders for the periods and two courts, as high as the content. */
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
