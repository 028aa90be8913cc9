import { shallowEqual, useSelector } from '@xstate/react';
import type { Invitation } from '../../../../../domain/registrations/invitation.ts';
import { describeInvitation } from '../../../../../machines/registrations/invitation.ts';
import { ProfileDialog } from '../../../player/booking/index.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { AcceptForm } from './AcceptForm.tsx';
import type { InvitationActor } from './invitationActors.ts';
import { acceptDraft } from './invitationParts.ts';
import { ACCEPT, REFUSE, refusalText } from './invitationTexts.ts';
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
      {refusal && (
        <ConfirmDialog actor={refusal} {...REFUSE}>
          {(id) => refusalText(known(id))}
        </ConfirmDialog>
      )}
    </>
  );
}
