import { PublicTournamentPage } from '../../areas/competitions/tournament/public/PublicTournamentPage.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';

/** A category as strangers see it; where its page is switched off, the address does not exist. */
export function PublicTournamentScreen() {
  return <PublicTournamentPage none={<NotFoundScreen />} />;
}
