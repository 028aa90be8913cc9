import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { HoursSkeleton } from './HoursSkeleton.tsx';
import classes from './ReserveSkeleton.module.css';
import { RESERVE } from './reserveTexts.ts';

export function ReserveSkeleton() {
  return (
    <Loading label={RESERVE.loadingArena}>
      <div className={classes.header}>
        <div className={classes.title}>
          <Bone width={120} />
          <Bone width={220} height={34} />
          <Bone width={260} />
        </div>
        <Bone width={96} height={64} />
      </div>
      <div className={classes.strip}>
        <Bone height={76} />
      </div>
      <HoursSkeleton />
    </Loading>
  );
}
