import type { ActorRefFrom } from 'xstate';
import type { Invitation } from '#domain/registrations/invitation.ts';
import { ShirtSize } from '#domain/registrations/registration.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { InvitationFacts } from './InvitationFacts.tsx';
import classes from './Invitations.module.css';
import { acceptDraft } from './invitationParts.ts';
import { ACCEPT, askedText, owingText } from './invitationTexts.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import { ENTRY } from '../entry/registrationTexts.ts';

type AcceptFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  invitation: Invitation;
  onDismiss: () => void;
};

const SHIRTS = [
  { value: '', label: ENTRY.chooseSize },
  ...ShirtSize.literals.map((size) => ({ value: size, label: size })),
];

/** Says what accepting means before it is done. The shirt is chosen when the event has shirts. */
export function AcceptForm({ actor, invitation, onDismiss }: AcceptFormProps) {
  const { id, haveTShirts, tShirtSize = '', tournament, event } = invitation;
  const form = useSubmissionForm({
    actor,
    name: acceptDraft(id),
    initialValues: { tShirtSize },
    validate: (typed): Record<string, string> =>
      haveTShirts && typed.tShirtSize === '' ? { tShirtSize: ACCEPT.shirtNeeded } : {},
  });
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={ACCEPT.title}
      onSubmit={form.onSubmit((typed) =>
        submit(actor, 'acceptInvitation', { id, ...(haveTShirts && { tShirtSize: typed.tShirtSize }) }),
      )}
    >
      <p className={classes.lead}>
        {askedText(invitation)}: <strong>{tournament.category}</strong>, {event.name}.
      </p>
      <InvitationFacts invitation={invitation} />
      {haveTShirts && (
        <ChoiceField
          {...form.field('tShirtSize')}
          value={form.values.tShirtSize}
          label={ACCEPT.shirt}
          description={ENTRY.sizes}
          choices={SHIRTS}
          onChange={({ currentTarget }) => form.set('tShirtSize', currentTarget.value)}
        />
      )}
      <p className={classes.owing}>{owingText(invitation)}</p>
      <p className={classes.seen}>{ACCEPT.seen}</p>
      <FormActions actor={actor} dismiss={ACCEPT.dismiss} onDismiss={onDismiss}>
        {ACCEPT.send}
      </FormActions>
    </form>
  );
}
