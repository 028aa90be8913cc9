import { useState } from 'react';

/** Whether it was so at this render or any before. */
export function useEver(isNow: boolean): boolean {
  const [was, remember] = useState(isNow);
  if (isNow && !was) remember(true);
  return was || isNow;
}
