import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { agendaPath } from '#domain/navigation/paths.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { describeBooked } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { Notice } from '../../../../shared/look/states/Notice.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import { bookedText, SentLink } from '../../paymentLinks/index.ts';
import classes from './BookedStep.module.css';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

type BookedStepProps = NonNullable<ReturnType<typeof describeBooked>> & { actor: OwnerBookingActor };

/** What was reserved and for whom, with the payment link to send, or why there is none. */
export function BookedStep({ actor, booked, link, linkless, isLinking, isSlow }: BookedStepProps) {
  const name = booked.player?.name ?? booked.guestPlayerName ?? '';
  return (
    <section className={classes.card} aria-labelledby="reservado">
      <h2 id="reservado" className={classes.title} tabIndex={-1} ref={focusOn}>
        {OWNER_RESERVE.booked}
      </h2>
      <p className={classes.what}>
        <strong>{name}</strong>
        <span>{bookedText(booked)}</span>
      </p>
      {link && (
        <div ref={showFromTop}>
          <SentLink reservation={booked} left={link.left} secret={link.secret} />
        </div>
      )}
      {linkless !== null && (
        <div role="alert">
          <Notice tone="yellow" title={OWNER_RESERVE.noLink}>
            {linkless}
          </Notice>
        </div>
      )}
      <div className={classes.actions}>
        {!link && (
          <WaitButton
            isBusy={isLinking}
            isSlow={isSlow}
            onClick={() => actor.send({ type: 'link.retried' })}
            onStop={() => actor.send({ type: 'wait.abandoned' })}
          >
            {isLinking ? OWNER_RESERVE.makingLink : OWNER_RESERVE.again}
          </WaitButton>
        )}
        <Button component={Link} href={agendaPath(toIsoDay(booked.date))} size="lg" variant="default">
          {OWNER_RESERVE.toAgenda}
        </Button>
      </div>
    </section>
  );
}

/** The button that was pressed is gone. */
function focusOn(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  showFromTop(heading);
}

/** The page was scrolled for the hours, and a link that is brought to the middle would hide what it is for. */
function showFromTop(shown: HTMLElement | null): void {
  if (shown) scrollTo({ top: 0 });
}
