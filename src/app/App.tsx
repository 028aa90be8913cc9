import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { FLOWS_PATH } from '#domain/navigation/flows.ts';
import { redirectFor, routeOf } from '#domain/navigation/routes.ts';
import { actingRoleOf } from '#domain/staff/staff.ts';
import { Look } from '../shared/look/Look.tsx';
import { AppContext, useApp, useUser } from '../shared/runtime/AppContext.tsx';
import type { App as AppParts } from '../shared/runtime/app.ts';
import { followLink } from '../shared/runtime/leaving.ts';
import { Frame } from './Frame.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { flows, notFound, SCREENS } from './screens.ts';
import { Toasts } from './Toasts.tsx';

export function App({ app }: { app: AppParts }) {
  return (
    <AppContext value={app}>
      <QueryClientProvider client={app.queryClient}>
        <Look>
          <Toasts />
          <Router aroundNav={followLink}>
            <GuardedScreen />
          </Router>
        </Look>
      </QueryClientProvider>
    </AppContext>
  );
}

/** The screen of the address when this person may see it; else a redirect to their own start page. */
function GuardedScreen() {
  const { hasFlows } = useApp();
  const user = useUser();
  const [pathname] = useLocation();
  if (hasFlows && pathname.startsWith(FLOWS_PATH)) return <Shown screen={flows} />;

  // Read where it is needed: a screen that writes its choice into the address does not draw the whole page again.
  const redirect = redirectFor({ pathname, search: location.search }, user && actingRoleOf(user));
  if (redirect !== undefined) return <Redirect to={redirect} replace />;
  const route = routeOf(pathname);
  return (
    <Frame>
      {/* The key remounts the screen with a new chart when the address changes, or the arena that the person works at. */}
      <Shown key={`${user?.worksAt} ${pathname}`} screen={route ? SCREENS[route] : notFound} />
    </Frame>
  );
}

function Shown({ screen: Screen }: { screen: (typeof SCREENS)[keyof typeof SCREENS] }) {
  return (
    <ScreenBoundary>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}
