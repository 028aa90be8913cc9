import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { PLATFORM_ADMIN_PAGE } from './platformAdminTexts.ts';
import classes from './PlatformAdmin.module.css';

const ROWS = 3;

export function PlatformAdminSkeleton() {
  return (
    <Loading label={PLATFORM_ADMIN_PAGE.loading}>
      <div className={classes.title}>
        <Bone width={220} height={24} />
      </div>
      <div className={classes.hint}>
        <Bone width="min(90%, 520px)" />
      </div>
      <div className={classes.rows}>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={classes.row}>
            <div className={classes.text}>
              <Bone width="min(70%, 260px)" height={20} />
              <Bone width="min(90%, 380px)" />
            </div>
            <Bone width={150} height={44} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
