import type { IconComponent } from '../icon.ts';

export type NavEntry = { href: string; label: string; icon: IconComponent };

export type NavProps = {
  entries: readonly NavEntry[];
  current: string;
  /** Called when a finger or the mouse is on a link, so that its screen can be prefetched. */
  onIntent?: ((href: string) => void) | undefined;
};

export function isCurrent(entry: NavEntry, current: string): boolean {
  if (entry.href === '/') return current === '/';
  return current === entry.href || current.startsWith(`${entry.href}/`);
}
