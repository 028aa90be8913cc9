import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import { EVENTS_PAGE } from './eventListTexts.ts';
import classes from './EventCard.module.css';

const CARDS = 3;

export function EventsSkeleton() {
  return (
    <Loading label={EVENTS_PAGE.loading}>
      <Tiles of="card">
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index} className={classes.card}>
            <div className={classes.body}>
              <div className={classes.artwork} />
              <div className={classes.text}>
                <Bone width="75%" height={24} />
                <Bone width={150} height={28} />
                <Bone width="60%" />
                <Bone width="70%" />
                <Bone width="55%" />
              </div>
            </div>
          </div>
        ))}
      </Tiles>
    </Loading>
  );
}
