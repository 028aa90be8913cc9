import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import classes from './Rows.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={classes.bar}>
        <Bone width="min(100%, 300px)" />
        <Bone width="min(100%, 340px)" height={44} />
      </div>
      <div className={classes.rows}>
        {ROWS.map((row) => (
          <div key={row} className={classes.waiting}>
            <Bone width={130} height={22} />
            <Bone width="min(100%, 260px)" height={48} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
