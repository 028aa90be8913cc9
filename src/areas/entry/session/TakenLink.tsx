import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { paramsOf, ROUTES } from '#domain/navigation/routes.ts';
import type { LinkToken } from './linkToken.ts';

/** Replaces the token in the address. */
const OPENED = 'aberto';

type LinkRoute = 'resetPassword' | 'confirmEmail' | 'scorerLink' | 'pairLink' | 'staffLink';

/** The address of a link's page after the token was removed from it. */
export function openedPath(route: LinkRoute): string {
  return ROUTES[route].path.replace(':token', OPENED);
}

/** The page of a link with a secret. It first removes the token from the address; App then renders the page of the new address. */
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
