import type { Toast } from './effects/effect.ts';

type Toaster = typeof import('@mantine/notifications');

export const TOASTS_AT = 'top-center';
const USUAL_TOAST_MS = 5_000;

let toaster: Toaster | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** What draws toasts, once it is here. */
export function toasterNow(): Toaster | undefined {
  return toaster;
}

export function onToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches toasts and their words: 12 kB that who only looks around does without. A failed try is repeated with the next. */
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

/** One at a time: on a phone a pile of them hides what was asked for, such as the sum of a PIX. */
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
