import { useSelector } from '@xstate/react';
import { arenaTopic, dayTopic } from '#domain/changes/topic.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { dayOf } from '../../../../../machines/booking/describeOrder.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { FollowReading } from '../../../../shared/watch/FollowReading.tsx';
import { availabilityQuery } from '../../directory/index.ts';
import type { OrderActor } from '../orderActor.ts';

/** Has the hours of the day on screen read again when somebody books one, or the arena changes them. */
export function FollowHours({ actor, arena }: { actor: OrderActor; arena: string }) {
  const { call } = useApp();
  const day = useSelector(actor, dayOf);
  return (
    <FollowReading
      key={toIsoDay(day)}
      name="hours"
      queryKey={availabilityQuery(call, arena, day).queryKey}
      topics={[arenaTopic(arena), dayTopic(arena, day)]}
    />
  );
}
