import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { ARENAS_PAGE } from './unregisteredArenaTexts.ts';
import classes from './UnregisteredArenaList.module.css';

const ROWS = 5;

export function UnregisteredArenasSkeleton() {
  return (
    <Loading label={ARENAS_PAGE.loading}>
      <div className={classes.arenas}>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={classes.arena}>
            <div className={classes.text}>
              <Bone width="min(60%, 260px)" height={22} />
              <p className={classes.address}>
                <Bone width="min(90%, 340px)" />
              </p>
            </div>
            <div className={classes.actions}>
              <Bone width={116} height={44} />
              <Bone width={116} height={44} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
