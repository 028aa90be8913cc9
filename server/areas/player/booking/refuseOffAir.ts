import { OFF_AIR } from '#domain/publication/publication.ts';
import { refuse } from '#platform/http/handler.ts';
import type { BookingContext } from '#core/sale/bookingContext.ts';

/** Refuses a player's order at an arena that is not public, or no longer: its page may still be open in their browser. */
export function refuseOffAir({ isPublic }: Pick<BookingContext['arena'], 'isPublic'>): void {
  if (!isPublic) refuse('arena_not_found', undefined, OFF_AIR);
}
