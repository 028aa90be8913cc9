import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { NOTICES_PAGE } from './noticeTexts.ts';
import classes from './Notices.module.css';

const ROWS = 4;

export function NoticesSkeleton() {
  return (
    <Loading label={NOTICES_PAGE.loading}>
      <div className={classes.name}>
        <Bone width={90} height={20} />
      </div>
      <div className={classes.list}>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={classes.item}>
            <div className={classes.notice}>
              <Bone width="min(60%, 240px)" height={20} />
              <div className={classes.time}>
                <Bone width={44} />
              </div>
              <div className={classes.line}>
                <Bone width="min(95%, 460px)" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
