import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { Tiles } from '../../../shared/look/pieces/Tiles.tsx';
import { COURTS_PAGE } from './courtTexts.ts';
import classes from './CourtCard.module.css';

const CARDS = 3;

export function CourtsSkeleton() {
  return (
    <Loading label={COURTS_PAGE.loading}>
      <Tiles of="card">
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index} className={classes.card}>
            <span className={classes.band}>
              <Bone height={112} />
            </span>
            <div className={classes.text}>
              <Bone width="70%" height={26} />
              <Bone width={104} height={28} />
              <div className={classes.created}>
                <Bone width="50%" />
              </div>
            </div>
            <div className={classes.actions}>
              <Bone height={44} />
              <Bone height={44} />
            </div>
          </div>
        ))}
      </Tiles>
    </Loading>
  );
}
