import { type ReactNode, Suspense } from 'react';
import { useIsCalm } from '../../shared/runtime/useIsCalm.ts';

/** What stands around every page and can wait until the first page has read what it shows. */
export function OnceCalm({ children }: { children: ReactNode }) {
  return useIsCalm() && <Suspense fallback={null}>{children}</Suspense>;
}
