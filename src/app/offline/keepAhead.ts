import type { QueryClient } from '@tanstack/react-query';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { User } from '#domain/people/person.ts';
import { userOf } from '../../../machines/session/session.ts';
import { myTournamentsQuery } from '../../areas/competitions/events/mine/myTournamentQuery.ts';
import { categoriesQuery, eventQuery } from '../../areas/competitions/events/index.ts';
import { cartsQuery, currentCartQuery } from '../../areas/competitions/registrations/cart/cartQueries.ts';
import { registrationsQuery } from '../../areas/competitions/registrations/index.ts';
import { groupsQuery, matchesQuery } from '../../areas/competitions/tournament/tournamentQueries.ts';
import { arenaQuery } from '../../areas/player/directory/arenaQueries.ts';
import { myReservationsQuery, reservationQuery, ticketQuery } from '../../areas/player/booking/reservationQueries.ts';
import { RESERVATIONS } from '../../shared/api/queryKeys.ts';
import type { App } from '../../shared/runtime/app.ts';
import { onceCalm } from '../../shared/runtime/onceCalm.ts';

type Parts = Pick<App, 'call' | 'queryClient' | 'session'>;

/** Of tournaments, each of which has seven calls. */
const MOST_TOURNAMENTS = 6;
const FIRST_PAGE = 1;

/**
 * Reads what a player may want to see without a line, once the page is calm: whenever somebody signs in, and when their reservations have
 * changed. So it is kept after one visit, whichever page that was of.
 */
export function keepAhead(app: Parts): void {
  let of: string | undefined;
  let giveUp = () => {};
  const plan = (user: User) => {
    giveUp();
    giveUp = onceCalm(app.queryClient, () => void readAll(app, user).catch(() => undefined));
  };
  const look = () => {
    const user = userOf(app.session.getSnapshot());
    if (user?.id === of) return;
    of = user?.id;
    if (user?.role === 'player') plan(user);
  };
  app.session.subscribe(look);
  look();
  app.queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate' || event.query.queryKey[0] !== RESERVATIONS)
      return;
    const user = userOf(app.session.getSnapshot());
    if (user?.role === 'player') plan(user);
  });
}

/** One after the other: the page on screen has the line for itself. What is refused is not there to be kept. */
async function readAll(app: Parts, { id }: User): Promise<void> {
  const { call, queryClient, session } = app;
  const read: QueryClient['fetchQuery'] = (options) => {
    if (userOf(session.getSnapshot())?.id !== id) throw new Error('Somebody else');
    return queryClient.fetchQuery(options);
  };
  const { reservations } = await read(myReservationsQuery(call, 'upcoming', FIRST_PAGE));
  for (const reservation of reservations) {
    await read(ticketQuery(call, reservation.id));
    if (isOpen(reservation)) await read(reservationQuery(call, reservation.id));
  }
  for (const arena of new Set(reservations.map((reservation) => reservation.arena.id)))
    await read(arenaQuery(call, arena));
  const { tournaments } = await read(myTournamentsQuery(call));
  for (const { event, tournament } of tournaments.slice(0, MOST_TOURNAMENTS)) {
    await read(eventQuery(call, event.id));
    await read(categoriesQuery(call, event.id));
    await read(groupsQuery(call, tournament.id));
    await read(matchesQuery(call, tournament.id));
    await read(registrationsQuery(call, tournament.id));
    await read(currentCartQuery(call, event.id)).catch(() => undefined);
    await read(cartsQuery(call, event.id)).catch(() => undefined);
  }
}

const isOpen = ({ payment }: Reservation): boolean => payment.some(({ status }) => status === 'Pendente');
