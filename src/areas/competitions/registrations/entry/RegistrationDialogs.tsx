import { shallowEqual, useSelector } from '@xstate/react';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { describeRegistration } from '../../../../../machines/registrations/registration.ts';
import { ProfileDialog } from '../../../player/booking/index.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { entryDraft } from './entryForm.ts';
import { EntryForm } from './EntryForm.tsx';
import type { RegistrationActor } from './registrationActors.ts';
import { ENTRY_PROFILE, ENTRY_WORDS, REPLACING } from './registrationTexts.ts';
import { closeForm } from '../../../../shared/submission/closeForm.ts';

type RegistrationDialogsProps = { actor: RegistrationActor; event: Event; categories: readonly Category[] };

/** The dialogs of a registration: the player's missing profile data, then who plays. */
export function RegistrationDialogs({ actor, event, categories }: RegistrationDialogsProps) {
  const { form, entering, insteadOf } = useSelector(actor, describeRegistration, shallowEqual);
  const completion = useSelector(actor, ({ children }) => children.profileCompletion);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const category = categories.find(({ id }) => id === entering);

  const close = () => closeForm(actor, submission, entryDraft(form, insteadOf || entering));

  return (
    <>
      <ProfileDialog actor={completion} words={ENTRY_PROFILE} />
      <Dialog
        opened={category !== undefined}
        title={insteadOf === '' ? ENTRY_WORDS[form].title : REPLACING.title}
        onClose={close}
      >
        {category && submission && (
          <EntryForm
            actor={submission}
            form={form}
            event={event}
            category={category}
            insteadOf={insteadOf}
            onDismiss={close}
          />
        )}
      </Dialog>
    </>
  );
}
