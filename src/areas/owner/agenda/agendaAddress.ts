import { fromCallback } from 'xstate';
import { toIsoDay } from '../../../../domain/days/day.ts';
import { agendaPath, ROUTES } from '../../../../domain/navigation/routes.ts';
import type { AddressNews } from '../../../../machines/agenda/agendaSetup.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { arenaMoment, dayIn, reservationIn } from './agendaDay.ts';
import { agendaQuery } from './agendaQueries.ts';

/** The window events of a navigation; wouter adds pushState and replaceState. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];

/** Tells the agenda of the day in its address, and of the card that the address asks for, once that day is here. */
export function provideAddress(app: App) {
  return fromCallback<AddressNews>(({ sendBack }) => {
    let isLeft = false;
    const onNavigation = () => {
      if (location.pathname !== ROUTES.ownerReservations.path) return;
      sendBack({ type: 'day.opened', day: dayIn(location.search, arenaMoment(app).day) });
      void openAsked();
    };
    const openAsked = async () => {
      const id = reservationIn(location.search);
      if (id === undefined) return;
      const day = dayIn(location.search, arenaMoment(app).day);
      // A day that cannot be read says so itself, and tries again without the card.
      const read = await app.queryClient.ensureQueryData(agendaQuery(app.call, day)).catch(() => undefined);
      if (isLeft || reservationIn(location.search) !== id) return;
      // Taken out first, which is a navigation too: neither a reload nor the way back opens the card again.
      history.replaceState(history.state, '', agendaPath(toIsoDay(day)));
      const asked = read?.reservations.find((one) => one.id === id);
      if (read)
        sendBack({ type: asked?.paymentMethod === 'local' ? 'installments.requested' : 'details.requested', id });
    };
    for (const type of NAVIGATIONS) addEventListener(type, onNavigation);
    void openAsked();
    return () => {
      isLeft = true;
      for (const type of NAVIGATIONS) removeEventListener(type, onNavigation);
    };
  });
}
