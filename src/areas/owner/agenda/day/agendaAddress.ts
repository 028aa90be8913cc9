import { fromCallback } from 'xstate';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { AddressNews } from '../../../../../machines/agenda/agendaSetup.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { arenaMoment } from '../../settings/index.ts';
import { dayIn, isClosingIn, reservationIn } from './agendaDay.ts';
import { agendaQuery } from './agendaQueries.ts';

/** The window events of a navigation; wouter adds pushState and replaceState. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];

/** Tells the agenda of the day in its address, and of the card or the form that the address asks for, once that day is here. */
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
      const isClosing = isClosingIn(location.search);
      if (id === undefined && !isClosing) return;
      const day = dayIn(location.search, arenaMoment(app).day);
      // A day that cannot be read says so itself, and tries again without them.
      const read = await app.queryClient.ensureQueryData(agendaQuery(app.call, day)).catch(() => undefined);
      if (isLeft || reservationIn(location.search) !== id || isClosingIn(location.search) !== isClosing) return;
      // Taken out first, which is a navigation too: neither a reload nor the way back opens it again. The notice that led here stays.
      history.replaceState(history.state, '', agendaPath(toIsoDay(day)) + location.hash);
      if (!read) return;
      if (id === undefined) return sendBack({ type: 'closing.requested' });
      const asked = read.reservations.find((one) => one.id === id);
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
