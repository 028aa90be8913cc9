import { ROUTES } from '#domain/navigation/routes.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { HoursSkeleton } from './HoursSkeleton.tsx';
import classes from './ReserveSkeleton.module.css';
import { RESERVE } from './reserveTexts.ts';

/** @param name the arena's, when it is known before the arena is */
export function ReserveSkeleton({ name }: { name?: string }) {
  return (
    <>
      {name !== undefined && (
        <PageTitle back={{ href: ROUTES.home.path, label: name }} lead={<Bone width={220} height={40} />}>
          {RESERVE.title}
        </PageTitle>
      )}
      <Loading label={RESERVE.loadingArena}>
        {name === undefined && (
          <div className={classes.header}>
            <div className={classes.title}>
              <Bone width={120} />
              <Bone width={220} height={34} />
              <Bone width={260} />
            </div>
            <Bone width={96} height={64} />
          </div>
        )}
        <div className={classes.strip}>
          <Bone height={76} />
        </div>
        <HoursSkeleton />
      </Loading>
    </>
  );
}
