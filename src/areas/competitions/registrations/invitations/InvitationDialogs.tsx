import type { ComponentProps } from 'react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Invitation } from '#domain/registrations/invitation.ts';
import { describeInvitation } from '../../../../../machines/registrations/invitation.ts';
import { ProfileDialog } from '../../../player/booking/index.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { describeCommand } from '../../../../../machines/command/command.ts';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { AcceptForm } from './AcceptForm.tsx';
import type { InvitationActor } from './invitationActors.ts';
import { acceptDraft } from './invitationParts.ts';
import { ACCEPT, GIVE_UP, REFUSE, refusalText } from './invitationTexts.ts';
import { ENTRY_PROFILE } from '../entry/registrationTexts.ts';

type InvitationDialogsProps = { actor: InvitationActor; invitations: readonly Invitation[] };

/** The player's missing profile data, what accepting means, and the question before declining. */
export function InvitationDialogs({ actor, invitations }: InvitationDialogsProps) {
  const { accepting } = useSelector(actor, describeInvitation, shallowEqual);
  const completion = useSelector(actor, ({ children }) => children.profileCompletion);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const refusal = useSelector(actor, ({ children }) => children.refusal);
  const known = (id: string) => invitations.find((invitation) => invitation.id === id);
  const invitation = known(accepting);

  const close = () => closeForm(actor, submission, acceptDraft(accepting));

  return (
    <>
      <ProfileDialog actor={completion} words={ENTRY_PROFILE} />
      <Dialog opened={invitation !== undefined} title={ACCEPT.title} onClose={close}>
        {invitation && submission && (
          <AcceptForm key={accepting} actor={submission} invitation={invitation} onDismiss={close} />
        )}
      </Dialog>
      {refusal && <Refusal actor={refusal} known={known} />}
    </>
  );
}

type RefusalProps = {
  actor: ComponentProps<typeof ConfirmDialog>['actor'];
  known: (id: string) => Invitation | undefined;
};

function Refusal({ actor, known }: RefusalProps) {
  const subject = useSelector(actor, (snapshot) => describeCommand(snapshot).subject);
  return (
    <ConfirmDialog actor={actor} {...(known(subject)?.isDrawn === true ? GIVE_UP : REFUSE)}>
      {(id) => refusalText(known(id))}
    </ConfirmDialog>
  );
}
