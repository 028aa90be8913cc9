import type { Toast } from './effects/effect.ts';

type Toaster = typeof import('@mantine/notifications');

/** Above the bars at the foot: neither titles nor what closes a dialog stand there. */
export const TOASTS_AT = 'bottom-center';
const USUAL_TOAST_MS = 5_000;

let toaster: Toaster | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The toast library, once it has loaded. */
export function toasterNow(): Toaster | undefined {
  return toaster;
}

export function onToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the toasts and their texts, 12 kB that a visit without actions never needs. A failed load can be retried. */
export function loadToaster(): Promise<void> {
  loading ??= Promise.all([import('@mantine/notifications'), import('./effects/messages.ts')]).then(
    ([loaded]) => {
      toaster = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** Shows one toast at a time: on a phone several would cover the content, such as a PIX amount. */
export function showToast(toast: Toast): void {
  if (toaster) draw(toaster, toast);
  else void loadToaster().then(() => toaster && draw(toaster, toast));
}

function draw({ notifications }: Toaster, { tone, message, title, durationMs = USUAL_TOAST_MS }: Toast): void {
  notifications.clean();
  notifications.show({
    color: tone === 'success' ? 'mar' : 'coral',
    title,
    message,
    autoClose: durationMs,
    position: TOASTS_AT,
  });
}
