import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { spansOf } from '../../../../../domain/booking/hours.ts';
import { sentence, spokenDay } from '../../../../../domain/days/formatDay.ts';
import type { Waiting } from '../../../../../domain/waiting/waiting.ts';
import { OfferLine } from './OfferLine.tsx';
import type { CommandActor } from './queueActors.ts';
import { QUEUES } from './queueTexts.ts';
import classes from './Queue.module.css';

interface QueueCardProps {
  readonly waiting: Waiting;
  /** When the server said how long an offer lasts. */
  readonly readAt: number;
  readonly leaving: CommandActor;
}

/** One queue in which the player waits. */
export function QueueCard({ waiting, readAt, leaving }: QueueCardProps) {
  const { id, arena, date, hours, courts, offers } = waiting;
  const isLeaving = useSelector(leaving, (snapshot) => snapshot.hasTag('busy') && snapshot.context.subject === id);
  const asked = offers.flatMap((offer) => offer.hours);
  const when = `${sentence(spokenDay(date))}, ${spansOf([...new Set([...hours, ...asked])]).join(', ')}`;
  const of = `${arena.name}, ${when}`;
  const names = courts.map(({ name }) => name).join(', ');
  return (
    <li className={classes.card} aria-label={of}>
      <p className={classes.arena}>{arena.name}</p>
      <p>
        {when} · {names || QUEUES.anyCourt}
      </p>
      {offers.map((offer) => (
        <OfferLine key={offer.id} waiting={waiting} offer={offer} readAt={readAt} />
      ))}
      {offers.length === 0 && <p className={classes.hint}>{QUEUES.waiting}</p>}
      <Button
        variant="default"
        loading={isLeaving}
        aria-label={`${QUEUES.leave}: ${of}`}
        onClick={() => leaving.send({ type: 'command.requested', subject: id })}
      >
        {QUEUES.leave}
      </Button>
    </li>
  );
}
