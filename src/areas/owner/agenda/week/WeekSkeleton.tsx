import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { WEEK } from './weekTexts.ts';
import classes from './WeekTable.module.css';

const DAYS = 7;
const HOURS = 10;

export function WeekSkeleton() {
  return (
    <Loading label={WEEK.loading}>
      <div className={classes.bones}>
        {Array.from({ length: DAYS * HOURS }, (_, index) => (
          <Bone key={index} height={index < DAYS ? 76 : 52} />
        ))}
      </div>
    </Loading>
  );
}
