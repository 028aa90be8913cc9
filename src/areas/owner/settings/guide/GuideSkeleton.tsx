import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { GUIDE } from './guideTexts.ts';
import classes from './Guide.module.css';

export function GuideSkeleton() {
  return (
    <Loading label={GUIDE.loading}>
      <div className={classes.guide}>
        <Bone height={44} />
        <div className={classes.card}>
          <Bone width="60%" height={28} />
          <Bone width="80%" />
          <Bone height={48} />
          <Bone height={48} />
        </div>
      </div>
    </Loading>
  );
}
