import type { When } from '#domain/booking/when.ts';
import { ROUTES } from '#domain/navigation/routes.ts';

/** The query parameter that selects the part of the list. */
export const WHEN = 'quando';

const PAST = 'anteriores';

/** The player's list, from its first page. */
export function listPath(when: When): string {
  return when === 'past' ? `${ROUTES.myReservations.path}?${WHEN}=${PAST}` : ROUTES.myReservations.path;
}

/** @param text the raw parameter; anything unknown means the games to come */
export function whenOf(text: string | null): When {
  return text === PAST ? 'past' : 'upcoming';
}
