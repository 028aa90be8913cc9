import { compareDays, type Day } from '../values/days/day.ts';
import type { Event } from './event.ts';

/** What an admin can still decide on an event. One that is over cannot change any more. */
export function decisionsOn(today: Day, { status, eventDate }: Pick<Event, 'status' | 'eventDate'>) {
  const isOver = status === 'CANCELADO' || compareDays(today, eventDate.endDate) > 0;
  return { canApprove: !isOver && status === 'AGUARDANDO_APROVACAO', canCancel: !isOver };
}
