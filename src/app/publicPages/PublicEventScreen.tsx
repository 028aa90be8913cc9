import { PublicEventPage } from '../../areas/competitions/events/public/PublicEventPage.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';

/** An event as strangers see it; where its page is switched off, the address does not exist. */
export function PublicEventScreen() {
  return <PublicEventPage none={<NotFoundScreen />} />;
}
