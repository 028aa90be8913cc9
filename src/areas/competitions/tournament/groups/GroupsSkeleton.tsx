import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import list from './GroupList.module.css';
import classes from './GroupsSkeleton.module.css';
import { GROUPS } from './groupTexts.ts';

const TABLES = [1, 2, 3];
const ROWS = ['72%', '58%', '66%', '50%', '70%', '54%'];

/** Placeholder tables of three pairs, until the groups are read. */
export function GroupsSkeleton() {
  return (
    <Loading label={GROUPS.loading}>
      <div className={list.groups}>
        {TABLES.map((table) => (
          <div key={table} className={classes.group}>
            <Bone width={110} height={26} />
            {ROWS.map((width) => (
              <Bone key={width} width={width} height={20} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
