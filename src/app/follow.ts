import { navigate } from 'wouter/use-browser-location';
import { afterLogin, landingOf, loginPath, ROUTES } from '#domain/navigation/routes.ts';
import { type ActingRole, actingRoleOf } from '#domain/staff/staff.ts';
import type { AppEffect } from './effects/effect.ts';
import type { App } from '../shared/runtime/app.ts';
import { retryFailedReads } from './connection/failedReads.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { showToast } from './toasts.ts';

/** Executes an effect: shows its toast, refreshes queries, navigates. */
export function follow(effect: AppEffect, app: () => App): void {
  if (effect.toast) showToast(effect.toast);
  for (const queryKey of effect.refresh ?? []) void app().queryClient.invalidateQueries({ queryKey });
  if (effect.refresh && !effect.isKnownElsewhere) tellOtherTabs(effect.refresh);
  if (effect.retry) retryFailedReads(app().queryClient);
  if (effect.go) lead(effect.go, app);
}

function lead(to: NonNullable<AppEffect['go']>, app: () => App): void {
  if (to === 'afterLogin') {
    const target = new URLSearchParams(location.search).get('continue');
    return navigate(afterLogin(roleOf(app()), target, location.origin), { replace: true });
  }
  if (to === 'landing') return navigate(landingOf(roleOf(app())), { replace: true });
  if (typeof to === 'object') return navigate(to.path);
  if (to === 'samePage') return location.reload();
  if (to === 'login') return navigate(ROUTES.login.path, { replace: true });
  if (to === 'myReservations') return navigate(ROUTES.myReservations.path);
  if (location.pathname !== ROUTES.login.path) navigate(loginPath(location.pathname + location.search));
}

function roleOf({ session }: App): ActingRole {
  const { stored } = session.getSnapshot().context;
  return stored ? actingRoleOf(stored.user) : 'player';
}
