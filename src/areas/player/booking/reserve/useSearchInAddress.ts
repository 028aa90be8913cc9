import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Puts a query into the address, in place of the present entry. The address stays as it was opened until the query changes:
 * what could not be read then is there at a reload.
 */
export function useSearchInAddress(search: string): void {
  const [, navigate] = useLocation();
  const written = useRef(search);
  useEffect(() => {
    if (written.current === search) return;
    // After the paint of the choice, for which the address, and all that follows it, would be waited.
    return afterPaint(() => {
      written.current = search;
      navigate(location.pathname + search, { replace: true });
    });
  }, [navigate, search]);
}

/** @returns a function that ends the waiting */
function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
