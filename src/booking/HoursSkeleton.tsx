import { Bone, SlotGridSkeleton } from '../look/Skeletons.tsx';
import classes from './Hours.module.css';

const COURTS = 2;

/** Periods, and two courts with their hours, as grey bones. */
export function HoursSkeleton() {
  return (
    <div className={classes.courts}>
      <Bone height={64} />
      {Array.from({ length: COURTS }, (_, index) => (
        <div key={index} className={classes.ghost}>
          <Bone width={120} height={24} />
          <SlotGridSkeleton />
        </div>
      ))}
    </div>
  );
}
