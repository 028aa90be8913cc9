import { HoursSkeleton } from '../../../player/booking/index.ts';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import classes from './OwnerReserveSkeleton.module.css';

/** Shown until the arena, and the hour given in the address, are loaded. */
export function OwnerReserveSkeleton({ isTitled = false }: { isTitled?: boolean }) {
  return (
    <Loading label={OWNER_RESERVE.loading}>
      {isTitled && (
        <div className={classes.title}>
          <Bone width={300} height={34} />
          <Bone width={280} />
        </div>
      )}
      <div className={classes.heading}>
        <Bone width={210} height={24} />
      </div>
      <div className={classes.whom}>
        <Bone height={52} />
        <Bone height={52} />
      </div>
      <div className={classes.heading}>
        <Bone width={140} height={24} />
      </div>
      <div className={classes.strip}>
        <Bone height={132} />
      </div>
      <div className={classes.heading}>
        <Bone width={180} height={24} />
      </div>
      <HoursSkeleton />
    </Loading>
  );
}
