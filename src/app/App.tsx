import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { redirectFor, routeOf } from '../../domain/navigation/routes.ts';
import { Look } from '../shared/look/Look.tsx';
import { AppContext, useApp, useUser } from '../shared/runtime/AppContext.tsx';
import type { App as AppParts } from '../shared/runtime/app.ts';
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
          <GuardedScreen />
        </Look>
      </QueryClientProvider>
    </AppContext>
  );
}

const FLOWS_PATH = '/dev/fluxos';

/** The screen of the address when this person may see it; else a redirect to their own start page. */
function GuardedScreen() {
  const { hasFlows } = useApp();
  const user = useUser();
  const [pathname] = useLocation();
  if (hasFlows && pathname.startsWith(FLOWS_PATH)) return <Shown screen={flows} />;

  // Read where it is needed: a screen that writes its choice into the address does not draw the whole page again.
  const redirect = redirectFor({ pathname, search: location.search }, user?.role ?? null);
  if (redirect !== undefined) return <Redirect to={redirect} replace />;
  const route = routeOf(pathname);
  return (
    <Frame>
      {/* The key remounts the screen with a new chart when the address changes. */}
      <Shown key={pathname} screen={route ? SCREENS[route] : notFound} />
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
