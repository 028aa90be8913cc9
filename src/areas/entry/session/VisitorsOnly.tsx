import type { ReactNode } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { afterLogin } from '#domain/navigation/routes.ts';
import { actingRoleOf } from '#domain/staff/staff.ts';
import { useUser } from '../../../shared/runtime/AppContext.tsx';

/** Redirects a logged-in user to where a login leads. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const user = useUser();
  const [parameters] = useSearchParams();
  if (!user) return children;
  return <Redirect to={afterLogin(actingRoleOf(user), parameters.get('continue'), location.origin)} replace />;
}
