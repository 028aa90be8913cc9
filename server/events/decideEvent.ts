import { and, eq, gte, inArray } from 'drizzle-orm';
import { toIsoDay } from '../../domain/days/day.ts';
import type { DecidedStatus } from '../../domain/events/event.ts';
import { events } from '../database/schema/events.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import { callOffCategories } from './callOff.ts';
import { readEvent } from './readEvents.ts';
import { todayAt } from './today.ts';

const FROM: Readonly<Record<'APROVADO' | 'CANCELADO', DecidedStatus[]>> = {
  APROVADO: ['AGUARDANDO_APROVACAO'],
  CANCELADO: ['AGUARDANDO_APROVACAO', 'APROVADO'],
};

/**
 * An admin approves or cancels an event that is not over. When two admins decide at once, the second one gets
 * `event_decided`. Cancelling calls off the categories too, and refunds what was paid through us.
 */
export const decideEvent: Write<'decideEvent'> = {
  async decide({ viewer, params: { id }, body: { status } }, tx) {
    const today = todayAt(tx.now);
    const decided = await tx
      .update(events)
      .set({ status })
      .where(and(eq(events.id, id), inArray(events.status, FROM[status]), gte(events.endsOn, toIsoDay(today))))
      .returning({ id: events.id });
    if (decided.length > 0 && status === 'CANCELADO') await callOffCategories(tx, id);
    const event = await readEvent(tx, id, { personId: signedIn(viewer).personId, isAdmin: true }, today);
    if (!event) return refuse('event_not_found');
    return decided.length > 0 ? { data: { event } } : refuse('event_decided');
  },
};
