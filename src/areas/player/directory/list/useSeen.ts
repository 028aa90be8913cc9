import { useCallback, useState } from 'react';

/** How far below the screen pictures are fetched. The browser's own lazy loading would fetch them all. */
const NEAR = '0px 0px 120px';

/** Whether an element has come near the visible part of the page; attach `ref` to it. */
export function useSeen() {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((node: Element | null) => {
    if (!node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}
