import { useApp } from './AppContext.tsx';

/** A link's handlers: the code of its screen is fetched when a pointer, a finger or the focus comes near. */
export function usePrefetch(href: string) {
  const { prefetch } = useApp();
  const prepare = () => prefetch(href);
  return { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare };
}
