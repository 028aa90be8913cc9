import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import classes from './CardLines.module.css';

const NAMES = [150, 110, 165, 130];

export function BookedSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={classes.list}>
        {NAMES.map((width) => (
          <div key={width} className={classes.line}>
            <span className={classes.what}>
              <Bone width={width} height={18} />
              <Bone width="min(60%, 220px)" />
            </span>
            <Bone width={84} height={20} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
