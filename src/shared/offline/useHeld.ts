import { useSyncExternalStore } from 'react';
import type { Held } from '#domain/offline/held.ts';
import { useUser } from '../runtime/AppContext.tsx';
import { onHeld, ownerOf, readHeld } from './heldStore.ts';

const NOTHING: readonly Held[] = [];

/** What the person on this device still has to send. */
export function useHeld(): readonly Held[] {
  const user = useUser();
  return useSyncExternalStore(onHeld, () => (user ? readHeld(ownerOf(user)) : NOTHING));
}
