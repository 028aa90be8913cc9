import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { spansOf } from '#domain/values/days/hours.ts';
import { sentence, spokenDay } from '#domain/values/days/formatDay.ts';
import { OfferLine } from './OfferLine.tsx';
import type { CommandActor } from './queueActors.ts';
import { QUEUES } from './queueTexts.ts';
import type { SeenPlace } from './seenPlaces.ts';
import classes from './Queue.module.css';

interface QueueCardProps {
  readonly place: SeenPlace;
  readonly leaving: CommandActor;
}

/** One queue in which the player waits. */
export function QueueCard({ place, leaving }: QueueCardProps) {
  const { waiting, isListed, offers } = place;
  const { id, arena, date, hours, courts } = waiting;
  const isLeaving = useSelector(leaving, (snapshot) => snapshot.hasTag('busy') && snapshot.context.subject === id);
  const asked = offers.flatMap(({ offer }) => offer.hours);
  const when = `${sentence(spokenDay(date))}, ${spansOf([...new Set([...hours, ...asked])]).join(', ')}`;
  const of = `${arena.name}, ${when}`;
  const names = courts.map(({ name }) => name).join(', ');
  return (
    <li className={classes.card} aria-label={of}>
      <p className={classes.arena}>{arena.name}</p>
      <p>
        {when} · {names || QUEUES.anyCourt}
      </p>
      {offers.map((seen) => (
        <OfferLine key={seen.offer.id} waiting={waiting} seen={seen} />
      ))}
      {isListed && waiting.offers.length === 0 && <p className={classes.hint}>{QUEUES.waiting}</p>}
      {isListed && (
        <Button
          variant="default"
          loading={isLeaving}
          aria-label={`${QUEUES.leave}: ${of}`}
          onClick={() => leaving.send({ type: 'command.requested', subject: id })}
        >
          {QUEUES.leave}
        </Button>
      )}
    </li>
  );
}
