import type { Category } from '#domain/events/category.ts';
import { publicTournamentPath } from '#domain/navigation/paths.ts';
import { ShareButton } from '../../../shared/sharing/ShareButton.tsx';

/** Sends the part that is shown, tables or matches, as strangers see it. @param event its name */
export function ShareTournament({
  category: { id, name },
  event,
}: {
  category: Pick<Category, 'id' | 'name'>;
  event: string;
}) {
  const sharedOf = () => {
    const tab = new URLSearchParams(location.search).get('tab');
    const isPublic = tab === 'groups' || tab === 'matches';
    return { title: `${name}, ${event}`, path: publicTournamentPath(id) + (isPublic ? `?tab=${tab}` : '') };
  };
  return <ShareButton size="lg" sharedOf={sharedOf} />;
}
