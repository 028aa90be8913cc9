import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { contract } from '#domain/contract/contract.ts';
import { isPublic, ROUTES, type RouteName } from '#domain/navigation/routes.ts';
import { ID_PLACE, NAME_PLACE, type Shell } from '#domain/navigation/shells.ts';
import { LoginSkeleton } from '../areas/entry/session/LoginSkeleton.tsx';
import { EventPageSkeleton } from '../areas/competitions/events/page/EventPageSkeleton.tsx';
import { TournamentSkeleton } from '../areas/competitions/tournament/TournamentSkeleton.tsx';
import { HomePage } from '../areas/player/directory/list/HomePage.tsx';
import { ArenaSkeleton } from '../areas/player/directory/page/ArenaSkeleton.tsx';
import { ReserveSkeleton } from '../areas/player/booking/reserve/ReserveSkeleton.tsx';
import { AppFrame } from '../shared/look/layout/AppFrame.tsx';
import { PageTitle } from '../shared/look/layout/PageTitle.tsx';
import { SiteFooter } from '../shared/look/layout/SiteFooter.tsx';
import { PageSkeleton } from '../shared/look/states/Skeletons.tsx';
import { theme } from '../shared/look/theme.ts';

interface ShellPage {
  readonly html: string;
  /** The end of the path of the screen's file, whose code the page loads beside the app's. */
  readonly screen?: string;
  /** The screen's first request, so that the page can send it before its code has loaded. */
  readonly firstCall?: string;
  /** A request that needs the session, which the early script sends; its day as `:day`, `:month` and `:year`. */
  readonly sessionCall?: string;
}

const nothing = () => {};

const arenaCall = contract.arena.path.replace(':id', ID_PLACE);

/**
 * The pages as HTML, before any data, as a visitor sees them. The build writes them into files: they are on screen while
 * the app's code loads, and the app renders the same over them. They are inert, since nothing responds yet.
 */
export function shells(): Readonly<Record<Shell, ShellPage>> {
  return {
    home: {
      html: frame('home', <HomePage search="" view={{ show: 'loading' }} onSearch={nothing} onRetry={nothing} />),
      firstCall: contract.allArenas.path,
    },
    login: { html: frame('login', <LoginSkeleton />), screen: 'session/LoginScreen.tsx' },
    arena: {
      html: frame('arena', <ArenaSkeleton name={NAME_PLACE} />),
      screen: 'directory/page/ArenaScreen.tsx',
      firstCall: arenaCall,
    },
    reserve: {
      html: frame('reserve', <ReserveSkeleton name={NAME_PLACE} />),
      screen: 'booking/reserve/ReserveScreen.tsx',
      firstCall: arenaCall,
      sessionCall: `${contract.availability.path.replace(':id', ID_PLACE)}?day=:day&month=:month&year=:year`,
    },
    event: {
      html: frame('event', <EventPageSkeleton name={NAME_PLACE} />),
      screen: 'events/page/EventScreen.tsx',
      sessionCall: contract.event.path.replace(':id', ID_PLACE),
    },
    publicEvent: {
      html: frame('publicEvent', <NamedSkeleton />),
      screen: 'publicPages/PublicEventScreen.tsx',
      firstCall: contract.publicEvent.path.replace(':id', ID_PLACE),
    },
    publicTournament: {
      html: frame('publicTournament', <NamedSkeleton />),
      screen: 'publicPages/PublicTournamentScreen.tsx',
      firstCall: contract.publicTournament.path.replace(':id', ID_PLACE),
    },
    tournament: {
      html: frame('pairTournament', <TournamentSkeleton name={NAME_PLACE} back={ROUTES.events.path} />),
      screen: 'tournament/TournamentScreen.tsx',
    },
    page: { html: frame('myReservations', <PageSkeleton />) },
  };
}

/** A page of which only the name is known. */
function NamedSkeleton() {
  return (
    <>
      <PageTitle>{NAME_PLACE}</PageTitle>
      <PageSkeleton />
    </>
  );
}

function frame(route: RouteName, page: ReactNode): string {
  const { path } = ROUTES[route];
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <Router ssrPath={path}>
        <div inert>
          <AppFrame
            top={{ isUnknown: true, onSignOut: nothing }}
            entries={[]}
            current={path}
            sidebar="closed"
            onSidebarToggle={nothing}
            onSidebarClose={nothing}
            footer={isPublic(path) && <SiteFooter />}
          >
            {page}
          </AppFrame>
        </div>
      </Router>
    </MantineProvider>,
  );
  // The page has its title in the head, from the server.
  return html.replaceAll(/<title>[^<]*<\/title>/g, '');
}
