import { TournamentBar } from '../../areas/competitions/events/mine/TournamentBar.tsx';
import { InvitationBar } from '../../areas/competitions/registrations/invitations/InvitationBar.tsx';
import { useInvitations } from '../../areas/competitions/registrations/invitations/useInvitations.ts';

/** One bar for a logged-in player: an invitation, which waits for an answer, before the tournaments they play in. */
export function PlayerBar() {
  const { invitations } = useInvitations();
  return invitations.length > 0 ? <InvitationBar /> : <TournamentBar />;
}
