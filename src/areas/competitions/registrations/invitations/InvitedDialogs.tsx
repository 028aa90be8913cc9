import { shallowEqual, useSelector } from '@xstate/react';
import type { Category } from '#domain/events/category.ts';
import { isUnanswered, membersOf, type Registration } from '#domain/registrations/members.ts';
import { describeInvited } from '../../../../../machines/registrations/invited.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../../shared/look/states/DialogNotice.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import type { InvitedActor } from './invitationActors.ts';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import { replaceDraft } from './invitationParts.ts';
import { CONFIRM_INVITED, confirmText, REPLACE, sharesText, TAKE_SHARES } from './invitedTexts.ts';
import { ReplaceForm } from './ReplaceForm.tsx';

type InvitedDialogsProps = {
  actor: InvitedActor;
  registrations: readonly Registration[];
  category: Pick<Category, 'individualRegistrationPrice'>;
};

/** The questions before an organizer decides about an unanswered invitation, or a player pays for others. */
export function InvitedDialogs({ actor, registrations, category }: InvitedDialogsProps) {
  const selfId = useUser()?.id;
  const { replacing } = useSelector(actor, describeInvited, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const confirmation = useSelector(actor, ({ children }) => children.confirmation);
  const shareTaking = useSelector(actor, ({ children }) => children.shareTaking);

  const membersIn = (part: string) => {
    const registration = registrations.find(({ id }) => id === partsOf(part).id);
    return registration ? membersOf(registration) : [];
  };
  const personAt = (place: string) => membersIn(place).find(({ person }) => person.id === partsOf(place).of)?.person;
  const owedIn = (part: string) =>
    membersIn(part).filter(
      ({ person, paidVia }) =>
        paidVia === 'pending' && person.payer !== selfId && (partsOf(part).of === 'all' || person.id === selfId),
    ).length;
  const invited = personAt(replacing);

  const close = () => closeForm(actor, submission, replaceDraft(replacing));

  return (
    <>
      <Dialog opened={replacing !== ''} title={REPLACE.title} onClose={close}>
        {submission && invited && isUnanswered(invited) && (
          <ReplaceForm key={replacing} actor={submission} place={replacing} name={invited.name} onDismiss={close} />
        )}
        {replacing !== '' && !(invited && isUnanswered(invited)) && (
          <DialogNotice close={REPLACE.close} onClose={close}>
            {REPLACE.gone}
          </DialogNotice>
        )}
      </Dialog>
      {confirmation && (
        <ConfirmDialog actor={confirmation} {...CONFIRM_INVITED} isGrave={false}>
          {(place) => confirmText(personAt(place)?.name ?? '')}
        </ConfirmDialog>
      )}
      {shareTaking && (
        <ConfirmDialog actor={shareTaking} {...TAKE_SHARES} isGrave={false}>
          {(part) => sharesText(owedIn(part), category.individualRegistrationPrice)}
        </ConfirmDialog>
      )}
    </>
  );
}
