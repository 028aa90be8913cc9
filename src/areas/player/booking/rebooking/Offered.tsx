import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { Rebooking } from '#domain/closures/rebooking.ts';
import { describeRebooking } from '../../../../../machines/booking/rebooking.ts';
import { Notice } from '../../../../shared/look/states/Notice.tsx';
import { DayStrip } from '../reserve/DayStrip.tsx';
import { FreeHours } from './FreeHours.tsx';
import classes from './Rebooking.module.css';
import type { RebookingActor } from './rebookingActors.ts';
import { REBOOKING, termText, whatText } from './rebookingTexts.ts';
import { WishDialog } from './WishDialog.tsx';

type OfferedProps = { actor: RebookingActor; rebooking: Rebooking };

/** The free hours of a day, and what else can become of the money. */
export function Offered({ actor, rebooking }: OfferedProps) {
  const strip = useSelector(actor, ({ children }) => children.dayStrip);
  const day = useSelector(actor, (snapshot) => describeRebooking(snapshot).day) ?? rebooking.day;
  const wish = (choice: 'credit' | 'refund') => actor.send({ type: 'wish.made', wish: { choice } });
  return (
    <>
      <div className={classes.term}>
        <Notice tone="yellow" title={whatText(rebooking)}>
          {termText(rebooking)}
        </Notice>
      </div>
      <section className={classes.step} aria-labelledby="dia">
        <h2 id="dia" className={classes.title}>
          {REBOOKING.day}
        </h2>
        {strip && (
          <DayStrip actor={strip} chosen={day} onPick={(picked) => actor.send({ type: 'day.picked', day: picked })} />
        )}
      </section>
      <section className={classes.step} aria-labelledby="horarios">
        <h2 id="horarios" className={classes.title}>
          {REBOOKING.hours}
        </h2>
        <FreeHours actor={actor} rebooking={rebooking} />
      </section>
      <section className={classes.step} aria-labelledby="valor">
        <h2 id="valor" className={classes.title}>
          {REBOOKING.otherwise}
        </h2>
        <div className={classes.otherwise}>
          <Button variant="default" onClick={() => wish('credit')}>
            {REBOOKING.credit}
          </Button>
          {rebooking.byPix && (
            <Button variant="default" onClick={() => wish('refund')}>
              {REBOOKING.refund}
            </Button>
          )}
        </div>
        {!rebooking.byPix && <p className={classes.hint}>{REBOOKING.refundAtDesk}</p>}
      </section>
      <WishDialog actor={actor} rebooking={rebooking} />
    </>
  );
}
