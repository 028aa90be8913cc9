import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { choiceSearch } from '#domain/booking/choice.ts';
import { spansOf } from '#domain/values/days/hours.ts';
import { DEFAULT_SPORT } from '#domain/courts/sport.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import type { Waiting } from '#domain/waiting/waiting.ts';
import { describeOffer } from '../../../../../machines/waiting/offer.ts';
import { clockLabel, useSecondsLeft } from '../../../../shared/look/states/countdown.ts';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideOffer } from './queueActors.ts';
import { OFFER_ENDS, QUEUES } from './queueTexts.ts';
import type { SeenOffer } from './seenPlaces.ts';
import classes from './Queue.module.css';

interface OfferLineProps {
  readonly waiting: Waiting;
  readonly seen: SeenOffer;
}

/** What the player can take now, and for how long. */
export function OfferLine({ waiting: { arena, date }, seen: { offer, readAt, isListed } }: OfferLineProps) {
  const { id, court, hours } = offer;
  const left = useSecondsLeft(offer.secondsLeft, readAt);
  const actor = useChart(provideOffer, { input: { offer: id, secondsLeft: left } });
  const { shown, isBusy, isSlow } = useSelector(actor, describeOffer, shallowEqual);
  const what = `${court.name}, ${spansOf(hours).join(', ')}`;
  // An answer that is under way says more than the list, from which the offer may be gone already.
  const end = shown === 'standing' && !isListed && !isBusy ? 'gone' : shown;
  if (end !== 'standing') return <p className={classes.hint}>{OFFER_ENDS[end]}</p>;
  const chosen = hours.map((startHour) => ({ court: court.id, startHour, sport: DEFAULT_SPORT }));
  return (
    <div className={classes.offer}>
      <p className={classes.turn}>
        {QUEUES.offered}: {what}
      </p>
      <p className={classes.time} role="timer">
        <IconClock size={18} stroke={2} aria-hidden />
        {clockLabel(left)} {QUEUES.timeLeft}
      </p>
      <div className={classes.answers}>
        <Button component={Link} href={`${reservePath(arena.id)}${choiceSearch({ day: date, chosen })}`}>
          {QUEUES.take}
        </Button>
        <WaitButton
          size="md"
          variant="default"
          isBusy={isBusy}
          isSlow={isSlow}
          // What stops the wait has words of its own.
          {...(!isSlow && { 'aria-label': `${QUEUES.decline}: ${what}` })}
          onClick={() => actor.send({ type: 'decline.pressed' })}
          onStop={() => actor.send({ type: 'wait.abandoned' })}
        >
          {QUEUES.decline}
        </WaitButton>
      </div>
    </div>
  );
}
