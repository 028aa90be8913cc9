import { useEffect, useState } from 'react';
import { useApp } from './AppContext.tsx';
import { onceCalm } from './onceCalm.ts';

/** Whether the first page has read what it shows; once true it stays so. */
export function useIsCalm(): boolean {
  const { queryClient } = useApp();
  const [isCalm, calm] = useState(false);
  useEffect(() => onceCalm(queryClient, () => calm(true)), [queryClient]);
  return isCalm;
}
