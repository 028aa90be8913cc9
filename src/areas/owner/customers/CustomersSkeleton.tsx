import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { CUSTOMERS } from './customerTexts.ts';
import classes from './Customers.module.css';

const NAMES = [150, 110, 165, 130, 140];

export function CustomersSkeleton() {
  return (
    <Loading label={CUSTOMERS.loading}>
      <div className={classes.list}>
        {NAMES.map((width) => (
          <div key={width} className={classes.row}>
            <Bone round width={44} height={44} />
            <div className={classes.who}>
              <Bone width={width} height={18} />
              <Bone width={width + 60} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
