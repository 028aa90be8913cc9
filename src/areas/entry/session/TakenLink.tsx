import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { paramsOf, ROUTES } from '../../../../domain/navigation/routes.ts';
import type { LinkToken } from './linkToken.ts';

/** What stands in the address instead of the token. */
const OPENED = 'aberto';

type LinkRoute = 'resetPassword' | 'confirmEmail';

/** The address that a link's page has once its token has left it. */
export function openedPath(route: LinkRoute): string {
  return ROUTES[route].path.replace(':token', OPENED);
}

/** The page of a link: the token leaves the address before anything is shown; App then shows the page of the address without it. */
export function TakenLink({ route, store, children }: { route: LinkRoute; store: LinkToken; children: ReactNode }) {
  const [pathname] = useLocation();
  const token = paramsOf(pathname)['token'] ?? OPENED;
  return token === OPENED ? children : <TakeToken token={token} path={openedPath(route)} store={store} />;
}

function TakeToken({ token, path, store }: { token: string; path: string; store: LinkToken }) {
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    store.keep(token);
    navigate(path, { replace: true });
  }, [token, path, store, navigate]);
  return null;
}
