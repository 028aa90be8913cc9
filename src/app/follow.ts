import { notifications } from '@mantine/notifications';
import { navigate } from 'wouter/use-browser-location';
import { afterLogin, loginPath, ROUTES } from '../../domain/navigation/routes.ts';
import type { Consequence, Toast } from '../facts/facts.ts';
import type { App } from './createApp.ts';

const USUAL_TOAST_MS = 5_000;

/** Does what follows from a fact: shows its toast, reads again what changed, leads to another page. */
export function follow(consequence: Consequence, app: () => App): void {
  if (consequence.toast) show(consequence.toast);
  for (const queryKey of consequence.refresh ?? []) void app().queryClient.invalidateQueries({ queryKey });
  if (consequence.go) lead(consequence.go, app);
}

function show({ tone, message, title, durationMs = USUAL_TOAST_MS }: Toast): void {
  // One at a time: on a phone a pile of them hides what was asked for, such as the sum of a PIX.
  notifications.clean();
  notifications.show({
    color: tone === 'success' ? 'mar' : 'coral',
    title,
    message,
    autoClose: durationMs,
  });
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
