import { type ActorRefFrom, fromCallback } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { statisticsMachine, type StatisticsTab } from '../../../../machines/statistics/statistics.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { download } from '../../../shared/files/download.ts';
import type { App } from '../../../shared/runtime/app.ts';

export type StatisticsActor = ActorRefFrom<typeof statisticsMachine>;

const TAB_PARAMETER = 'aba';
const MONTHLY = 'mensal';
const OCCUPANCY = 'ocupacao';

/** The address of each tab. */
export const TAB_PATHS: { readonly [T in StatisticsTab]: string } = {
  daily: ROUTES.ownerDashboard.path,
  monthly: `${ROUTES.ownerDashboard.path}?${TAB_PARAMETER}=${MONTHLY}`,
  occupancy: `${ROUTES.ownerDashboard.path}?${TAB_PARAMETER}=${OCCUPANCY}`,
};

/** The window events of a navigation; wouter adds pushState and replaceState. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];

/** The statistics' chart, which follows the tab in the address. */
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

/** The spreadsheets of what came in during a month, such as `2026-3`: by days and persons, and for the accountant. */
export function provideTakingsSheet({ call }: App) {
  const sheet = (of: CommandsOf['takings']) => (subject: string, signal: AbortSignal) => {
    const [year = 0, month = 0] = subject.split('-').map(Number);
    return download(call, { of, month, year }, signal);
  };
  return commandOf<CommandsOf['takings']>({ takingsSheet: sheet('takingsSheet'), cashBook: sheet('cashBook') });
}

/** The tab in `?aba=mensal` or `?aba=ocupacao`; any other value means the daily tab. */
export function tabIn(search: string): StatisticsTab {
  const named = new URLSearchParams(search).get(TAB_PARAMETER);
  if (named === OCCUPANCY) return 'occupancy';
  return named === MONTHLY ? 'monthly' : 'daily';
}
