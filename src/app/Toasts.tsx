import { useSyncExternalStore } from 'react';
import { onToaster, TOASTS_AT, toasterNow } from './toasts.ts';

/** Where toasts appear, from the first touch or key of a visit on. */
export function Toasts() {
  const toaster = useSyncExternalStore(onToaster, toasterNow);
  return toaster && <toaster.Notifications position={TOASTS_AT} />;
}
