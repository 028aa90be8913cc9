import { hasCompleteProfile } from '#domain/people/person.ts';
import { useChart, useUser } from '../../../../shared/runtime/AppContext.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';
import { provideInvitation } from './invitationActors.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { InvitationDialogs } from '../laterParts.ts';
import classes from './Invitations.module.css';
import { INVITATIONS } from './invitationTexts.ts';
import { useInvitations } from './useInvitations.ts';

/** The user's invitations with the ways to answer, and the answers to theirs; of all events or of one. */
export function Invitations({ eventId }: { eventId?: string }) {
  const user = useUser();
  const actor = useChart(provideInvitation, { input: undefined });
  const { invitations, answers } = useInvitations(eventId);
  return (
    <>
      {(invitations.length > 0 || answers.length > 0) && (
        <section className={classes.invitations} aria-label={INVITATIONS.label}>
          {invitations.map((invitation) => (
            <InvitationCard
              key={invitation.id}
              invitation={invitation}
              onAccept={() =>
                actor.send({
                  type: 'accept.requested',
                  invitation: invitation.id,
                  isProfileComplete: user !== null && hasCompleteProfile(user),
                })
              }
              onRefuse={() => actor.send({ type: 'refusal.requested', invitation: invitation.id })}
            />
          ))}
          {answers.map((answer) => (
            <AnswerNotice key={answer.id} answer={answer} isLinked={eventId === undefined} />
          ))}
        </section>
      )}
      <InvitationDialogs actor={actor} invitations={invitations} />
    </>
  );
}
