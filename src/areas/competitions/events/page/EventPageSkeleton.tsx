import { ROUTES } from '#domain/navigation/routes.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { EVENT_PAGE } from './eventPageTexts.ts';
import facts from './EventFacts.module.css';
import head from './EventHead.module.css';
import classes from './EventPageSkeleton.module.css';

/** @param name the event's, when it is known before the event is */
export function EventPageSkeleton({ name }: { name?: string }) {
  return (
    <>
      <title>{`${EVENT_PAGE.loading} · Quadra Livre`}</title>
      {name === undefined ? (
        <h1 className="visually-hidden">{EVENT_PAGE.loading}</h1>
      ) : (
        <PageTitle back={{ href: ROUTES.events.path, label: EVENT_PAGE.back }} lead={<Bone width={150} height={28} />}>
          {name}
        </PageTitle>
      )}
      <Loading label={EVENT_PAGE.loading}>
        {name === undefined && (
          <div className={classes.title}>
            <Bone width={72} height={20} />
            <Bone width="min(70%, 420px)" height={36} />
            <Bone width={150} height={28} />
          </div>
        )}
        <div className={head.head}>
          <div className={`${head.artwork} ${classes.artwork}`} />
          <div className={facts.facts}>
            {[0, 1, 2, 3].map((key) => (
              <div key={key} className={classes.fact}>
                <Bone width={96} />
                <Bone width="70%" height={20} />
              </div>
            ))}
          </div>
        </div>
      </Loading>
    </>
  );
}
