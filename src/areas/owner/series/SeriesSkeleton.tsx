import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import classes from './Series.module.css';

export function SeriesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={classes.list}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={classes.card}>
            <Bone width="60%" height={28} />
            <Bone width="80%" />
            <Bone width="40%" />
            <Bone height={44} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
