import { useApp } from './AppContext.tsx';

/** Handlers for a link that load the code of its screen when a pointer, a finger or the focus reaches it. */
export function usePrefetch(href: string) {
  const { prefetch } = useApp();
  const prepare = () => prefetch(href);
  return { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare };
}
