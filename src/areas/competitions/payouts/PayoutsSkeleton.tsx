import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import classes from './Payouts.module.css';

const ROWS = 3;

export function PayoutsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={classes.total}>
        <Bone width={200} />
        <Bone width={180} height={36} />
      </div>
      <div className={classes.rows}>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={classes.row}>
            <div className={classes.text}>
              <Bone width="min(70%, 220px)" height={20} />
              <Bone width="min(90%, 300px)" />
            </div>
            <Bone width={110} height={24} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
