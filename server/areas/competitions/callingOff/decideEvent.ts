import { and, eq, gte, inArray } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { DecidedStatus } from '#domain/events/event.ts';
import { events } from '#platform/database/schema/events.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { callOffCategories } from './callOff.ts';
import { readEvent } from '../events/readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';

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
    const [before] = await tx.select({ status: events.status }).from(events).where(eq(events.id, id)).for('update');
    const decided = await tx
      .update(events)
      .set({ status })
      .where(and(eq(events.id, id), inArray(events.status, FROM[status]), gte(events.endsOn, toIsoDay(today))))
      .returning({ id: events.id });
    if (decided.length > 0 && status === 'CANCELADO' && (await callOffCategories(tx, id)) === 'all finished')
      return refuse('tournament_finished');
    const event = await readEvent(tx, id, { personId: signedIn(viewer).personId, isAdmin: true }, today);
    if (!event) return refuse('event_not_found');
    if (decided.length === 0) return refuse('event_decided');
    const ended = before?.status === 'APROVADO' ? ('eventEnded' as const) : ('eventRefused' as const);
    await tell(tx, status === 'APROVADO' ? 'eventApproved' : ended, {
      to: onePerson(event.organizer.id),
      subject: id,
      facts: { eventId: id, event: event.name },
    });
    return { data: { event } };
  },
};
