import { navigate } from 'wouter/use-browser-location';
import { afterLogin, loginPath, ROUTES } from '../../domain/navigation/routes.ts';
import type { Consequence } from '../facts/facts.ts';
import type { App } from './createApp.ts';
import { showToast } from './toasts.ts';

/** Does what follows from a fact: shows its toast, reads again what changed, leads to another page. */
export function follow(consequence: Consequence, app: () => App): void {
  if (consequence.toast) showToast(consequence.toast);
  for (const queryKey of consequence.refresh ?? []) void app().queryClient.invalidateQueries({ queryKey });
  if (consequence.go) lead(consequence.go, app);
}

function lead(to: NonNullable<Consequence['go']>, app: () => App): void {
  if (to === 'afterLogin') {
    const target = new URLSearchParams(location.search).get('continue');
    const role = app().session.getSnapshot().context.stored?.user.role ?? 'player';
    return navigate(afterLogin(role, target, location.origin), { replace: true });
  }
  if (typeof to === 'object') return navigate(to.path);
  if (to === 'login') return navigate(ROUTES.login.path, { replace: true });
  if (to === 'myReservations') return navigate(ROUTES.myReservations.path);
  if (location.pathname !== ROUTES.login.path) navigate(loginPath(location.pathname + location.search));
}
