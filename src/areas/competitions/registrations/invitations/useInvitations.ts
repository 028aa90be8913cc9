import { useQuery } from '@tanstack/react-query';
import { useApp, useUser } from '../../../../shared/runtime/AppContext.tsx';
import { myInvitationsQuery } from './invitationQueries.ts';

/** The user's invitations and the answers to theirs, of all events or of one. Empty until read, and for non-players. */
export function useInvitations(eventId?: string) {
  const { call } = useApp();
  const isPlayer = useUser()?.role === 'player';
  const { data } = useQuery({ ...myInvitationsQuery(call), enabled: isPlayer });
  const isHere = ({ event }: { event: { id: string } }) => eventId === undefined || event.id === eventId;
  return {
    invitations: isPlayer ? (data?.invitations.filter(isHere) ?? []) : [],
    answers: isPlayer ? (data?.answers.filter(isHere) ?? []) : [],
  };
}
