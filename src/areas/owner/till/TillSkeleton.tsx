import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { TILL } from './tillTexts.ts';
import classes from './Till.module.css';

const ROWS = [180, 140, 160];

export function TillSkeleton() {
  return (
    <Loading label={TILL.loading}>
      <div className={classes.open}>
        <Bone width={260} />
        <div className={classes.card}>
          {ROWS.map((width) => (
            <div key={width} className={classes.row}>
              <Bone width={width} height={18} />
              <Bone width={84} height={18} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
