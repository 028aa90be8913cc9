import { useSyncExternalStore } from 'react';
import { onToaster, TOASTS_AT, toasterNow } from './toasts.ts';

/** The container of toasts; it is loaded with the first touch or key of a visit. */
export function Toasts() {
  const toaster = useSyncExternalStore(onToaster, toasterNow);
  return toaster && <toaster.Notifications position={TOASTS_AT} />;
}
