import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import classes from './PlayerRowsSkeleton.module.css';

const ROWS = [190, 150, 220, 170, 130];

export function PlayerRowsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={classes.rows}>
        {ROWS.map((width) => (
          <div key={width} className={classes.row}>
            <div className={classes.player}>
              <Bone round width={44} height={44} />
              <Bone width={width} height={18} />
            </div>
            <Bone width={90} />
            <Bone width={130} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
