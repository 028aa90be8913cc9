import { type ActorRefFrom, fromCallback } from 'xstate';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { statisticsMachine, type StatisticsTab } from '../../../../machines/statistics/statistics.ts';

export type StatisticsActor = ActorRefFrom<typeof statisticsMachine>;

const TAB_PARAMETER = 'aba';
const MONTHLY = 'mensal';

/** Where each tab is found. */
export const TAB_PATHS: { readonly [T in StatisticsTab]: string } = {
  daily: ROUTES.ownerDashboard.path,
  monthly: `${ROUTES.ownerDashboard.path}?${TAB_PARAMETER}=${MONTHLY}`,
};

/** wouter tells of its own navigations by events of these names. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];

/** The owner's figures, with the tab that the address names. */
export function provideStatistics() {
  return statisticsMachine.provide({
    actors: {
      followAddress: fromCallback<{ type: 'tab.opened'; tab: StatisticsTab }>(({ sendBack }) => {
        const onNavigation = () => {
          if (location.pathname !== ROUTES.ownerDashboard.path) return;
          sendBack({ type: 'tab.opened', tab: tabIn(location.search) });
        };
        for (const type of NAVIGATIONS) addEventListener(type, onNavigation);
        return () => {
          for (const type of NAVIGATIONS) removeEventListener(type, onNavigation);
        };
      }),
    },
  });
}

/** The tab that `?aba=mensal` names; anything else is the day's. */
export function tabIn(search: string): StatisticsTab {
  return new URLSearchParams(search).get(TAB_PARAMETER) === MONTHLY ? 'monthly' : 'daily';
}
