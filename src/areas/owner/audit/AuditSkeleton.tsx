import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { ARENA_AUDIT } from './auditTexts.ts';
import classes from './Audit.module.css';

const ROWS = 5;

export function AuditSkeleton() {
  return (
    <Loading label={ARENA_AUDIT.loading}>
      <div className={classes.dayName}>
        <Bone width={90} height={20} />
      </div>
      <div className={classes.rows}>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={classes.row}>
            <div className={classes.words}>
              <Bone width="min(60%, 240px)" height={20} />
              <Bone width="min(80%, 180px)" />
            </div>
            <Bone width={44} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
