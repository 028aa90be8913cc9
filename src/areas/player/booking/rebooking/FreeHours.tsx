import { shallowEqual, useSelector } from '@xstate/react';
import type { Rebooking } from '#domain/closures/rebooking.ts';
import { formatReais } from '#domain/values/money.ts';
import { describeRebooking } from '../../../../../machines/booking/rebooking.ts';
import { SlotChip } from '../../../../shared/look/pieces/SlotChip.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, SlotGridSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import courts from '../reserve/CourtHours.module.css';
import classes from './Rebooking.module.css';
import type { RebookingActor } from './rebookingActors.ts';
import { byCourt, REBOOKING, spanAt } from './rebookingTexts.ts';

type FreeHoursProps = { actor: RebookingActor; rebooking: Rebooking };

/** Where the reservation could be played on the day, court by court. */
export function FreeHours({ actor, rebooking: { day, options, hours: played } }: FreeHoursProps) {
  const { hours, reason } = useSelector(actor, describeRebooking, shallowEqual);
  if (hours === 'reading') {
    return (
      <Loading label={REBOOKING.loadingHours}>
        <SlotGridSkeleton />
      </Loading>
    );
  }
  if (hours === 'unread') {
    const refetch = () => actor.send({ type: 'read.retried' });
    const failed = { error: reason === '' ? null : new Error(reason), isFetching: false, refetch };
    return <ReadFailure message={REBOOKING.hoursFailed} query={failed} />;
  }
  if (options.length === 0) {
    return (
      <p className={classes.none} role="status">
        {`${REBOOKING.none} ${REBOOKING.noneLeft}`}
      </p>
    );
  }
  return (
    <div className={classes.courts}>
      <p className={classes.hint}>{REBOOKING.samePrice}</p>
      {byCourt(options).map(({ court, options: ofCourt }) => (
        <section key={court.id} className={courts.court} aria-labelledby={`quadra-${court.id}`}>
          <header className={courts.head}>
            <h3 id={`quadra-${court.id}`} className={courts.name}>
              {court.name}
            </h3>
          </header>
          <div className={courts.hours}>
            {ofCourt.map((option) => (
              <SlotChip
                key={option.startHour}
                {...spanAt(option, played)}
                price={formatReais(option.price)}
                state="free"
                onPress={() => actor.send({ type: 'wish.made', wish: { choice: 'move', day, option } })}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
