import { compareDays } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { Event } from '#domain/events/event.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';

/** Today, and the days on which a tournament of the event can still be played. */
export function useEventDays({ eventDate: { startDate, endDate } }: Event) {
  const { now } = useApp();
  const { day: today } = momentIn(now(), DEFAULT_ZONE);
  return { today, first: compareDays(startDate, today) < 0 ? today : startDate, last: endDate };
}
