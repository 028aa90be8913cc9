import type { ReactNode } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { afterLogin } from '../../../../domain/navigation/routes.ts';
import { useUser } from '../../../shared/runtime/AppContext.tsx';

/** Redirects a logged-in user to where a login leads. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  const [parameters] = useSearchParams();
  if (!user) return children;
  return <Redirect to={afterLogin(user.role, parameters.get('continue'), location.origin)} replace />;
}
