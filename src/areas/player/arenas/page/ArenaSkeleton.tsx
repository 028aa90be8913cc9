import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { ARENA } from '../arenaTexts.ts';
import { PhotosSkeleton } from './Photos.tsx';
import classes from './ArenaSkeleton.module.css';

export function ArenaSkeleton() {
  return (
    <>
      <title>{`${ARENA.loading} · Quadra Livre`}</title>
      <h1 className="visually-hidden">{ARENA.loading}</h1>
      <Loading label={ARENA.loading}>
        <div className={classes.head}>
          <Bone width={72} height={20} />
          <Bone width="min(70%, 420px)" height={36} />
          <Bone width="min(55%, 300px)" height={20} />
        </div>
        <PhotosSkeleton />
        <div className={classes.columns}>
          <div className={classes.text}>
            <Bone width={160} height={24} />
            <Bone />
            <Bone width="92%" />
            <Bone width="60%" />
          </div>
          <div className={classes.card}>
            <Bone width={180} height={36} />
            <Bone height={48} />
          </div>
        </div>
      </Loading>
    </>
  );
}
