import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { toIsoDay } from '#domain/values/days/day.ts';
import { queueJoinPath } from '#domain/navigation/paths.ts';
import { dayOf } from '../../../../../machines/booking/describeOrder.ts';
import type { OrderActor } from '../orderActor.ts';
import { RESERVE } from './reserveTexts.ts';

/** The way to the queue of the day's taken hours. */
export function QueueLink({ actor, arena }: { actor: OrderActor; arena: string }) {
  const day = useSelector(actor, dayOf);
  return (
    <p>
      {RESERVE.isTaken} <Link href={queueJoinPath(arena, toIsoDay(day))}>{RESERVE.queue}</Link>
    </p>
  );
}
