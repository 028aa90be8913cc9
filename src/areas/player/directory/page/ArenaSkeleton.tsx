import { ROUTES } from '#domain/navigation/routes.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { ARENA } from './pageTexts.ts';
import { PhotosSkeleton } from './Photos.tsx';
import classes from './ArenaSkeleton.module.css';

/** @param name the arena's, when it is known before the arena is */
export function ArenaSkeleton({ name }: { name?: string }) {
  return (
    <>
      <title>{`${ARENA.loading} · Quadra Livre`}</title>
      {name === undefined ? (
        <h1 className="visually-hidden">{ARENA.loading}</h1>
      ) : (
        <PageTitle
          back={{ href: ROUTES.home.path, label: ARENA.back }}
          lead={<Bone width="min(55%, 300px)" height={20} />}
        >
          {name}
        </PageTitle>
      )}
      <Loading label={ARENA.loading}>
        {name === undefined && (
          <div className={classes.head}>
            <Bone width={72} height={20} />
            <Bone width="min(70%, 420px)" height={36} />
            <Bone width="min(55%, 300px)" height={20} />
          </div>
        )}
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
