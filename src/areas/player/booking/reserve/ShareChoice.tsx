import { sharedSearch } from '#domain/booking/choice.ts';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';

/** Sends the page's address, which names the chosen hours, to the friends who will play. */
export function ShareChoice({ arena }: { arena: string }) {
  const sharedOf = () => ({ title: arena, path: location.pathname + sharedSearch(location.search) });
  return <ShareButton variant="subtle" px={8} fz="var(--text-caption)" sharedOf={sharedOf} copied="copyChoice" />;
}
