import { ROUTES } from '#domain/navigation/routes.ts';
import type { Unfinished } from '../../../machines/session/unfinished.ts';

/** On the agenda a draft's form stands in the card of a reservation, which is opened with its day: the draft's name ends with its id. */
export function withCard(unfinished: Unfinished | null): Unfinished | null {
  const [, reservation] = unfinished?.forms.map((form) => form.split(' ')).find(({ length }) => length === 2) ?? [];
  if (!unfinished || reservation === undefined) return unfinished;
  const { pathname, searchParams } = new URL(unfinished.path, location.origin);
  if (pathname !== ROUTES.ownerReservations.path) return unfinished;
  searchParams.set('reserva', reservation);
  return { ...unfinished, path: `${pathname}?${searchParams.toString()}` };
}
